import type { FocusEvent } from 'react';
import { splitBlanks } from '@shortlist/documents/blanks';
import { useMessages } from '../../messages';
import { getIn } from '../document/object-path';
import { useResumeEditor, useResumeEditorActions } from '../resume-editor/resume-editor-context';
import { hasUnprintableCharacters } from './unprintable-characters';

/** Milliseconds from blur to the error mark, so that a clicked element does not move under the pointer. */
const markDelayMs = 200;

/** Returns the value, the error and the actions of a text field. Re-renders only for this field. */
export function useField(path: string) {
  const t = useMessages();
  const value = useResumeEditor(({ draft }) => (getIn(draft, path) as string | undefined) ?? '');
  const issue = useResumeEditor(({ issues }) => issues[path]);
  const { setField, checkField } = useResumeEditorActions();
  return {
    value,
    error: issue ?? (hasUnprintableCharacters(value) ? t('fields.unprintable') : undefined),
    change: (next: string) => setField(path, next),
    leave: () => void setTimeout(() => void checkField(path), markDelayMs),
    /** Selects a field that is a single blank ("[Employer]"), so that typing replaces it. */
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const [piece, ...otherPieces] = splitBlanks(currentTarget.value.trim());
      if (piece?.label === undefined || otherPieces.length > 0) return;
      // A click places the caret only after the focus event.
      requestAnimationFrame(() => document.activeElement === currentTarget && currentTarget.select());
    },
  };
}
