import { useEditor, useEditorActions } from '../../shared/editor/editor';
import { TrayCard } from '../../shared/tray/tray-card';

/** The tray of an imported resume stays with it until it is empty. */
export function Tray() {
  const filled = useEditor(({ state }) => (state.tray?.length ?? 0) > 0);
  return filled ? <FilledTray /> : null;
}

function FilledTray() {
  const state = useEditor((editor) => editor.state);
  const { change } = useEditorActions();
  return <TrayCard state={state} onChange={change} />;
}
