import { useState } from 'react';
import type { User } from '@shortlist/contracts/account/auth';
import { useToast } from '@shortlist/shared-ui/area';
import { ApiError, fetchApiOrThrow } from '@shortlist/shared-ui/api';
import { Button } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { Dialog } from '@shortlist/shared-ui/components/dialog';
import { useLocalizedNavigate } from '@shortlist/shared-ui/navigation/use-language';
import { useClearSession } from '@shortlist/shared-ui/session';
import { PasswordInput } from '../../auth/password-input';
import { useApiForm } from '../../forms/use-api-form';
import { validateRequired } from '../../forms/validation';
import { useAccountMessages } from '../messages';

/** Deletes the account, or a guest's data in this browser session, after a confirmation that lists the data. */
export function DeleteAccount({ user }: { user: User | null }) {
  const t = useAccountMessages();
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <Card aria-labelledby="account-delete" className="grid gap-4">
      <h2 id="account-delete" className="d4">
        {t(user ? 'account.delete.title' : 'account.delete.titleGuest')}
      </h2>
      <p className="max-w-prose text-sm text-pretty text-ink-soft">
        {t(user ? 'account.delete.text' : 'account.delete.textGuest')}
      </p>
      <Button variant="danger-line" className="justify-self-start" onClick={() => setIsConfirming(true)}>
        {t(user ? 'account.delete.open' : 'account.delete.openGuest')}
      </Button>
      {isConfirming && <DeleteDialog user={user} onClose={() => setIsConfirming(false)} />}
    </Card>
  );
}

function DeleteDialog({ user, onClose }: { user: User | null; onClose: () => void }) {
  const t = useAccountMessages();
  const toast = useToast();
  const navigate = useLocalizedNavigate();
  const clearSession = useClearSession();
  const { register, submit, isPending, errors } = useApiForm<{ password: string }, void>({
    defaultValues: { password: '' },
    validate: (values) => (user ? validateRequired(values, t) : undefined),
    request: async (values) => {
      try {
        await fetchApiOrThrow('DELETE', '/api/me', user ? values : undefined);
      } catch (error) {
        // A 401 means a guest without stored data, so there is nothing to delete.
        if (user || !(error instanceof ApiError) || error.status !== 401) throw error;
      }
    },
    failureMessage: { title: t('account.delete.failed'), text: t('error.tryLater') },
    onSuccess: async () => {
      onClose();
      toast({ title: t(user ? 'account.delete.done' : 'account.delete.doneGuest') });
      navigate('/');
      await clearSession();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(user ? 'account.delete.question' : 'account.delete.questionGuest')}
      closeLabel={t('close')}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-4">
        <DeletedData user={user} />
        <fieldset disabled={isPending} className="grid gap-4">
          {user && (
            <PasswordInput
              label={t('account.delete.password')}
              autoComplete="current-password"
              error={errors.password?.message}
              {...register('password')}
            />
          )}
          <div className="actions justify-end">
            <Button onClick={onClose}>{t(user ? 'account.delete.cancel' : 'account.delete.cancelGuest')}</Button>
            <Button type="submit" variant="danger" busy={isPending} busyLabel={t('account.delete.deleting')}>
              {t('account.delete.confirm')}
            </Button>
          </div>
        </fieldset>
      </form>
    </Dialog>
  );
}

function DeletedData({ user }: { user: User | null }) {
  const t = useAccountMessages();
  return (
    <div className="grid gap-2 text-sm wrap-anywhere">
      <p>{t('account.delete.willBeDeleted')}</p>
      <ul className="grid list-disc gap-1 pl-5">
        {user && <li>{t('account.delete.account', { name: user.username, email: user.email })}</li>}
        <li>{t('account.delete.documents')}</li>
        <li>{t('account.delete.results')}</li>
      </ul>
      <p className="text-ink-soft">{t('account.delete.keep')}</p>
    </div>
  );
}
