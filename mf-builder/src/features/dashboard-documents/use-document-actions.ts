import { pdfResponseSchema } from '@shortlist/contracts/generator/generation';
import { ApiError, api, getErrorMessage, fetchApiOrThrow } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { downloadFile } from '@shortlist/shared-ui/components/download-file';
import { useQueryClient } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import type { StoredDocument } from '../../shared/stored-documents/document-list-queries';
import {
  getDocumentPath,
  type DocumentCollectionPath,
  createListFilter,
  createPathFilter,
} from '../../shared/api-paths';

/**
 * Updates the list optimistically and refetches it if the server rejects a change. Calls `onPremiumRequired` if the
 * server rejects the PDF of a premium template.
 */
export function useDocumentActions(path: DocumentCollectionPath, onPremiumRequired: () => void) {
  const t = useMessages();
  const toast = useToast();
  const queryClient = useQueryClient();

  const invalidateLists = () => queryClient.invalidateQueries(createListFilter(path));
  const updateCachedLists = async (update: (list: StoredDocument[]) => StoredDocument[]) => {
    // The response to an earlier list request would undo the change on screen.
    await queryClient.cancelQueries(createPathFilter(path));
    queryClient.setQueriesData<StoredDocument[]>(createPathFilter(path), (list) => list && update(list));
  };
  const handleFailure = (title: string, error: unknown) => {
    console.error(title, error);
    toast({ title, description: getErrorMessage(error) ?? t('dashboard.tryAgain'), variant: 'destructive' });
    void invalidateLists();
  };
  const getTitle = ({ title }: StoredDocument) => title || t('dashboard.untitled');

  return {
    getTitle,

    async rename({ id }: StoredDocument, title: string) {
      await updateCachedLists((list) =>
        list.map((document) => (document.id === id ? { ...document, title } : document)),
      );
      try {
        await fetchApiOrThrow('PATCH', getDocumentPath(path, id), { title });
        await invalidateLists();
      } catch (error) {
        handleFailure(t('dashboard.renameFailed'), error);
      }
    },

    /** Creates an independent copy or, if `isLinked`, a variant, which can adopt later changes to the document. */
    async duplicate(document: StoredDocument, isLinked = false) {
      const name = getTitle(document);
      const title = isLinked ? t('dashboard.variantTitle', { title: name }).slice(0, 200) : undefined;
      try {
        await fetchApiOrThrow('POST', `${getDocumentPath(path, document.id)}/copy`, { title, linked: isLinked });
        await invalidateLists();
        toast({ title: t('dashboard.copied', { title: name }) });
      } catch (error) {
        handleFailure(t('dashboard.copyFailed'), error);
      }
    },

    async moveToTrash(document: StoredDocument) {
      const { id } = document;
      await updateCachedLists((list) => list.filter((other) => other.id !== id));
      const deletion = fetchApiOrThrow('DELETE', getDocumentPath(path, id)).then(() => true);
      const undo = async () => {
        try {
          await deletion;
          await fetchApiOrThrow('POST', `${getDocumentPath(path, id)}/restore`);
          await invalidateLists();
        } catch (error) {
          handleFailure(t('dashboard.undoFailed'), error);
        }
      };
      toast({
        title: t('dashboard.deleted', { title: getTitle(document) }),
        action: { label: t('dashboard.undo'), onPress: () => void undo() },
      });
      try {
        await deletion;
        await invalidateLists();
      } catch (error) {
        handleFailure(t('dashboard.deleteFailed'), error);
      }
    },

    async download(document: StoredDocument) {
      try {
        const { success, pdfUrl } = await api.post(`${getDocumentPath(path, document.id)}/pdf`, pdfResponseSchema, {});
        if (!success || !pdfUrl) throw new Error('No PDF was returned');
        downloadFile(pdfUrl.replace(/\?.*$/, ''));
        toast({ title: t('dashboard.downloaded') });
      } catch (error) {
        if (error instanceof ApiError && error.body?.code === 'premium_template') onPremiumRequired();
        else handleFailure(t('dashboard.downloadFailed'), error);
      }
    },
  };
}
export type DocumentActions = ReturnType<typeof useDocumentActions>;
