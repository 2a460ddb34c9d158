import type { ReactNode } from 'react';
import { ApiError } from '@shortlist/shared-ui/api';
import { useQuery } from '@shortlist/shared-ui/query';
import type { DocumentAdapter, VersionedDocument } from './document-adapter';
import { documentQuery } from './document-query';
import { DocumentSkeleton } from './document-skeletons';
import { DocumentLoadError, DocumentNotFound } from './document-states';

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

export function StoredDocumentLoader<
  Draft extends object,
  Saved extends VersionedDocument & { deletedAt: string | null },
>({ adapter, id, children, ...rest }: Props<Draft, Saved>) {
  const { data, error, refetch } = useQuery(documentQuery(adapter, id));
  const { heading, createLink } = rest;
  const isNotFound = error instanceof ApiError && error.status === 404;
  if (data?.deletedAt)
    return <DocumentNotFound heading={heading} title={rest.inTrashTitle} isInTrash createLink={createLink} />;
  if (data) return children(data);
  if (!error) return <DocumentSkeleton label={rest.loadingLabel} formSkeleton={rest.formSkeleton} />;
  if (isNotFound)
    return <DocumentNotFound heading={heading} title={rest.notFoundTitle} isInTrash={false} createLink={createLink} />;
  return <DocumentLoadError heading={heading} message={rest.loadFailedMessage} onRetry={() => void refetch()} />;
}
