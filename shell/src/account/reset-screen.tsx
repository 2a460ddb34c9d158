import { useState } from 'react';
import { userAnswerSchema, type User } from '@shortlist/contracts/account/auth';
import { useIsMounted, useToast } from '@shortlist/shared-ui/area';
import { api } from '@shortlist/shared-ui/api';
import { Alert } from '@shortlist/shared-ui/components/alert';
import { Button } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { useGo } from '@shortlist/shared-ui/navigation/use-language';
import { useSearchParams } from '@shortlist/shared-ui/router';
import { useSignedIn } from '@shortlist/shared-ui/session';
import { ForgotForm } from '../auth/forgot-form';
import { PasswordInput } from '../auth/password-input';
import { StrengthHint } from '../auth/strength-hint';
import { useCallForm } from '../forms/use-call-form';
import { useAccountMessages } from './messages';
import { checkLeftPassword } from '../forms/check-left-password';
import { checkNewPassword } from './new-password';

/** Landing screen of the password reset email. Without a token, or with an expired one, it offers a new link. */
export default function ResetScreen() {
  const t = useAccountMessages();
  const [query] = useSearchParams();
  const token = query.get('token');
  const [over, setOver] = useState<string>();
  const canSet = token && !over;
  return (
    <div className="wrap grid content-start justify-items-center py-8 lg:py-16">
      <Card className="grid w-full max-w-md gap-4">
        <h1 className="d3">{t('account.reset.title')}</h1>
        {over && <Alert tone="danger">{over}</Alert>}
        <p className="text-sm text-ink-soft">{t(canSet ? 'account.reset.text' : 'auth.forgotText')}</p>
        {canSet ? <NewPasswordForm token={token} onOver={setOver} /> : <ForgotForm />}
      </Card>
    </div>
  );
}

function NewPasswordForm({ token, onOver }: { token: string; onOver: (why: string) => void }) {
  const t = useAccountMessages();
  const toast = useToast();
  const go = useGo();
  const isMounted = useIsMounted();
  const signedIn = useSignedIn();
  const { register, watch, submit, pending, errors } = useCallForm<
    { password: string; confirmation: string },
    { user: User }
  >({
    empty: { password: '', confirmation: '' },
    first: 'password',
    check: (values) => checkNewPassword(values, 'password', t),
    checkLeft: (field, values) => {
      const beside = checkLeftPassword(field, values);
      return beside && t(beside);
    },
    call: ({ password }) => api.post('/api/auth/reset', userAnswerSchema, { token, password }),
    failure: { title: t('account.reset.failed'), text: t('error.tryLater') },
    onRefused: ({ body }) => {
      const issue = body?.issues?.find(({ path }) => path === 'token');
      if (issue) onOver(issue.message);
    },
    onDone: async ({ user }) => {
      toast({ title: t('account.reset.saved'), description: t('auth.signedInAs', { name: user.username }) });
      await signedIn(user);
      // Replaces this history entry, because its link cannot be used again.
      go(isMounted('/dashboard') ? '/dashboard' : '/account', { replace: true });
    },
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <fieldset disabled={pending} className="grid gap-4">
        <PasswordInput
          label={t('account.password.new')}
          autoComplete="new-password"
          hint={<StrengthHint password={watch('password')} />}
          error={errors.password?.message}
          {...register('password')}
        />
        <PasswordInput
          label={t('account.password.again')}
          autoComplete="new-password"
          error={errors.confirmation?.message}
          {...register('confirmation')}
        />
        <Button type="submit" variant="primary" block busy={pending} busyLabel={t('account.reset.saving')}>
          {t('account.reset.save')}
        </Button>
      </fieldset>
    </form>
  );
}
