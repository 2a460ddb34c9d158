import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { FaceId } from '@shortlist/documents/faces/metrics';
import { loadFaces } from '@shortlist/shared-ui/sheet/faces';
import { useHydrated } from '../../navigation/use-hydrated';
import { useLanguage } from '../../navigation/use-language';
import { whenIdle } from '../../navigation/when-idle';

/** Faces that come in a hundred files. A picture does without: who reads the language has a face for it. */
const ofManyFiles = /-(jp|kr)$/;

interface Props {
  /** Lazy, so that its code is asked for where it is drawn only. */
  children: ReactNode;
  /** Stands there until `children` are loaded. */
  fallback: ReactNode;
  className?: string;
}

/**
 * Something heavy that is only looked at. A prerendered page has it as HTML, and that stays: the first load has nothing
 * of its code. Whoever comes from another page, or changes the language, loads it.
 */
export function KeptHtml(props: Props) {
  return <Kept key={useLanguage()} {...props} />;
}

/** The browser does not know this HTML: React leaves what stands in such an element alone. */
const whatStandsThere = { __html: '' };

function Kept({ children, fallback, className }: Props) {
  const hydrated = useHydrated();
  const [isThere] = useState(!hydrated && typeof window === 'object');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const there = place.current;
    if (!isThere || !there) return;
    // A face that arrives lays the whole page out anew.
    return whenIdle(() => {
      for (const { dataset } of there.querySelectorAll<HTMLElement>('[data-faces]'))
        void loadFaces((dataset.faces?.split(' ') as FaceId[]).filter((face) => !ofManyFiles.test(face)));
    });
  }, [isThere]);
  return isThere ? (
    <div ref={place} className={className} dangerouslySetInnerHTML={whatStandsThere} suppressHydrationWarning />
  ) : (
    <div className={className}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </div>
  );
}
