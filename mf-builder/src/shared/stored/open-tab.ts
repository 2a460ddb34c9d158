import { openFile } from './open-file';

/** A tab for the file, opened while the press is fresh, so that no blocker holds it back; where one did, the file is downloaded. */
export function openTab() {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  return {
    show: (url: string) => (tab ? tab.location.replace(url) : openFile(url)),
    close: (): void => tab?.close(),
  };
}
