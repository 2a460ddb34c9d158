import { useState } from 'react';
import { SheetStrokes } from '@shortlist/shared-ui/components/skeleton';
import { useNear } from '@shortlist/shared-ui/components/use-near';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { previewAddress } from './preview-address';
import { useTurn } from './use-turn';

/** Where this release of the remote lies; rspack knows it at run time. */
declare const __webpack_public_path__: string;

/**
 * The template's static page in the page's language, made at build by the renderer of the documents. A picture for the eye only: no script runs
 * in it, and neither keyboard nor screen reader enters. Its own ground is clear, so the paper under it is the theme's.
 */
export function Preview({ url }: { url: string }) {
  const language = useLanguage();
  const { ref, near } = useNear();
  const { turn, end } = useTurn(near);
  const [drawn, setDrawn] = useState(false);
  const arrived = () => {
    setDrawn(true);
    end();
  };
  return (
    <div
      ref={ref}
      inert
      aria-hidden="true"
      className="sheet @container relative aspect-[210/297] overflow-hidden rounded-sheet bg-doc shadow-sheet"
    >
      {!drawn && <SheetStrokes className="absolute inset-x-0 top-0" />}
      {turn && (
        <iframe
          src={new URL(previewAddress(url, language), __webpack_public_path__).href}
          onLoad={arrived}
          title=""
          sandbox="allow-same-origin"
          scrolling="no"
          // Drawn five times as large: browsers have a smallest size of letters, which small paper would fall below.
          className="pointer-events-none block size-[500%] origin-top-left scale-20 border-0"
        />
      )}
    </div>
  );
}
