import type { User } from '@shortlist/contracts/account/auth';
import { Button } from '@shortlist/shared-ui/components/button';
import { TextInput } from '@shortlist/shared-ui/components/text-input';
import { useMessages } from '../messages';
import { validateSignIn, type SignInValues } from './auth-validation';
import { PasswordInput } from './password-input';
import { useAuthForm } from './use-auth-form';

interface Props {
  email: string;
  onSuccess: (user: User) => Promise<void>;
  onForgotPassword: (email: string) => void;
}

export function SignInForm({ email, onSuccess, onForgotPassword }: Props) {
  const t = useMessages();
  const { register, getValues, submit, isPending, errors } = useAuthForm<SignInValues>({
    path: '/api/auth/login',
    defaultValues: { email, password: '' },
    initialFocus: email ? 'password' : 'email',
    validate: validateSignIn,
    toRequestBody: (values) => values,
    failureMessage: { title: 'auth.signInFailed', text: 'auth.wrongCredentials' },
    onSuccess,
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <fieldset disabled={isPending} className="grid gap-4">
        <TextInput
          label={t('auth.email')}
          type="email"
          autoComplete="username"
          error={errors.email?.message}
          {...register('email')}
        />
        <PasswordInput
          label={t('auth.password')}
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password')}
        />
        <Button
          variant="link"
          className="-my-1 justify-self-start"
          onClick={() => onForgotPassword(getValues('email'))}
        >
          {t('auth.forgot')}
        </Button>
        <Button type="submit" variant="primary" fullWidth busy={isPending} busyLabel={t('auth.signingIn')}>
          {t('auth.signIn')}
        </Button>
      </fieldset>
    </form>
  );
}
