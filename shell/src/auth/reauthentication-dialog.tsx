import { successResponseSchema } from '@shortlist/contracts/account/account';
import { api } from '@shortlist/shared-ui/api';
import { Button } from '@shortlist/shared-ui/components/button';
import { Dialog } from '@shortlist/shared-ui/components/dialog';
import { useApiForm } from '../forms/use-api-form';
import { validateRequired } from '../forms/validation';
import { useMessages } from '../messages';
import { PasswordInput } from './password-input';

export function ReauthenticationDialog({ onEnd }: { onEnd: (isConfirmed: boolean) => void }) {
  const t = useMessages();
  const { register, submit, isPending, errors } = useApiForm<{ password: string }, { success: boolean }>({
    defaultValues: { password: '' },
    initialFocus: 'password',
    validate: (values) => validateRequired(values, t),
    request: (values) => api.post('/api/me/confirm', successResponseSchema, values),
    failureMessage: { title: t('auth.reauthentication.failed'), text: t('error.tryLater') },
    onSuccess: () => onEnd(true),
  });
  return (
    <Dialog open onClose={() => onEnd(false)} title={t('auth.reauthentication.title')} closeLabel={t('close')}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <p className="pb-4 text-sm text-pretty text-ink-soft">{t('auth.reauthentication.text')}</p>
        <fieldset disabled={isPending} className="grid gap-4">
          <PasswordInput
            label={t('auth.password')}
            autoComplete="current-password"
            error={errors.password?.message}
            {...register('password')}
          />
          <div className="actions justify-end">
            <Button onClick={() => onEnd(false)}>{t('auth.reauthentication.cancel')}</Button>
            <Button type="submit" variant="primary" busy={isPending} busyLabel={t('auth.reauthentication.checking')}>
              {t('auth.reauthentication.confirm')}
            </Button>
          </div>
        </fieldset>
      </form>
    </Dialog>
  );
}
