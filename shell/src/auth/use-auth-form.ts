import type { DefaultValues, FieldValues, Path } from 'react-hook-form';
import { userResponseSchema, type User } from '@shortlist/contracts/account/auth';
import { api } from '@shortlist/shared-ui/api';
import type { MessageKey } from '@shortlist/shared-ui/create-messages-hook';
import { useApiForm } from '../forms/use-api-form';
import { useMessages } from '../messages';
import type en from '../locales/en.json';
import type { ValidationErrorKeys } from './auth-validation';

interface Options<Values extends FieldValues> {
  path: '/api/auth/login' | '/api/auth/register';
  defaultValues: DefaultValues<Values>;
  initialFocus: Path<Values>;
  validate: (values: Values) => ValidationErrorKeys<Path<Values>> | undefined;
  validateOnBlur?: (field: Path<Values>, values: Values) => MessageKey<typeof en> | undefined;
  toRequestBody: (values: Values) => object;
  failureMessage: { title: MessageKey<typeof en>; text: MessageKey<typeof en> };
  onSuccess: (user: User) => Promise<void>;
}

export function useAuthForm<Values extends FieldValues>(options: Options<Values>) {
  const t = useMessages();
  const { path, defaultValues, initialFocus, validate, validateOnBlur, toRequestBody, failureMessage, onSuccess } =
    options;
  return useApiForm<Values, { user: User }>({
    defaultValues,
    initialFocus,
    validate: (values) => {
      const errorKeys = validate(values);
      return (
        errorKeys && {
          title: t(errorKeys.title),
          text: t(errorKeys.text),
          fields: errorKeys.fields,
          fieldMessage: t(errorKeys.fieldMessage),
        }
      );
    },
    validateOnBlur: (field, values) => {
      const errorKey = validateOnBlur?.(field, values);
      return errorKey && t(errorKey);
    },
    request: (values) => api.post(path, userResponseSchema, toRequestBody(values)),
    failureMessage: { title: t(failureMessage.title), text: t(failureMessage.text) },
    onSuccess: ({ user }) => onSuccess(user),
  });
}
