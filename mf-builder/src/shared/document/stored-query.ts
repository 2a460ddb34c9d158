import type { DocumentKind, Stored } from './kind';

/** Last writes of screens that were left, until they are answered, by document; a new one has no id yet. */
const lastWrites = new Map<string, Promise<unknown>>();
const keyOf = (name: string, id = 'new') => `${name} ${id}`;

/** The screen of a document was left, and `write` is still on its way. */
export function rememberLastWrite(name: string, id: string | undefined, write: Promise<unknown>): void {
  const key = keyOf(name, id);
  lastWrites.set(key, write);
  void write.finally(() => {
    if (lastWrites.get(key) === write) lastWrites.delete(key);
  });
}

/**
 * A stored document as it is opened: what is stored now; afterwards the editor knows better than any answer. Who comes
 * back at once waits for what the screen wrote when it was left: an answer from before it would show the older text.
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

/** A list as it stands after all that screens wrote when they were left. */
export function listQuery<Key, Context, List>(query: { queryKey: Key; queryFn: (context: Context) => Promise<List> }) {
  return {
    ...query,
    queryFn: async (context: Context) => {
      await Promise.all(lastWrites.values());
      return await query.queryFn(context);
    },
  };
}
