import { useState } from 'react';
import { addressSchema } from '@shortlist/contracts/account/address';
import { userResponseSchema, type User } from '@shortlist/contracts/account/auth';
import { useToast } from '@shortlist/shared-ui/area';
import { api } from '@shortlist/shared-ui/api';
import { Button } from '@shortlist/shared-ui/components/button';
import { Dialog } from '@shortlist/shared-ui/components/dialog';
import { TextInput } from '@shortlist/shared-ui/components/text-input';
import { useQueryClient } from '@shortlist/shared-ui/query';
import { useCompleteSignIn } from '@shortlist/shared-ui/session';
import { useApiForm } from '../../forms/use-api-form';
import { useAccountMessages } from '../messages';

export function EditProfile({ user }: { user: User }) {
  const t = useAccountMessages();
  const [isEditing, setIsEditing] = useState(false);
  return (
    <>
      <Button className="justify-self-start" onClick={() => setIsEditing(true)}>
        {t('account.profile.edit')}
      </Button>
      {isEditing && <ProfileDialog user={user} onClose={() => setIsEditing(false)} />}
    </>
  );
}

function ProfileDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useAccountMessages();
  const toast = useToast();
  const queryClient = useQueryClient();
  const completeSignIn = useCompleteSignIn();
  const { register, submit, isPending, errors } = useApiForm<Pick<User, 'username' | 'email'>, User>({
    defaultValues: { username: user.username, email: user.email },
    initialFocus: 'username',
    request: async ({ username, email }) => {
      // Saves the email address first. If the server rejects it, the name stays unchanged, too.
      if (email.trim() !== user.email) await api.put('/api/me/address', addressSchema, { email });
      if (username.trim() === user.username) return user;
      return (await api.put('/api/me/name', userResponseSchema, { username })).user;
    },
    failureMessage: { title: t('account.profile.notSaved'), text: t('error.tryLater') },
    onSuccess: async (savedUser, { email }) => {
      onClose();
      const description =
        email.trim() === user.email ? undefined : t('account.profile.savedAddress', { email: email.trim() });
      toast({ title: t('account.profile.saved'), description });
      await completeSignIn(savedUser);
      await queryClient.invalidateQueries({ queryKey: ['/api/me/address'] });
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('account.profile.editTitle')} closeLabel={t('close')}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <fieldset disabled={isPending} className="grid gap-4">
          <TextInput
            label={t('auth.username')}
            autoComplete="nickname"
            error={errors.username?.message}
            {...register('username')}
          />
          <TextInput
            label={t('auth.email')}
            type="email"
            autoComplete="email"
            error={errors.email?.message}
            {...register('email')}
          />
          <div className="actions justify-end">
            <Button onClick={onClose}>{t('account.profile.cancel')}</Button>
            <Button type="submit" variant="primary" busy={isPending} busyLabel={t('account.profile.saving')}>
              {t('account.profile.save')}
            </Button>
          </div>
        </fieldset>
      </form>
    </Dialog>
  );
}
