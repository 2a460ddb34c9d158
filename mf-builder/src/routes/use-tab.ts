import { useCallback } from 'react';
import { useSearchParams } from '@shortlist/shared-ui/router';

const tabs = ['template', 'content', 'preview'] as const;
export type Tab = (typeof tabs)[number];

/** The step that is shown stands in the address, so that Back and a reload keep it. */
export function useTab(
  first: Tab,
  /**
   * Whether the resume has a URL. Until then steps replace the history entry, because Back must not start another new
   * resume.
   */
  isStored: boolean,
): [Tab, (tab: Tab) => void] {
  const [params, setParams] = useSearchParams();
  const shown = tabs.find((tab) => tab === params.get('tab')) ?? first;
  const set = useCallback(
    (tab: Tab) => {
      if (new URLSearchParams(window.location.search).get('tab') === tab) return;
      setParams((before) => new URLSearchParams([...[...before].filter(([key]) => key !== 'tab'), ['tab', tab]]), {
        replace: !isStored,
        preventScrollReset: true,
      });
    },
    [setParams, isStored],
  );
  return [shown, set];
}
