import type { User } from '@shortlist/contracts/account/auth';
import { Button } from '@shortlist/shared-ui/components/button';
import { TextInput } from '@shortlist/shared-ui/components/text-input';
import { useMessages } from '../messages';
import { checkRegistration, type RegisterValues } from './check-form';
import { PasswordInput } from './password-input';
import { StrengthHint } from './strength-hint';
import { useAuthForm } from './use-auth-form';

interface Props {
  /** An address that is known already. */
  email?: string;
  onDone: (user: User) => Promise<void>;
}

export function RegisterForm({ email = '', onDone }: Props) {
  const t = useMessages();
  const { register, watch, submit, pending, errors } = useAuthForm<RegisterValues>({
    path: '/api/auth/register',
    empty: { username: '', email, password: '', confirmation: '' },
    first: 'username',
    check: checkRegistration,
    body: ({ username, email, password }) => ({ username, email, password }),
    failure: { title: 'auth.registerFailed', text: 'auth.notCreated' },
    onDone,
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <fieldset disabled={pending} className="grid gap-4">
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
          hint={<StrengthHint password={watch('password')} />}
          error={errors.password?.message}
          {...register('password')}
        />
        <PasswordInput
          label={t('auth.confirmation')}
          autoComplete="new-password"
          error={errors.confirmation?.message}
          {...register('confirmation')}
        />
        <Button type="submit" variant="primary" block busy={pending} busyLabel={t('auth.creating')} className="mt-2">
          {t('auth.createAccount')}
        </Button>
      </fieldset>
    </form>
  );
}
