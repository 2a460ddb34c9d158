import { Download } from 'lucide-react';
import { pdfResponseSchema } from '@shortlist/contracts/generator/generation';
import { api, getErrorMessage } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { Button } from '@shortlist/shared-ui/components/button';
import { downloadFile } from '@shortlist/shared-ui/components/download-file';
import { useMutation } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';

export function InterviewTipsButton() {
  const t = useMessages();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { success, pdfUrl } = await api.post('/api/interview-tips/pdf', pdfResponseSchema);
      if (!success || !pdfUrl) throw new Error('No PDF was returned');
      downloadFile(pdfUrl);
    },
    onError: (error) => {
      console.error('The interview tips could not be generated', error);
      toast({
        title: t('tips.failed'),
        description: getErrorMessage(error) ?? t('tips.failedText'),
        variant: 'destructive',
      });
    },
  });
  return (
    <Button variant="link" busy={isPending} icon={<Download size={20} aria-hidden />} onClick={() => mutate()}>
      {t('tips.download')}
    </Button>
  );
}
