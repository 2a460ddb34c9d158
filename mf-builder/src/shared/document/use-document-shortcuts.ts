import { useEffect } from 'react';

interface Actions {
  undo: () => void;
  redo: () => void;
  save: () => Promise<unknown>;
}

export function useDocumentShortcuts({ undo, redo, save }: Actions) {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return;
      const key = event.key.toLowerCase();
      const field = (event.target as Element | null)?.closest?.('input, textarea');
      // Fields that aren't part of the document keep the browser's own undo.
      if (key !== 's' && field && !field.matches('[data-field], [data-line]')) return;
      if (key === 'z') (event.shiftKey ? redo : undo)();
      else if (key === 'y') redo();
      else if (key === 's') void save();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [undo, redo, save]);
}
