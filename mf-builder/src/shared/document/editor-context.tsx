import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { DocumentKind, Stored } from './kind';
import { createDocumentStore, type DocumentState, type DocumentStore } from './store';

interface ProviderProps<Draft, Saved> {
  /** The stored document; null for a new one. Taken once: use with a key of what is opened. */
  initial: Saved | null;
  /** The draft that a new one begins with. */
  blank: Draft;
  /** A new document has come to the server for the first time. */
  onCreated: (id: string) => void;
  children: ReactNode;
}

/** The React side of a document store: a provider, a hook that hears of one thing only, and the store itself. */
export function createEditor<Draft extends object, Saved extends Stored>(kind: DocumentKind<Draft, Saved>) {
  const StoreContext = createContext<DocumentStore<Draft, Saved> | undefined>(undefined);

  function DocumentProvider({ initial, blank, onCreated, children }: ProviderProps<Draft, Saved>) {
    const [store] = useState(() => createDocumentStore(kind, initial, blank, onCreated));
    useEffect(() => store.start(), [store]);
    return <StoreContext value={store}>{children}</StoreContext>;
  }

  function useDocumentStore(): DocumentStore<Draft, Saved> {
    const store = useContext(StoreContext);
    if (!store) throw new Error('the document has no provider');
    return store;
  }

  /** Selects a part of the state. The result of `select` must be the same object as long as nothing of it changed. */
  function useDocument<T>(select: (state: DocumentState<Draft, Saved>) => T): T {
    const store = useDocumentStore();
    return useSyncExternalStore(store.subscribe, () => select(store.get()));
  }

  return { DocumentProvider, useDocumentStore, useDocument };
}
