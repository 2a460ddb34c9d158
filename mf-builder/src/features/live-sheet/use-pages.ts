import { useEffect, useState, type RefObject } from 'react';

/** Height of a page by its width, and what of it the upper and lower margins take, about: A4 and Letter hardly differ. */
const ratio = 297 / 210;
const margins = 0.125;
/** A full page is no second one. */
const tolerance = 0.05;

/** On how many pages the text will stand, and which of them is in sight, by the paper's height on the screen. */
export function usePages(pane: RefObject<HTMLElement | null>): { page: number; pages: number } {
  const [place, setPlace] = useState({ page: 1, pages: 1 });
  useEffect(() => {
    const element = pane.current;
    const paper = element?.querySelector('.sheet');
    if (!element || !paper) return;
    const measure = () => {
      const height = paper.clientWidth * ratio;
      const text = height * (1 - margins);
      const pages = Math.max(1, Math.ceil((paper.clientHeight - height * margins) / text - tolerance));
      const page = Math.min(pages, Math.floor((element.scrollTop + element.clientHeight / 2) / height) + 1);
      setPlace((before) => (before.page === page && before.pages === pages ? before : { page, pages }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(paper);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [pane]);
  return place;
}
