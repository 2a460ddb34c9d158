import { doneSchema } from '@shortlist/contracts/account/account';
import { api } from '@shortlist/shared-ui/api';
import { Button } from '@shortlist/shared-ui/components/button';
import { Dialog } from '@shortlist/shared-ui/components/dialog';
import { useCallForm } from '../forms/use-call-form';
import { useMessages } from '../messages';
import { PasswordInput } from './password-input';

export function ReauthenticationDialog({ onEnd }: { onEnd: (said: boolean) => void }) {
  const t = useMessages();
  const { register, submit, pending, errors } = useCallForm<{ password: string }, { success: boolean }>({
    empty: { password: '' },
    first: 'password',
    check: ({ password }) =>
      password
        ? undefined
        : {
            title: t('auth.missingTitle'),
            text: t('auth.missingRegister'),
            fields: ['password'],
            beside: t('auth.required'),
          },
    call: (values) => api.post('/api/me/confirm', doneSchema, values),
    failure: { title: t('auth.again.failed'), text: t('error.tryLater') },
    onDone: () => onEnd(true),
  });
  return (
    <Dialog open onClose={() => onEnd(false)} title={t('auth.again.title')} closeLabel={t('close')}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <p className="pb-4 text-sm text-pretty text-ink-soft">{t('auth.again.text')}</p>
        <fieldset disabled={pending} className="grid gap-4">
          <PasswordInput
            label={t('auth.password')}
            autoComplete="current-password"
            error={errors.password?.message}
            {...register('password')}
          />
          <div className="actions justify-end">
            <Button onClick={() => onEnd(false)}>{t('auth.again.cancel')}</Button>
            <Button type="submit" variant="primary" busy={pending} busyLabel={t('auth.again.checking')}>
              {t('auth.again.confirm')}
            </Button>
          </div>
        </fieldset>
      </form>
    </Dialog>
  );
}
