import { useCallback } from 'react';
import { useSearchParams } from '@shortlist/shared-ui/router';

const tabs = ['template', 'content', 'preview'] as const;
export type ResumeEditorTab = (typeof tabs)[number];

/** The URL stores the step, so that Back and a reload preserve it. */
export function useResumeEditorTab(
  initialTab: ResumeEditorTab,
  /**
   * True if the resume has its own URL. Until then, steps replace the history entry; otherwise, Back would start
   * another new resume.
   */
  isStored: boolean,
): [ResumeEditorTab, (tab: ResumeEditorTab) => void] {
  const [params, setParams] = useSearchParams();
  const currentTab = tabs.find((tab) => tab === params.get('tab')) ?? initialTab;
  const setTab = useCallback(
    (tab: ResumeEditorTab) => {
      // The parameters from the last render may include one that was just deleted.
      const params = new URLSearchParams(window.location.search);
      if (params.get('tab') === tab) return;
      params.set('tab', tab);
      setParams(params, { replace: !isStored, preventScrollReset: true });
    },
    [setParams, isStored],
  );
  return [currentTab, setTab];
}
