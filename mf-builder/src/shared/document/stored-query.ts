import type { DocumentKind, Stored } from './kind';

/** Pending last writes of screens that were left, by document; a new document has no id yet. */
const lastWrites = new Map<string, Promise<unknown>>();
const keyOf = (name: string, id = 'new') => `${name} ${id}`;

export function rememberLastWrite(name: string, id: string | undefined, write: Promise<unknown>): void {
  const key = keyOf(name, id);
  lastWrites.set(key, write);
  void write.finally(() => {
    if (lastWrites.get(key) === write) lastWrites.delete(key);
  });
}

/**
 * Returns the query for a stored document. Not cached, because an open editor is newer than any response. Waits for the
 * pending last write of the document; otherwise a user who returns immediately would see older text.
 */
export function storedQuery<Draft extends object, Saved extends Stored>(kind: DocumentKind<Draft, Saved>, id: string) {
  return {
    queryKey: [kind.name, id] as const,
    queryFn: async () => {
      await lastWrites.get(keyOf(kind.name, id));
      return await kind.calls.find(id);
    },
    gcTime: 0,
  };
}

export function listQuery<Key, Context, List>(query: { queryKey: Key; queryFn: (context: Context) => Promise<List> }) {
  return {
    ...query,
    queryFn: async (context: Context) => {
      await Promise.all(lastWrites.values());
      return await query.queryFn(context);
    },
  };
}
