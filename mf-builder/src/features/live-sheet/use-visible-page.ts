import { useEffect, useState, type RefObject } from 'react';

export function useVisiblePage(pane: RefObject<HTMLElement | null>): { page: number; pages: number } {
  const [place, setPlace] = useState({ page: 1, pages: 1 });
  useEffect(() => {
    const element = pane.current;
    const paper = element?.querySelector('.sheet');
    if (!element || !paper) return;
    const measure = () => {
      const { top, height } = element.getBoundingClientRect();
      const papers = [...paper.querySelectorAll('.sheet-page')];
      const middle = top + height / 2;
      const page = Math.max(1, papers.filter((each) => each.getBoundingClientRect().top <= middle).length);
      const pages = Math.max(1, papers.length);
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
