import { useState } from 'react';
import { doneSchema } from '@shortlist/contracts/account/account';
import { api } from '@shortlist/shared-ui/api';
import { Alert } from '@shortlist/shared-ui/components/alert';
import { Button } from '@shortlist/shared-ui/components/button';
import { TextInput } from '@shortlist/shared-ui/components/text-input';
import { useCallForm } from '../forms/use-call-form';
import { useMessages } from '../messages';

/** Requests a password reset link. The confirmation is the same for every email, so it does not reveal accounts. */
export function ForgotForm({ email = '' }: { email?: string }) {
  const t = useMessages();
  const [sentTo, setSentTo] = useState<string>();
  const { register, submit, pending, errors } = useCallForm<{ email: string }, { success: boolean }>({
    empty: { email },
    first: 'email',
    check: (values) =>
      values.email.trim() === ''
        ? {
            title: t('auth.missingTitle'),
            text: t('auth.forgotMissing'),
            fields: ['email'],
            beside: t('auth.required'),
          }
        : undefined,
    call: (values) => api.post('/api/auth/forgot', doneSchema, values),
    failure: { title: t('auth.forgotFailed'), text: t('error.tryLater') },
    onDone: (_done, values) => setSentTo(values.email.trim()),
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <fieldset disabled={pending} className="grid gap-4">
        <TextInput
          label={t('auth.email')}
          type="email"
          autoComplete="username"
          error={errors.email?.message}
          {...register('email')}
        />
        <Button type="submit" variant="primary" block busy={pending} busyLabel={t('auth.forgotSending')}>
          {t('auth.forgotSend')}
        </Button>
      </fieldset>
      {sentTo && <Alert tone="good">{t('auth.forgotSent', { email: sentTo })}</Alert>}
    </form>
  );
}
