import { minPasswordLength } from '@shortlist/contracts/account/auth';
import type { Objection } from '../forms/use-call-form';
import type { useAccountMessages } from './messages';

export function checkNewPassword<Field extends string>(
  values: Record<Field | 'confirmation', string>,
  field: Field,
  t: ReturnType<typeof useAccountMessages>,
): Objection<Field | 'confirmation'> | undefined {
  const empty = (Object.keys(values) as Field[]).filter((name) => values[name] === '');
  if (empty.length > 0) {
    return {
      title: t('auth.missingTitle'),
      text: t('auth.missingRegister'),
      fields: empty,
      beside: t('auth.required'),
    };
  }
  if (values[field] !== values.confirmation) {
    const text = t('auth.mismatch');
    return { title: t('auth.mismatchTitle'), text, fields: ['confirmation'], beside: text };
  }
  if (values[field].length < minPasswordLength) {
    const text = t('auth.short');
    return { title: t('auth.shortTitle'), text, fields: [field], beside: text };
  }
  return undefined;
}
