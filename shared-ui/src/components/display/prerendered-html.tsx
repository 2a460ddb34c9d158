import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { FontId } from '@shortlist/documents/fonts/font-definitions';
import { loadFonts } from '@shortlist/shared-ui/sheet/fonts';
import { useHydrated } from '../../navigation/use-hydrated';
import { useLanguage } from '../../navigation/use-language';
import { runWhenIdle } from '../../navigation/run-when-idle';

/**
 * Matches Japanese and Korean fonts, each of which is split into a hundred files. Prerendered content does not load
 * these fonts, because readers of Japanese and Korean have system fonts.
 */
const multiFileFontPattern = /-(jp|kr)$/;

interface Props {
  /** A lazy component, so that its code loads only where it is rendered. */
  children: ReactNode;
  fallback: ReactNode;
  className?: string;
}

/**
 * Renders heavy, non-interactive content. On a prerendered page, the existing HTML stays in place, so the first load
 * needs none of the content's code. Navigating from another page or changing the language loads the code.
 */
export function PrerenderedHtml(props: Props) {
  return <PrerenderedContent key={useLanguage()} {...props} />;
}

/** Stays empty, because hydration leaves the prerendered content of the element unchanged. */
const emptyHtml = { __html: '' };

function PrerenderedContent({ children, fallback, className }: Props) {
  const isHydrated = useHydrated();
  const [isPrerendered] = useState(!isHydrated && typeof window === 'object');
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = container.current;
    if (!isPrerendered || !element) return;
    // Loading a font triggers a layout of the whole page.
    return runWhenIdle(() => {
      for (const { dataset } of element.querySelectorAll<HTMLElement>('[data-faces]'))
        void loadFonts((dataset.faces?.split(' ') as FontId[]).filter((fontId) => !multiFileFontPattern.test(fontId)));
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
