import { useEffect, useRef } from 'react';
import { useLetterEditor } from '../shared/letter-editor/letter-editor-context';

/** Fields on the letter text tab. All other fields are on the job tab. */
const textTabFields = ['salutation', 'content'];

/** Moves the focus to the first invalid field after a save or generation is rejected, switching tabs if necessary. */
export function useFocusFirstIssue(tab: string, setTab: (tab: 'details' | 'edit') => void): void {
  const issues = useLetterEditor((editor) => editor.issues);
  const previousIssues = useRef(issues);
  const shouldFocus = useRef(false);
  useEffect(() => {
    const paths = Object.keys(issues);
    // Fewer issues than before mean that the user has just fixed an issue, so the focus stays in place.
    if (issues !== previousIssues.current)
      shouldFocus.current = paths.length > 0 && paths.length >= Object.keys(previousIssues.current).length;
    previousIssues.current = issues;
    if (!shouldFocus.current) return;
    const issueTab = paths.every((path) => textTabFields.includes(path)) ? 'edit' : 'details';
    if (tab !== issueTab) return setTab(issueTab);
    shouldFocus.current = false;
    document.querySelector<HTMLElement>('[role=tabpanel]:not([hidden]) [aria-invalid=true]')?.focus();
  }, [issues, tab, setTab]);
}
