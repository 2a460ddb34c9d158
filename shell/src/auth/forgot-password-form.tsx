import { useState } from 'react';
import { successResponseSchema } from '@shortlist/contracts/account/account';
import { api } from '@shortlist/shared-ui/api';
import { Alert } from '@shortlist/shared-ui/components/alert';
import { Button } from '@shortlist/shared-ui/components/button';
import { TextInput } from '@shortlist/shared-ui/components/text-input';
import { useApiForm } from '../forms/use-api-form';
import { validateRequired } from '../forms/validation';
import { useMessages } from '../messages';

/** The response is the same for every email, so it doesn't reveal accounts. */
export function ForgotPasswordForm({ email = '' }: { email?: string }) {
  const t = useMessages();
  const [sentTo, setSentTo] = useState<string>();
  const { register, submit, isPending, errors } = useApiForm<{ email: string }, { success: boolean }>({
    defaultValues: { email },
    initialFocus: 'email',
    validate: (values) => validateRequired(values, t, t('auth.forgotMissing')),
    request: (values) => api.post('/api/auth/forgot', successResponseSchema, values),
    failureMessage: { title: t('auth.forgotFailed'), text: t('error.tryLater') },
    onSuccess: (_response, values) => setSentTo(values.email.trim()),
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <fieldset disabled={isPending} className="grid gap-4">
        <TextInput
          label={t('auth.email')}
          type="email"
          autoComplete="username"
          error={errors.email?.message}
          {...register('email')}
        />
        <Button type="submit" variant="primary" fullWidth busy={isPending} busyLabel={t('auth.forgotSending')}>
          {t('auth.forgotSend')}
        </Button>
      </fieldset>
      {sentTo && <Alert tone="good">{t('auth.forgotSent', { email: sentTo })}</Alert>}
    </form>
  );
}
