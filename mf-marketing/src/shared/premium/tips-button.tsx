import { Download } from 'lucide-react';
import { pdfAnswerSchema } from '@shortlist/contracts/generator/generation';
import { api, messageOf } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMutation } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';

/** The interview tips as a file, in the language of the page. */
export function TipsButton() {
  const t = useMessages();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { success, pdfUrl } = await api.post('/api/interview-tips/pdf', pdfAnswerSchema);
      if (!success || !pdfUrl) throw new Error('no PDF came');
      openFile(pdfUrl);
    },
    onError: (error) => {
      console.error('the interview tips could not be made', error);
      toast({
        title: t('tips.failed'),
        description: messageOf(error) ?? t('tips.failedText'),
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

/** A link that is pressed for the user: unlike a new window, it works however long the file took. */
function openFile(url: string) {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
