import { pdfAnswerSchema } from '@shortlist/contracts/generator/generation';
import { ApiError, api, messageOf, send } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { useQueryClient } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { openFile } from '../../shared/stored/open-file';
import { addressOf, type DocumentsPath, type StoredDocument } from '../../shared/stored/queries';

/**
 * Returns the actions for the documents of a list. They update the list optimistically and refetch it if the server
 * rejects a change. `onPremium` is called if the PDF of a premium template is refused.
 */
export function useDocumentActions(path: DocumentsPath, onPremium: () => void) {
  const t = useMessages();
  const toast = useToast();
  const queries = useQueryClient();

  const refresh = () =>
    queries.invalidateQueries({ predicate: ({ queryKey: [asked] }) => String(asked).split('?')[0] === path });
  const change = async (to: (list: StoredDocument[]) => StoredDocument[]) => {
    // Cancels pending requests: a response from before the change would undo it on screen.
    await queries.cancelQueries({ queryKey: [path] });
    queries.setQueriesData<StoredDocument[]>({ queryKey: [path] }, (list) => list && to(list));
  };
  const failed = (title: string, error: unknown) => {
    console.error(title, error);
    toast({ title, description: messageOf(error) ?? t('dashboard.tryAgain'), variant: 'destructive' });
    void refresh();
  };
  const nameOf = ({ title }: StoredDocument) => title || t('dashboard.untitled');

  return {
    nameOf,

    async rename({ id }: StoredDocument, title: string) {
      await change((list) => list.map((document) => (document.id === id ? { ...document, title } : document)));
      try {
        await send('PATCH', addressOf(path, id), { title });
        await refresh();
      } catch (error) {
        failed(t('dashboard.renameFailed'), error);
      }
    },

    /**
     * Creates an independent copy that the server names, or a linked variant that is notified of changes in its base.
     */
    async copy(document: StoredDocument, linked = false) {
      const name = nameOf(document);
      const title = linked ? t('dashboard.variantTitle', { title: name }).slice(0, 200) : undefined;
      try {
        await send('POST', `${addressOf(path, document.id)}/copy`, { title, linked });
        await refresh();
        toast({ title: t('dashboard.copied', { title: name }) });
      } catch (error) {
        failed(t('dashboard.copyFailed'), error);
      }
    },

    async remove(document: StoredDocument) {
      const { id } = document;
      await change((list) => list.filter((other) => other.id !== id));
      const binned = send('DELETE', addressOf(path, id)).then(() => true);
      const undo = async () => {
        try {
          await binned;
          await send('POST', `${addressOf(path, id)}/restore`);
          await refresh();
        } catch (error) {
          failed(t('dashboard.undoFailed'), error);
        }
      };
      toast({
        title: t('dashboard.deleted', { title: nameOf(document) }),
        action: { label: t('dashboard.undo'), onPress: () => void undo() },
      });
      try {
        await binned;
        await refresh();
      } catch (error) {
        failed(t('dashboard.deleteFailed'), error);
      }
    },

    async download(document: StoredDocument) {
      try {
        const { success, pdfUrl } = await api.post(`${addressOf(path, document.id)}/pdf`, pdfAnswerSchema, {});
        if (!success || !pdfUrl) throw new Error('No PDF was returned');
        openFile(pdfUrl.replace(/\?.*$/, ''));
        toast({ title: t('dashboard.downloaded') });
      } catch (error) {
        if (error instanceof ApiError && error.body?.code === 'premium_template') onPremium();
        else failed(t('dashboard.downloadFailed'), error);
      }
    },
  };
}
export type DocumentActions = ReturnType<typeof useDocumentActions>;
