import type { FocusEvent } from 'react';
import { splitBlanks } from '@shortlist/documents/blanks';
import { useMessages } from '../../messages';
import { getIn } from '../document/object-path';
import { useResumeEditor, useResumeEditorActions } from '../resume-editor/resume-editor-context';
import { hasUnprintableCharacters } from './field-text';

/** Delay between blur and the error mark, in milliseconds. Prevents a clicked element from moving under the pointer. */
const markDelayMs = 200;

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
    /** Selects the whole text if it is a single blank ("[Employer]"), so that typing replaces it. */
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const [piece, ...otherPieces] = splitBlanks(currentTarget.value.trim());
      if (piece?.label === undefined || otherPieces.length > 0) return;
      // The browser places the caret after the focus event.
      requestAnimationFrame(() => document.activeElement === currentTarget && currentTarget.select());
    },
  };
}
