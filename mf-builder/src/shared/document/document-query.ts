import type { DocumentAdapter, VersionedDocument } from './document-adapter';

/** By document, the last write of an editor that the user has left, while it is pending. */
const pendingWrites = new Map<string, Promise<unknown>>();
const getWriteKey = (keyPrefix: string, id = 'new') => `${keyPrefix} ${id}`;

export function trackPendingWrite(keyPrefix: string, id: string | undefined, write: Promise<unknown>): void {
  const key = getWriteKey(keyPrefix, id);
  pendingWrites.set(key, write);
  void write.finally(() => {
    if (pendingWrites.get(key) === write) pendingWrites.delete(key);
  });
}

/**
 * Returns the query for a stored document. Not cached, because an open editor is newer than any response. Waits for the
 * pending last write of the document; otherwise a user who returns immediately would see older text.
 */
export function documentQuery<Draft extends object, Saved extends VersionedDocument>(
  adapter: DocumentAdapter<Draft, Saved>,
  id: string,
) {
  return {
    queryKey: [adapter.keyPrefix, id] as const,
    queryFn: async () => {
      await pendingWrites.get(getWriteKey(adapter.keyPrefix, id));
      return await adapter.api.get(id);
    },
    gcTime: 0,
  };
}

/** Returns a query that first waits for all pending last writes, so that its result includes them. */
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
