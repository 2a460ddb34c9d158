import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { FontId } from '@shortlist/documents/fonts/font-definitions';
import { loadFonts } from '@shortlist/shared-ui/sheet/fonts';
import { useHydrated } from '../../navigation/use-hydrated';
import { useLanguage } from '../../navigation/use-language';
import { runWhenIdle } from '../../navigation/run-when-idle';

/**
 * Japanese and Korean fonts, each split into a hundred files. Prerendered content does not load them, because readers
 * of these languages have a system font.
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

/** Empty, because only the page contains the HTML. React leaves the existing content of the element unchanged. */
const emptyHtml = { __html: '' };

function PrerenderedContent({ children, fallback, className }: Props) {
  const isHydrated = useHydrated();
  const [isPrerendered] = useState(!isHydrated && typeof window === 'object');
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = container.current;
    if (!isPrerendered || !element) return;
    // Waits until the page is idle, because loading a font triggers a layout of the whole page.
    return runWhenIdle(() => {
      for (const { dataset } of element.querySelectorAll<HTMLElement>('[data-faces]'))
        void loadFonts((dataset.faces?.split(' ') as FontId[]).filter((fontId) => !multiFileFonts.test(fontId)));
    });
  }, [isPrerendered]);
  return isPrerendered ? (
    <div ref={container} className={className} dangerouslySetInnerHTML={emptyHtml} suppressHydrationWarning />
  ) : (
    <div className={className}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </div>
  );
}
