import { minPasswordLength } from '@shortlist/contracts/account/auth';
import type { MessageKey } from '@shortlist/shared-ui/create-messages-hook';
import type en from '../locales/en.json';

export interface SignInValues {
  email: string;
  password: string;
}
export interface RegisterValues extends SignInValues {
  username: string;
  confirmation: string;
}

export interface ValidationErrorKeys<Field extends string> {
  title: MessageKey<typeof en>;
  text: MessageKey<typeof en>;
  fields: Field[];
  fieldMessage: MessageKey<typeof en>;
}

const findMissingFields = <Values extends object>(values: Values, order: (keyof Values & string)[]) =>
  order.filter((field) => String(values[field]).trim() === '');

export function validateSignIn(values: SignInValues): ValidationErrorKeys<keyof SignInValues> | undefined {
  const fields = findMissingFields(values, ['email', 'password']);
  if (fields.length === 0) return undefined;
  return { title: 'auth.missingTitle', text: 'auth.missingSignIn', fields, fieldMessage: 'auth.required' };
}

/** Checks in the order of the specification and returns only the first error. */
export function validateRegistration(values: RegisterValues): ValidationErrorKeys<keyof RegisterValues> | undefined {
  const fields = findMissingFields(values, ['username', 'email', 'password', 'confirmation']);
  if (fields.length > 0) {
    return { title: 'auth.missingTitle', text: 'auth.missingRegister', fields, fieldMessage: 'auth.required' };
  }
  if (values.password !== values.confirmation) {
    return {
      title: 'auth.mismatchTitle',
      text: 'auth.mismatch',
      fields: ['confirmation'],
      fieldMessage: 'auth.mismatch',
    };
  }
  if (values.password.length < minPasswordLength) {
    return { title: 'auth.shortTitle', text: 'auth.short', fields: ['password'], fieldMessage: 'auth.short' };
  }
  return undefined;
}
