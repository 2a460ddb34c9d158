import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { DocumentAdapter, VersionedDocument } from './document-adapter';
import { createDocumentStore, type DocumentState, type DocumentStore } from './document-store';

interface ProviderProps<Draft, Saved> {
  /** The stored document; null for a new one. Later values are ignored, so each document needs its own React `key`. */
  storedDocument: Saved | null;
  emptyDraft: Draft;
  onCreated: (id: string) => void;
  children: ReactNode;
}

export function createDocumentContext<Draft extends object, Saved extends VersionedDocument>(
  adapter: DocumentAdapter<Draft, Saved>,
) {
  const StoreContext = createContext<DocumentStore<Draft, Saved> | undefined>(undefined);

  function DocumentProvider({ storedDocument, emptyDraft, onCreated, children }: ProviderProps<Draft, Saved>) {
    const [store] = useState(() => createDocumentStore(adapter, storedDocument, emptyDraft, onCreated));
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
    return useSyncExternalStore(store.subscribe, () => select(store.getSnapshot()));
  }

  return { DocumentProvider, useDocumentStore, useDocument };
}
