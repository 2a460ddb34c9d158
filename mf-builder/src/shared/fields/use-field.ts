import type { FocusEvent } from 'react';
import { splitBlanks } from '@shortlist/documents/blanks';
import { useMessages } from '../../messages';
import { getIn } from '../document/paths';
import { useEditor, useEditorActions } from '../editor/editor';
import { isUnprintable } from './unprintable';

/** Milliseconds before a field that was left is marked: what was pressed must not move from under the pointer. */
const markDelay = 200;

/** One text of the resume: its value, what is wrong with it, and how it is changed and left. Hears of nothing else. */
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
    /** Typing replaces a field that is one blank: "[Employer]". */
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const [piece, ...more] = splitBlanks(currentTarget.value.trim());
      if (piece?.label === undefined || more.length > 0) return;
      // A press puts the caret where it fell only after the focus has come.
      requestAnimationFrame(() => document.activeElement === currentTarget && currentTarget.select());
    },
  };
}
