import { minPasswordLength } from '@shortlist/contracts/account/auth';
import type { ValidationError } from '../forms/use-api-form';
import type { useAccountMessages } from './messages';

export function validateNewPassword<Field extends string>(
  values: Record<Field | 'confirmation', string>,
  field: Field,
  t: ReturnType<typeof useAccountMessages>,
): ValidationError<Field | 'confirmation'> | undefined {
  const emptyFields = (Object.keys(values) as Field[]).filter((name) => values[name] === '');
  if (emptyFields.length > 0) {
    return {
      title: t('auth.missingTitle'),
      text: t('auth.missingRegister'),
      fields: emptyFields,
      fieldMessage: t('auth.required'),
    };
  }
  if (values[field] !== values.confirmation) {
    const text = t('auth.mismatch');
    return { title: t('auth.mismatchTitle'), text, fields: ['confirmation'], fieldMessage: text };
  }
  if (values[field].length < minPasswordLength) {
    const text = t('auth.short');
    return { title: t('auth.shortTitle'), text, fields: [field], fieldMessage: text };
  }
  return undefined;
}
