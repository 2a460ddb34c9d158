import { useEffect } from 'react';

interface Actions {
  undo: () => void;
  redo: () => void;
  save: () => Promise<unknown>;
}

/** Ctrl+Z and Ctrl+Shift+Z (Cmd on a Mac), and Ctrl+Y, go through the steps of the whole document; Ctrl+S saves it. */
export function useDocumentKeys({ undo, redo, save }: Actions) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return;
      const key = event.key.toLowerCase();
      const field = (event.target as Element | null)?.closest?.('input, textarea');
      // Fields that are no part of the document keep their own way back.
      if (key !== 's' && field && !field.matches('[data-field], [data-line]')) return;
      if (key === 'z') (event.shiftKey ? redo : undo)();
      else if (key === 'y') redo();
      else if (key === 's') void save();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [undo, redo, save]);
}
