import { useToast } from '@shortlist/shared-ui/area';
import { useMessages } from '../../messages';

export function useCopyText(onRefused: () => void): (text: string) => Promise<void> {
  const t = useMessages();
  const toast = useToast();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: t('export.copied') });
    } catch (error) {
      console.error('The clipboard could not be written', error);
      onRefused();
    }
  };
}
