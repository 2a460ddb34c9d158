import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { DocumentAdapter, VersionedDocument } from './document-adapter';
import { createDocumentStore, type DocumentState, type DocumentStore } from './document-store';

interface ProviderProps<Draft, Saved> {
  /** Null for a new document. Later values are ignored, so each document needs its own React `key`. */
  storedDocument: Saved | null;
  emptyDraft: Draft;
  onCreated: (id: string) => void;
  children: ReactNode;
}

/** `useCreateActions` must return the same object until the screen or its language changes. */
export function createDocumentContext<Draft extends object, Saved extends VersionedDocument, Actions>(
  adapter: DocumentAdapter<Draft, Saved>,
  useCreateActions: (store: DocumentStore<Draft, Saved>) => Actions,
) {
  const DocumentContext = createContext<{ store: DocumentStore<Draft, Saved>; actions: Actions } | undefined>(
    undefined,
  );

  function DocumentProvider({ storedDocument, emptyDraft, onCreated, children }: ProviderProps<Draft, Saved>) {
    const [store] = useState(() => createDocumentStore(adapter, storedDocument, emptyDraft, onCreated));
    useEffect(() => store.start(), [store]);
    const actions = useCreateActions(store);
    const value = useMemo(() => ({ store, actions }), [store, actions]);
    return <DocumentContext value={value}>{children}</DocumentContext>;
  }

  function useDocumentContext() {
    const context = useContext(DocumentContext);
    if (!context) throw new Error('DocumentProvider is missing');
    return context;
  }

  /** `select` must return the same object until the selected part changes. */
  function useDocument<T>(select: (state: DocumentState<Draft, Saved>) => T): T {
    const { store } = useDocumentContext();
    return useSyncExternalStore(store.subscribe, () => select(store.getSnapshot()));
  }

  const useHeaderState = () => ({
    stored: useDocument(({ stored }) => stored),
    saveStatus: useDocument(({ saveStatus }) => saveStatus),
    canUndo: useDocument(({ canUndo }) => canUndo),
    canRedo: useDocument(({ canRedo }) => canRedo),
  });

  const useDocumentActions = (): Actions => useDocumentContext().actions;

  return { DocumentProvider, useDocument, useHeaderState, useDocumentActions };
}
