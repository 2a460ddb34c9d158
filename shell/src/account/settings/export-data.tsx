import { useToast } from '@shortlist/shared-ui/area';
import { ApiError, getErrorMessage, fetchApiOrThrow } from '@shortlist/shared-ui/api';
import { Button } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { downloadBlob } from '@shortlist/shared-ui/components/download-file';
import { useMutation } from '@shortlist/shared-ui/query';
import { useAccountMessages } from '../messages';

export function ExportData() {
  const t = useAccountMessages();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const response = await fetchApiOrThrow('POST', '/api/me/export');
      // Reads the whole response first, so that an interrupted download counts as an error.
      downloadBlob(await response.blob(), `shortlist-export-${new Date().toISOString().slice(0, 10)}.zip`);
    },
    onSuccess: () => toast({ title: t('account.data.done') }),
    onError: (error) => {
      // A 401 means that this browser has no session yet, so the server has stored nothing.
      const hasNoSession = error instanceof ApiError && error.status === 401;
      toast({
        title: t('account.data.failed'),
        description: hasNoSession ? t('account.data.nothing') : (getErrorMessage(error) ?? t('error.tryLater')),
        variant: 'destructive',
      });
    },
  });
  return (
    <Card aria-labelledby="account-data" className="grid gap-4">
      <h2 id="account-data" className="d4">
        {t('account.data.title')}
      </h2>
      <p className="max-w-prose text-sm text-pretty text-ink-soft">{t('account.data.text')}</p>
      <Button
        className="justify-self-start"
        busy={isPending}
        busyLabel={t('account.data.collecting')}
        onClick={() => mutate()}
      >
        {t('account.data.download')}
      </Button>
    </Card>
  );
}
