import { useEffect, useRef } from 'react';
import { useLetter } from '../shared/letter/letter';

/** Fields of the tab where the text is written; all others are those of the job. */
const ofText = ['salutation', 'content'];

/** Takes the person to the first field that a save or the writing asked for, in whatever tab it was pressed. */
export function useFirstFault(tab: string, setTab: (tab: 'details' | 'edit') => void): void {
  const issues = useLetter((editor) => editor.issues);
  const known = useRef(issues);
  const wanted = useRef(false);
  useEffect(() => {
    const paths = Object.keys(issues);
    // Fewer: one of them was answered, and the person goes on there.
    if (issues !== known.current)
      wanted.current = paths.length > 0 && paths.length >= Object.keys(known.current).length;
    known.current = issues;
    if (!wanted.current) return;
    const home = paths.every((path) => ofText.includes(path)) ? 'edit' : 'details';
    if (tab !== home) return setTab(home);
    wanted.current = false;
    document.querySelector<HTMLElement>('[role=tabpanel]:not([hidden]) [aria-invalid=true]')?.focus();
  }, [issues, tab, setTab]);
}
