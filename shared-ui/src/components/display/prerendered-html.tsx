import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { FontId } from '@shortlist/documents/fonts/font-metrics';
import { loadFonts } from '@shortlist/shared-ui/sheet/fonts';
import { useHydrated } from '../../navigation/use-hydrated';
import { useLanguage } from '../../navigation/use-language';
import { runWhenIdle } from '../../navigation/run-when-idle';

/**
 * Fonts that are split into a hundred files. Previews skip them, because readers of these languages have a system font.
 */
const multiFileFonts = /-(jp|kr)$/;

interface Props {
  /** A lazy component, so that its code loads only where it is rendered. */
  children: ReactNode;
  fallback: ReactNode;
  className?: string;
}

/**
 * Heavy, non-interactive content. A prerendered page already contains it as HTML, which stays in place, so the first
 * load needs none of its code. Navigation from another page or a change of the language loads the code.
 */
export function PrerenderedHtml(props: Props) {
  return <PrerenderedContent key={useLanguage()} {...props} />;
}

/** The client does not have this HTML: React leaves the existing content of such an element unchanged. */
const untouchedHtml = { __html: '' };

function PrerenderedContent({ children, fallback, className }: Props) {
  const hydrated = useHydrated();
  const [isThere] = useState(!hydrated && typeof window === 'object');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const there = place.current;
    if (!isThere || !there) return;
    // Waits until the page is idle, because loading a font triggers a layout of the whole page.
    return runWhenIdle(() => {
      for (const { dataset } of there.querySelectorAll<HTMLElement>('[data-faces]'))
        void loadFonts((dataset.faces?.split(' ') as FontId[]).filter((face) => !multiFileFonts.test(face)));
    });
  }, [isThere]);
  return isThere ? (
    <div ref={place} className={className} dangerouslySetInnerHTML={untouchedHtml} suppressHydrationWarning />
  ) : (
    <div className={className}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </div>
  );
}
