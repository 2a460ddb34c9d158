import { useToast } from '@shortlist/shared-ui/area';
import { useMessages } from '../../messages';

export function useCopyToClipboard(): (text: string) => Promise<void> {
  const t = useMessages();
  const toast = useToast();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: t('copy.done') });
    } catch (error) {
      console.error('The clipboard could not be written', error);
      toast({ title: t('copy.failed'), description: t('copy.failedText'), variant: 'destructive' });
    }
  };
}
