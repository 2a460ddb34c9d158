import { minPasswordLength } from '@shortlist/contracts/account/auth';
import type { MessageKey } from '@shortlist/shared-ui/create-messages-hook';
import type en from '../locales/en.json';
import type { ValidationError } from './use-api-form';

type Translate = (key: MessageKey<typeof en>) => string;
type TextValues<Field extends string> = Record<Field, string>;

/** Validates a form in which all fields are required. The toast shows `text`. */
export function validateRequired<Field extends string>(
  values: TextValues<Field>,
  t: Translate,
  text = t('auth.missingRegister'),
): ValidationError<Field> | undefined {
  const fields = (Object.keys(values) as Field[]).filter((field) => values[field].trim() === '');
  if (fields.length === 0) return undefined;
  return { title: t('auth.missingTitle'), text, fields, fieldMessage: t('auth.required') };
}

export const createNewPasswordRules = <Field extends string>(passwordField: Field, t: Translate) => ({
  /** Returns only the first error. */
  validate<OtherField extends string>(
    values: TextValues<Field | 'confirmation' | OtherField>,
  ): ValidationError<Field | 'confirmation' | OtherField> | undefined {
    const missingError = validateRequired(values, t);
    if (missingError) return missingError;
    if (values[passwordField] !== values.confirmation) {
      const text = t('auth.mismatch');
      return { title: t('auth.mismatchTitle'), text, fields: ['confirmation'], fieldMessage: text };
    }
    if (values[passwordField].length < minPasswordLength) {
      const text = t('auth.short');
      return { title: t('auth.shortTitle'), text, fields: [passwordField], fieldMessage: text };
    }
    return undefined;
  },
  validateOnBlur(field: string, values: TextValues<Field | 'confirmation'>): string | undefined {
    if (field === passwordField && values[passwordField].length < minPasswordLength) return t('auth.short');
    if (field === 'confirmation' && values.confirmation !== values[passwordField]) return t('auth.mismatch');
    return undefined;
  },
});
