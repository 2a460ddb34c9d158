import { userResponseSchema, type User } from '@shortlist/contracts/account/auth';
import { api } from '@shortlist/shared-ui/api';
import { Button } from '@shortlist/shared-ui/components/button';
import { TextInput } from '@shortlist/shared-ui/components/text-input';
import { useApiForm } from '../forms/use-api-form';
import { validateRequired } from '../forms/validation';
import { useMessages } from '../messages';
import { PasswordInput } from './password-input';

interface Props {
  email: string;
  onSuccess: (user: User) => Promise<void>;
  onForgotPassword: (email: string) => void;
}

export function SignInForm({ email, onSuccess, onForgotPassword }: Props) {
  const t = useMessages();
  const { register, getValues, submit, isPending, errors } = useApiForm<
    { email: string; password: string },
    { user: User }
  >({
    defaultValues: { email, password: '' },
    initialFocus: email ? 'password' : 'email',
    validate: (values) => validateRequired(values, t, t('auth.missingSignIn')),
    request: (values) => api.post('/api/auth/login', userResponseSchema, values),
    failureMessage: { title: t('auth.signInFailed'), text: t('auth.wrongCredentials') },
    onSuccess: (response) => onSuccess(response.user),
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
