import { useDeferredValue, useMemo } from 'react';
import { useEditor, useEditorActions } from '../../shared/editor/editor';
import { TrayCard } from '../../shared/tray/tray-card';

export function Tray() {
  const filled = useEditor(({ state }) => (state.tray?.length ?? 0) > 0);
  return filled ? <FilledTray /> : null;
}

/** Renders the line destinations with low priority, so that typing in the form does not wait for them. */
function FilledTray() {
  const state = useDeferredValue(useEditor((editor) => editor.state));
  const { change } = useEditorActions();
  return useMemo(() => <TrayCard state={state} onChange={change} />, [state, change]);
}
