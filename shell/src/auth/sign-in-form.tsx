import type { User } from '@shortlist/contracts/account/auth';
import { Button } from '@shortlist/shared-ui/components/button';
import { TextInput } from '@shortlist/shared-ui/components/text-input';
import { useMessages } from '../messages';
import { checkSignIn, type SignInValues } from './check-form';
import { PasswordInput } from './password-input';
import { useAuthForm } from './use-auth-form';

interface Props {
  email: string;
  onDone: (user: User) => Promise<void>;
  onForgot: (email: string) => void;
}

export function SignInForm({ email, onDone, onForgot }: Props) {
  const t = useMessages();
  const { register, getValues, submit, pending, errors } = useAuthForm<SignInValues>({
    path: '/api/auth/login',
    empty: { email, password: '' },
    first: email ? 'password' : 'email',
    check: checkSignIn,
    body: (values) => values,
    failure: { title: 'auth.signInFailed', text: 'auth.wrongCredentials' },
    onDone,
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <fieldset disabled={pending} className="grid gap-4">
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
        <Button variant="link" className="-my-1 justify-self-start" onClick={() => onForgot(getValues('email'))}>
          {t('auth.forgot')}
        </Button>
        <Button type="submit" variant="primary" block busy={pending} busyLabel={t('auth.signingIn')}>
          {t('auth.signIn')}
        </Button>
      </fieldset>
    </form>
  );
}
