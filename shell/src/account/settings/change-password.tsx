import { doneSchema } from '@shortlist/contracts/account/account';
import { useToast } from '@shortlist/shared-ui/area';
import { api } from '@shortlist/shared-ui/api';
import { Button } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { useQueryClient } from '@shortlist/shared-ui/query';
import { PasswordInput } from '../../auth/password-input';
import { StrengthHint } from '../../auth/strength-hint';
import { useCallForm } from '../../forms/use-call-form';
import { useAccountMessages } from '../messages';
import { checkLeftPassword } from '../../forms/check-left-password';
import { checkNewPassword } from '../new-password';

const empty = { currentPassword: '', newPassword: '', confirmation: '' };

export function ChangePassword() {
  const t = useAccountMessages();
  const toast = useToast();
  const queries = useQueryClient();
  const { register, watch, reset, submit, pending, errors } = useCallForm<typeof empty, { success: boolean }>({
    empty,
    check: (values) => checkNewPassword(values, 'newPassword', t),
    checkLeft: (field, { newPassword: password, confirmation }) => {
      const beside = field === 'currentPassword' ? undefined : checkLeftPassword(field, { password, confirmation });
      return beside && t(beside);
    },
    call: ({ currentPassword, newPassword }) =>
      api.post('/api/me/password', doneSchema, { currentPassword, newPassword }),
    failure: { title: t('account.password.failed'), text: t('error.tryLater') },
    onDone: async () => {
      reset(empty);
      toast({ title: t('account.password.changed'), description: t('account.password.changedText') });
      await queries.invalidateQueries({ queryKey: ['/api/me/sessions'] });
    },
  });
  return (
    <Card aria-labelledby="account-password" className="grid gap-4">
      <h2 id="account-password" className="d4">
        {t('account.password.title')}
      </h2>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <fieldset disabled={pending} className="grid max-w-md gap-4">
          <PasswordInput
            label={t('account.password.current')}
            autoComplete="current-password"
            error={errors.currentPassword?.message}
            {...register('currentPassword')}
          />
          <PasswordInput
            label={t('account.password.new')}
            autoComplete="new-password"
            hint={<StrengthHint password={watch('newPassword')} />}
            error={errors.newPassword?.message}
            {...register('newPassword')}
          />
          <PasswordInput
            label={t('account.password.again')}
            autoComplete="new-password"
            error={errors.confirmation?.message}
            {...register('confirmation')}
          />
          <Button
            type="submit"
            className="justify-self-start"
            busy={pending}
            busyLabel={t('account.password.changing')}
          >
            {t('account.password.change')}
          </Button>
        </fieldset>
      </form>
    </Card>
  );
}
