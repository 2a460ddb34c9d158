import { getErrorMessage, fetchApiOrThrow } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { Button } from '@shortlist/shared-ui/components/button';
import { downloadBlob } from '@shortlist/shared-ui/components/download-file';
import { useMutation } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';

export function DataExportButton() {
  const t = useMessages();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const response = await fetchApiOrThrow('POST', '/api/me/export');
      // Reads the whole file first, so that `onError` also reports an interrupted download.
      downloadBlob(await response.blob(), `shortlist-export-${new Date().toISOString().slice(0, 10)}.zip`);
    },
    onSuccess: () => toast({ title: t('dashboard.exported') }),
    onError: (error) => {
      console.error('The data could not be exported', error);
      toast({
        title: t('dashboard.exportFailed'),
        description: getErrorMessage(error) ?? t('dashboard.tryAgain'),
        variant: 'destructive',
      });
    },
  });
  return (
    <Button variant="link" busy={isPending} onClick={() => mutate()}>
      {t('dashboard.export')}
    </Button>
  );
}
