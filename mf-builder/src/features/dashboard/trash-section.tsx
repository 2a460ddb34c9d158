import { ChevronDown, RotateCcw, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { getErrorMessage, fetchApiOrThrow } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { Button } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { Dialog } from '@shortlist/shared-ui/components/dialog';
import { useMutation, useQuery, useQueryClient } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import {
  trashedLettersQuery,
  trashedResumesQuery,
  type StoredDocument,
} from '../../shared/stored-documents/document-list-queries';
import { getDocumentPath, type DocumentCollectionPath, createListFilter } from '../../shared/api-paths';

const retentionDays = 30;
const msPerDay = 86_400_000;

interface TrashedDocument {
  path: DocumentCollectionPath;
  document: StoredDocument;
}

export function TrashSection() {
  const t = useMessages();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const resumes = useQuery(trashedResumesQuery()).data ?? [];
  const letters = useQuery(trashedLettersQuery()).data ?? [];
  const trashedDocuments = [
    ...resumes.map((document): TrashedDocument => ({ path: '/api/resumes', document })),
    ...letters.map((document): TrashedDocument => ({ path: '/api/cover-letters', document })),
  ].sort((a, b) => getDeletedTime(b) - getDeletedTime(a));
  if (trashedDocuments.length === 0) return null;
  return (
    <section aria-label={t('dashboard.trash')}>
      <h2>
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          icon={<Trash2 size={18} aria-hidden />}
          onClick={() => setIsOpen(!isOpen)}
          className="-ml-3 px-3!"
        >
          {t('dashboard.trashCount', { count: trashedDocuments.length })}
          <ChevronDown size={16} className={isOpen ? 'rotate-180' : undefined} aria-hidden />
        </Button>
      </h2>
      {isOpen && (
        <Card id={id} padded={false} className="mt-2">
          <p className="px-4 py-3 text-sm text-ink-soft">{t('dashboard.trashText', { count: retentionDays })}</p>
          <ul>
            {trashedDocuments.map((item) => (
              <TrashRow key={item.document.id} {...item} />
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}

const getDeletedTime = ({ document }: TrashedDocument) => Date.parse(document.deletedAt ?? document.updatedAt);

function TrashRow({ path, document }: TrashedDocument) {
  const t = useMessages();
  const toast = useToast();
  const queryClient = useQueryClient();
  const row = useRef<HTMLLIElement>(null);
  const [isConfirming, setConfirming] = useState(false);
  const title = document.title || t('dashboard.untitled');
  const daysLeft = Math.max(0, Math.ceil(retentionDays - (Date.now() - getDeletedTime({ path, document })) / msPerDay));

  const runAction = async (action: () => Promise<unknown>, doneTitle: string, failedTitle: string) => {
    const section = row.current?.closest('section[aria-label]');
    try {
      await action();
      setConfirming(false);
      toast({ title: doneTitle });
    } catch (error) {
      console.error(failedTitle, error);
      toast({
        title: failedTitle,
        description: getErrorMessage(error) ?? t('dashboard.tryAgain'),
        variant: 'destructive',
      });
    }
    await queryClient.invalidateQueries(createListFilter(path));
    // Restores the focus, because the focused row was removed.
    if (section?.ownerDocument.activeElement === section?.ownerDocument.body) section?.querySelector('button')?.focus();
  };
  const documentPath = getDocumentPath(path, document.id);
  const restore = useMutation({
    mutationFn: () =>
      runAction(
        () => fetchApiOrThrow('POST', `${documentPath}/restore`),
        t('dashboard.restored', { title }),
        t('dashboard.restoreFailed'),
      ),
  });
  const remove = useMutation({
    mutationFn: () =>
      runAction(
        () => fetchApiOrThrow('DELETE', `${documentPath}?forever=true`),
        t('dashboard.permanentlyDeleted', { title }),
        t('dashboard.deleteFailed'),
      ),
  });
  return (
    <li ref={row} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-4 py-2">
      <div className="min-w-40 flex-1">
        <p className="truncate text-sm font-semibold">{title}</p>
        <p className="text-xs text-ink-soft">
          {t(path === '/api/resumes' ? 'dashboard.kindResume' : 'dashboard.kindLetter')} ·{' '}
          {t('dashboard.daysLeft', { count: daysLeft })}
        </p>
      </div>
      <div className="-mx-3 flex flex-wrap max-sm:w-full">
        <Button
          variant="quiet"
          size="sm"
          busy={restore.isPending}
          icon={<RotateCcw size={16} aria-hidden />}
          aria-label={t('dashboard.restoreNamed', { title })}
          onClick={() => restore.mutate()}
          className="text-accent!"
        >
          {t('dashboard.restore')}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('dashboard.removeNamed', { title })}
          onClick={() => setConfirming(true)}
          className="text-danger!"
        >
          {t('dashboard.remove')}
        </Button>
      </div>
      <Dialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={t('dashboard.removeTitle')}
        closeLabel={t('dashboard.cancel')}
      >
        <p className="mb-5 text-sm wrap-anywhere text-ink-soft">{t('dashboard.removeText', { title })}</p>
        <div className="actions justify-end">
          <Button onClick={() => setConfirming(false)}>{t('dashboard.cancel')}</Button>
          <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
            {t('dashboard.remove')}
          </Button>
        </div>
      </Dialog>
    </li>
  );
}
