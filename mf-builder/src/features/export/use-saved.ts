import { useEffect, useState } from 'react';
import type { Issue } from '@shortlist/contracts/platform/errors';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { findIssues } from '../../shared/editor/check';
import { useEditor, useEditorActions } from '../../shared/editor/editor';

/** Milliseconds from the last change of the design to its save. */
const patience = 600;

/**
 * Keeps what this tab shows saved, since files are made of what is saved: at once on entering, and after each change.
 * Answers what a save would refuse; with that, the last save stays in sight.
 */
export function useSaved(): { issues: Issue[] } {
  const language = useLanguage();
  const { save } = useEditorActions();
  const draft = useEditor(({ state }) => state);
  const dirty = useEditor((state) => state.dirty);
  const blocked = useEditor(({ theirs }) => theirs !== null);
  // After a lost network the draft is kept by itself; then its save is tried again.
  const kept = useEditor(({ saveMark }) => saveMark === 'saved');
  const [issues, setIssues] = useState<Issue[]>([]);
  const [entered, setEntered] = useState(false);

  useEffect(() => {
    let left = false;
    const timer = setTimeout(
      () => {
        setEntered(true);
        findIssues(draft, language)
          .then(async (found) => {
            if (left) return;
            setIssues(found);
            if (dirty && !blocked && found.length === 0) await save({ quiet: true });
          })
          .catch((error: unknown) => console.error('what is missing could not be told', error));
      },
      entered ? patience : 0,
    );
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [draft, dirty, blocked, kept, language, save, entered]);

  return { issues };
}
