import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { DocumentKind, Stored } from './kind';
import { createDocumentStore, type DocumentState, type DocumentStore } from './store';

interface ProviderProps<Draft, Saved> {
  /** The stored document; null for a new one. Read only once: set a key that identifies the document. */
  initial: Saved | null;
  blank: Draft;
  onCreated: (id: string) => void;
  children: ReactNode;
}

export function createEditor<Draft extends object, Saved extends Stored>(kind: DocumentKind<Draft, Saved>) {
  const StoreContext = createContext<DocumentStore<Draft, Saved> | undefined>(undefined);

  function DocumentProvider({ initial, blank, onCreated, children }: ProviderProps<Draft, Saved>) {
    const [store] = useState(() => createDocumentStore(kind, initial, blank, onCreated));
    useEffect(() => store.start(), [store]);
    return <StoreContext value={store}>{children}</StoreContext>;
  }

  function useDocumentStore(): DocumentStore<Draft, Saved> {
    const store = useContext(StoreContext);
    if (!store) throw new Error('The document store has no provider');
    return store;
  }

  /** Selects a part of the state. `select` must return the same object until that part changes. */
  function useDocument<T>(select: (state: DocumentState<Draft, Saved>) => T): T {
    const store = useDocumentStore();
    return useSyncExternalStore(store.subscribe, () => select(store.get()));
  }

  return { DocumentProvider, useDocumentStore, useDocument };
}
