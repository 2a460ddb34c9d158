import { useToast } from '@shortlist/shared-ui/area';
import { useMessages } from '../../messages';

/** Puts a text on the clipboard and says so. */
export function useCopy(): (text: string) => Promise<void> {
  const t = useMessages();
  const toast = useToast();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: t('copy.done') });
    } catch (error) {
      console.error('the clipboard refused', error);
      toast({ title: t('copy.failed'), description: t('copy.failedText'), variant: 'destructive' });
    }
  };
}
