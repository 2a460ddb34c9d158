import { minPasswordLength } from '@shortlist/contracts/account/auth';
import type { MessageKey } from '@shortlist/shared-ui/messages';
import type en from '../messages/en.json';

export interface SignInValues {
  email: string;
  password: string;
}
export interface RegisterValues extends SignInValues {
  username: string;
  confirmation: string;
}

export interface Problem<Field extends string> {
  title: MessageKey<typeof en>;
  text: MessageKey<typeof en>;
  fields: Field[];
  beside: MessageKey<typeof en>;
}

const missingFields = <Values extends object>(values: Values, order: (keyof Values & string)[]) =>
  order.filter((field) => String(values[field]).trim() === '');

export function checkSignIn(values: SignInValues): Problem<keyof SignInValues> | undefined {
  const fields = missingFields(values, ['email', 'password']);
  if (fields.length === 0) return undefined;
  return { title: 'auth.missingTitle', text: 'auth.missingSignIn', fields, beside: 'auth.required' };
}

/** Checks in the order of the specification and returns only the first error. */
export function checkRegistration(values: RegisterValues): Problem<keyof RegisterValues> | undefined {
  const fields = missingFields(values, ['username', 'email', 'password', 'confirmation']);
  if (fields.length > 0) {
    return { title: 'auth.missingTitle', text: 'auth.missingRegister', fields, beside: 'auth.required' };
  }
  if (values.password !== values.confirmation) {
    return { title: 'auth.mismatchTitle', text: 'auth.mismatch', fields: ['confirmation'], beside: 'auth.mismatch' };
  }
  if (values.password.length < minPasswordLength) {
    return { title: 'auth.shortTitle', text: 'auth.short', fields: ['password'], beside: 'auth.short' };
  }
  return undefined;
}
