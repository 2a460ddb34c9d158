import type { ReactNode } from 'react';
import { ApiError } from '@shortlist/shared-ui/api';
import { useQuery } from '@shortlist/shared-ui/query';
import type { DocumentAdapter, VersionedDocument } from './document-adapter';
import { documentQuery } from './document-query';
import { DocumentLoadError, DocumentNotFound, DocumentSkeleton } from './document-states';

interface Props<Draft extends object, Saved extends VersionedDocument> {
  adapter: DocumentAdapter<Draft, Saved>;
  id: string;
  heading: string;
  notFoundTitle: string;
  inTrashTitle: string;
  loadFailedMessage: string;
  loadingLabel: string;
  formSkeleton: ReactNode;
  createLink: { to: string; label: string };
  children: (stored: Saved) => ReactNode;
}

/** Loads a document. If it can't be edited, shows why. */
export function StoredDocument<Draft extends object, Saved extends VersionedDocument & { deletedAt: string | null }>({
  adapter,
  id,
  children,
  ...texts
}: Props<Draft, Saved>) {
  const { data, error, refetch } = useQuery(documentQuery(adapter, id));
  const { heading, createLink } = texts;
  const isNotFound = error instanceof ApiError && error.status === 404;
  if (data?.deletedAt)
    return <DocumentNotFound heading={heading} title={texts.inTrashTitle} isInTrash createLink={createLink} />;
  if (data) return children(data);
  if (!error) return <DocumentSkeleton label={texts.loadingLabel} formSkeleton={texts.formSkeleton} />;
  if (isNotFound)
    return <DocumentNotFound heading={heading} title={texts.notFoundTitle} isInTrash={false} createLink={createLink} />;
  return <DocumentLoadError heading={heading} message={texts.loadFailedMessage} onRetry={() => void refetch()} />;
}
