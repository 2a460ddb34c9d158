import { useEffect, useRef } from 'react';
import { useInView } from '@shortlist/shared-ui/components/use-in-view';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { localizePreviewPath } from './localize-preview-path';
import { useLoadQueue } from './use-load-queue';

/** Base URL of this release of the remote. rspack sets it at run time, and the prerenderer writes it into the pages. */
declare const __webpack_public_path__: string;

/** React must not manage this content, because early.js has already inserted it into a prerendered page. */
const unmanagedContent = { __html: '' };

/**
 * Shows the template's static page, rendered at build time, in the user's language. The page runs no scripts and is
 * hidden from keyboards and screen readers. Its transparent background shows the paper below, which follows the theme.
 */
export function TemplatePreview({ url }: { url: string }) {
  const language = useLanguage();
  const pageUrl = __webpack_public_path__ + localizePreviewPath(url, language);
  const container = useRef<HTMLDivElement>(null);
  const { ref, inView } = useInView();
  const { canLoad, markLoaded } = useLoadQueue(inView);
  useEffect(() => {
    if (canLoad && container.current) showPage(container.current, pageUrl, markLoaded);
  }, [canLoad, markLoaded, pageUrl]);
  return (
    <div
      ref={ref}
      inert
      aria-hidden="true"
      className="sheet @container aspect-[210/297] overflow-hidden rounded-sheet bg-doc shadow-sheet"
    >
      <div
        ref={container}
        data-page={pageUrl}
        // Rendered at five times the size and scaled down, because the text would otherwise be smaller than the
        // browser's minimum font size.
        className="size-full *:pointer-events-none *:block *:size-[500%] *:origin-top-left *:scale-20 *:border-0"
        dangerouslySetInnerHTML={unmanagedContent}
        suppressHydrationWarning
      />
    </div>
  );
}

/** Must insert the frame in the same way as early.js. */
function showPage(container: Element, pageUrl: string, onLoad: () => void) {
  const { href } = new URL(pageUrl, window.location.href);
  if (container.querySelector('iframe')?.src === href) return onLoad();
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-same-origin');
  frame.setAttribute('scrolling', 'no');
  frame.addEventListener('load', onLoad);
  frame.src = href;
  container.replaceChildren(frame);
}
