import type { DocumentAdapter, VersionedDocument } from './document-adapter';

/** The last write of each document whose editor the user left before the write was done. */
const pendingWrites = new Map<string, Promise<unknown>>();
const getWriteKey = (documentType: string, id = 'new') => `${documentType} ${id}`;

export function trackPendingWrite(documentType: string, id: string | undefined, write: Promise<unknown>): void {
  const key = getWriteKey(documentType, id);
  pendingWrites.set(key, write);
  void write.finally(() => {
    if (pendingWrites.get(key) === write) pendingWrites.delete(key);
  });
}

/**
 * The response isn't cached, because an open editor is newer than any response. The query waits for the document's
 * pending write. Otherwise, a user who returns immediately would see older text.
 */
export function documentQuery<Draft extends object, Saved extends VersionedDocument>(
  adapter: DocumentAdapter<Draft, Saved>,
  id: string,
) {
  return {
    queryKey: [adapter.documentType, id] as const,
    queryFn: async () => {
      await pendingWrites.get(getWriteKey(adapter.documentType, id));
      return await adapter.api.get(id);
    },
    gcTime: 0,
  };
}

/** Delays a query until all pending writes are done, so that its result includes them. */
export function withPendingWrites<Key, Context, List>(query: {
  queryKey: Key;
  queryFn: (context: Context) => Promise<List>;
}) {
  return {
    ...query,
    queryFn: async (context: Context) => {
      await Promise.all(pendingWrites.values());
      return await query.queryFn(context);
    },
  };
}
