import { useCallback } from 'react';
import { useSearchParams } from '@shortlist/shared-ui/router';

const tabs = ['template', 'content', 'preview'] as const;
export type ResumeEditorTab = (typeof tabs)[number];

/** Stores the tab in the URL, so that a reload keeps the tab and Back returns to the previous tab. */
export function useResumeEditorTab(
  initialTab: ResumeEditorTab,
  /**
   * True if the resume has its own URL. Switching tabs of any other resume replaces the history entry, because going
   * back to the old entry would start another new resume.
   */
  isStored: boolean,
): [ResumeEditorTab, (tab: ResumeEditorTab) => void] {
  const [params, setParams] = useSearchParams();
  const currentTab = tabs.find((tab) => tab === params.get('tab')) ?? initialTab;
  const setTab = useCallback(
    (tab: ResumeEditorTab) => {
      // The parameters from the last render may include one that was just deleted.
      const currentParams = new URLSearchParams(window.location.search);
      if (currentParams.get('tab') === tab) return;
      currentParams.set('tab', tab);
      setParams(currentParams, { replace: !isStored, preventScrollReset: true });
    },
    [setParams, isStored],
  );
  return [currentTab, setTab];
}
