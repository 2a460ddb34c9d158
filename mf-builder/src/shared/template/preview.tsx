import { useEffect, useRef } from 'react';
import { useNear } from '@shortlist/shared-ui/components/use-near';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { previewAddress } from './preview-address';
import { useTurn } from './use-turn';

/** The address of this release of the remote: rspack knows it at run time, and whoever prerenders a page puts it in. */
declare const __webpack_public_path__: string;

/** What is shown is not React's: in a prerendered page early.js has begun it, and it stays. */
const whatStandsThere = { __html: '' };

/**
 * The template's static page in the page's language, made at build by the renderer of the documents. A picture for the eye only: no script runs
 * in it, and neither keyboard nor screen reader enters. Its own ground is clear, so the paper under it is the theme's.
 */
export function Preview({ url }: { url: string }) {
  const language = useLanguage();
  const address = __webpack_public_path__ + previewAddress(url, language);
  const place = useRef<HTMLDivElement>(null);
  const { ref, near } = useNear();
  const { turn, end } = useTurn(near);
  useEffect(() => {
    if (turn && place.current) showPage(place.current, address, end);
  }, [turn, end, address]);
  return (
    <div
      ref={ref}
      inert
      aria-hidden="true"
      className="sheet @container aspect-[210/297] overflow-hidden rounded-sheet bg-doc shadow-sheet"
    >
      <div
        ref={place}
        data-page={address}
        // Drawn five times as large: browsers have a smallest size of letters, which small paper would fall below.
        className="size-full *:pointer-events-none *:block *:size-[500%] *:origin-top-left *:scale-20 *:border-0"
        dangerouslySetInnerHTML={whatStandsThere}
        suppressHydrationWarning
      />
    </div>
  );
}

/** As early.js does it. */
function showPage(place: Element, address: string, onLoad: () => void) {
  const { href } = new URL(address, window.location.href);
  if (place.querySelector('iframe')?.src === href) return onLoad();
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-same-origin');
  frame.setAttribute('scrolling', 'no');
  frame.addEventListener('load', onLoad);
  frame.src = href;
  place.replaceChildren(frame);
}
