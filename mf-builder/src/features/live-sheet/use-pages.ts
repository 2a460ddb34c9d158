import { useEffect, useState, type RefObject } from 'react';

/** Height of a page by its width, and what of it the upper and lower margins take, about: A4 and Letter hardly differ. */
const ratio = 297 / 210;
const margins = 0.125;
/** A full page is no second one. */
const tolerance = 0.05;

/**
 * Which page is in sight, by the paper's height on the screen. `known`: how many the file has; before that is known, it
 * is told by the height, too.
 */
export function usePages(pane: RefObject<HTMLElement | null>, known?: number): { page: number; pages: number } {
  const [place, setPlace] = useState({ page: 1, pages: 1 });
  useEffect(() => {
    const element = pane.current;
    const paper = element?.querySelector('.sheet');
    if (!element || !paper) return;
    const measure = () => {
      if (paper.clientHeight === 0) return;
      const height = paper.clientWidth * ratio;
      const text = height * (1 - margins);
      const pages = known ?? Math.max(1, Math.ceil((paper.clientHeight - height * margins) / text - tolerance));
      const seen = (element.scrollTop + element.clientHeight / 2) / paper.clientHeight;
      const page = Math.min(pages, Math.floor(seen * pages) + 1);
      setPlace((before) => (before.page === page && before.pages === pages ? before : { page, pages }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(paper);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [pane, known]);
  return place;
}
