import { successResponseSchema } from '@shortlist/contracts/account/account';
import { useToast } from '@shortlist/shared-ui/area';
import { api } from '@shortlist/shared-ui/api';
import { Button } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { useQueryClient } from '@shortlist/shared-ui/query';
import { PasswordInput } from '../../auth/password-input';
import { PasswordStrengthHint } from '../../auth/password-strength-hint';
import { useApiForm } from '../../forms/use-api-form';
import { createNewPasswordRules } from '../../forms/validation';
import { useAccountMessages } from '../messages';

const emptyValues = { currentPassword: '', newPassword: '', confirmation: '' };

export function ChangePassword() {
  const t = useAccountMessages();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { register, watch, reset, submit, isPending, errors } = useApiForm<typeof emptyValues, { success: boolean }>({
    defaultValues: emptyValues,
    ...createNewPasswordRules('newPassword', t),
    request: ({ currentPassword, newPassword }) =>
      api.post('/api/me/password', successResponseSchema, { currentPassword, newPassword }),
    failureMessage: { title: t('account.password.failed'), text: t('error.tryLater') },
    onSuccess: async () => {
      reset(emptyValues);
      toast({ title: t('account.password.changed'), description: t('account.password.changedText') });
      await queryClient.invalidateQueries({ queryKey: ['/api/me/sessions'] });
    },
  });
  return (
    <Card aria-labelledby="account-password" className="grid gap-4">
      <h2 id="account-password" className="d4">
        {t('account.password.title')}
      </h2>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <fieldset disabled={isPending} className="grid max-w-md gap-4">
          <PasswordInput
            label={t('account.password.current')}
            autoComplete="current-password"
            error={errors.currentPassword?.message}
            {...register('currentPassword')}
          />
          <PasswordInput
            label={t('account.password.new')}
            autoComplete="new-password"
            hint={<PasswordStrengthHint password={watch('newPassword')} />}
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
            busy={isPending}
            busyLabel={t('account.password.changing')}
          >
            {t('account.password.change')}
          </Button>
        </fieldset>
      </form>
    </Card>
  );
}
