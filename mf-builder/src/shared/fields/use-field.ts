import type { FocusEvent } from 'react';
import { splitBlanks } from '@shortlist/documents/blanks';
import { useMessages } from '../../messages';
import { getIn } from '../document/paths';
import { useEditor, useEditorActions } from '../editor/editor';
import { isUnprintable } from './unprintable';

/** Milliseconds before a field that was left is marked, so that the clicked element does not move under the pointer. */
const markDelay = 200;

/** Returns the value, the error and the actions of a text field. Re-renders only for this field. */
export function useField(path: string) {
  const t = useMessages();
  const value = useEditor(({ state }) => (getIn(state, path) as string | undefined) ?? '');
  const issue = useEditor(({ issues }) => issues[path]);
  const { set, checkField } = useEditorActions();
  return {
    value,
    error: issue ?? (isUnprintable(value) ? t('fields.unprintable') : undefined),
    change: (next: string) => set(path, next),
    leave: () => void setTimeout(() => void checkField(path), markDelay),
    /** Selects a field that is a single blank ("[Employer]"), so that typing replaces it. */
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const [piece, ...more] = splitBlanks(currentTarget.value.trim());
      if (piece?.label === undefined || more.length > 0) return;
      // A click places the caret only after the focus event.
      requestAnimationFrame(() => document.activeElement === currentTarget && currentTarget.select());
    },
  };
}
