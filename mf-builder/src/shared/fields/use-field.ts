import { useMessages } from '../../messages';
import { getIn } from '../document/paths';
import { useEditor, useEditorActions } from '../editor/editor';
import { isUnprintable } from './unprintable';

/** One text of the resume: its value, what is wrong with it, and how it is changed. Hears of nothing else. */
export function useField(path: string) {
  const t = useMessages();
  const value = useEditor(({ state }) => (getIn(state, path) as string | undefined) ?? '');
  const issue = useEditor(({ issues }) => issues[path]);
  const { set } = useEditorActions();
  return {
    value,
    error: issue ?? (isUnprintable(value) ? t('fields.unprintable') : undefined),
    change: (next: string) => set(path, next),
  };
}
