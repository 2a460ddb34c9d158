import { useState } from 'react';
import { userResponseSchema, type User } from '@shortlist/contracts/account/auth';
import { useHasRoute, useToast } from '@shortlist/shared-ui/area';
import { api } from '@shortlist/shared-ui/api';
import { Alert } from '@shortlist/shared-ui/components/alert';
import { Button } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { useLocalizedNavigate } from '@shortlist/shared-ui/navigation/use-language';
import { useSearchParams } from '@shortlist/shared-ui/router';
import { useCompleteSignIn } from '@shortlist/shared-ui/session';
import { ForgotPasswordForm } from '../auth/forgot-password-form';
import { PasswordInput } from '../auth/password-input';
import { PasswordStrengthHint } from '../auth/password-strength-hint';
import { useApiForm } from '../forms/use-api-form';
import { createNewPasswordRules } from '../forms/validation';
import { useAccountMessages } from './messages';

/** The password reset email links to this screen. If the token is missing or expired, the screen offers a new link. */
export default function ResetPasswordScreen() {
  const t = useAccountMessages();
  const [query] = useSearchParams();
  const token = query.get('token');
  const [expiredMessage, setExpiredMessage] = useState<string>();
  const canSetPassword = token && !expiredMessage;
  return (
    <div className="wrap grid content-start justify-items-center py-8 lg:py-16">
      <Card className="grid w-full max-w-md gap-4">
        <h1 className="d3">{t('account.reset.title')}</h1>
        {expiredMessage && <Alert tone="danger">{expiredMessage}</Alert>}
        <p className="text-sm text-ink-soft">{t(canSetPassword ? 'account.reset.text' : 'auth.forgotText')}</p>
        {canSetPassword ? <NewPasswordForm token={token} onExpired={setExpiredMessage} /> : <ForgotPasswordForm />}
      </Card>
    </div>
  );
}

function NewPasswordForm({ token, onExpired }: { token: string; onExpired: (message: string) => void }) {
  const t = useAccountMessages();
  const toast = useToast();
  const navigate = useLocalizedNavigate();
  const hasRoute = useHasRoute();
  const completeSignIn = useCompleteSignIn();
  const { register, watch, submit, isPending, errors } = useApiForm<
    { password: string; confirmation: string },
    { user: User }
  >({
    defaultValues: { password: '', confirmation: '' },
    initialFocus: 'password',
    ...createNewPasswordRules('password', t),
    request: ({ password }) => api.post('/api/auth/reset', userResponseSchema, { token, password }),
    failureMessage: { title: t('account.reset.failed'), text: t('error.tryLater') },
    onApiError: ({ body }) => {
      const issue = body?.issues?.find(({ path }) => path === 'token');
      if (issue) onExpired(issue.message);
    },
    onSuccess: async ({ user }) => {
      toast({ title: t('account.reset.saved'), description: t('auth.signedInAs', { name: user.username }) });
      await completeSignIn(user);
      // Replaces this history entry, because its link can't be used again.
      navigate(hasRoute('/dashboard') ? '/dashboard' : '/account', { replace: true });
    },
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <fieldset disabled={isPending} className="grid gap-4">
        <PasswordInput
          label={t('account.password.new')}
          autoComplete="new-password"
          hint={<PasswordStrengthHint password={watch('password')} />}
          error={errors.password?.message}
          {...register('password')}
        />
        <PasswordInput
          label={t('account.password.again')}
          autoComplete="new-password"
          error={errors.confirmation?.message}
          {...register('confirmation')}
        />
        <Button type="submit" variant="primary" fullWidth busy={isPending} busyLabel={t('account.reset.saving')}>
          {t('account.reset.save')}
        </Button>
      </fieldset>
    </form>
  );
}
