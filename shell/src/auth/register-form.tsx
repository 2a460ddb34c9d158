import { useRef, type ChangeEvent } from 'react';
import { minPasswordLength, userResponseSchema, type User } from '@shortlist/contracts/account/auth';
import { api } from '@shortlist/shared-ui/api';
import { Button } from '@shortlist/shared-ui/components/button';
import { TextInput } from '@shortlist/shared-ui/components/text-input';
import { useApiForm, type ApiForm } from '../forms/use-api-form';
import { createNewPasswordRules } from '../forms/validation';
import { useMessages } from '../messages';
import { PasswordInput } from './password-input';
import { PasswordStrengthHint } from './password-strength-hint';

interface RegisterValues {
  username: string;
  email: string;
  password: string;
  confirmation: string;
}

interface Props {
  email?: string;
  onSuccess: (user: User) => Promise<void>;
}

export function RegisterForm({ email = '', onSuccess }: Props) {
  const t = useMessages();
  const form = useApiForm<RegisterValues, { user: User }>({
    defaultValues: { username: '', email, password: '', confirmation: '' },
    initialFocus: 'username',
    ...createNewPasswordRules('password', t),
    request: ({ username, email, password }) =>
      api.post('/api/auth/register', userResponseSchema, { username, email, password }),
    failureMessage: { title: t('auth.registerFailed'), text: t('auth.notCreated') },
    onSuccess: ({ user }) => onSuccess(user),
  });
  const { register, watch, submit, isPending, errors } = form;
  const copyToConfirmation = useCopyToConfirmation(form);
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <fieldset disabled={isPending} className="grid gap-4">
        <TextInput
          label={t('auth.username')}
          autoComplete="nickname"
          error={errors.username?.message}
          {...register('username')}
        />
        <TextInput
          label={t('auth.email')}
          type="email"
          autoComplete="username"
          error={errors.email?.message}
          {...register('email')}
        />
        <PasswordInput
          label={t('auth.password')}
          autoComplete="new-password"
          hint={<PasswordStrengthHint password={watch('password')} />}
          error={errors.password?.message}
          {...{ passwordrules: `minlength: ${minPasswordLength};` }}
          {...register('password', { onChange: copyToConfirmation })}
        />
        <PasswordInput
          label={t('auth.confirmation')}
          autoComplete="new-password"
          error={errors.confirmation?.message}
          {...register('confirmation')}
        />
        <Button
          type="submit"
          variant="primary"
          fullWidth
          busy={isPending}
          busyLabel={t('auth.creating')}
          className="mt-2"
        >
          {t('auth.createAccount')}
        </Button>
      </fieldset>
    </form>
  );
}

/**
 * Some password managers fill only one field, so this copies the password to the confirmation. Password managers insert
 * the whole password in one event without an `inputType`.
 */
function useCopyToConfirmation({ getValues, setValue, clearErrors }: ApiForm<RegisterValues>) {
  const previousPassword = useRef('');
  return ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { inputType } = nativeEvent as Partial<InputEvent>;
    const shouldCopy = !inputType && [undefined, '', previousPassword.current].includes(getValues('confirmation'));
    previousPassword.current = target.value;
    if (!shouldCopy) return;
    setValue('confirmation', target.value);
    clearErrors('confirmation');
  };
}
