import { useEffect, useState, type RefObject } from 'react';

export function useVisiblePage(pane: RefObject<HTMLElement | null>): { page: number; pages: number } {
  const [position, setPosition] = useState({ page: 1, pages: 1 });
  useEffect(() => {
    const element = pane.current;
    const sheet = element?.querySelector('.sheet');
    if (!element || !sheet) return;
    const measure = () => {
      const { top, height } = element.getBoundingClientRect();
      const pageElements = [...sheet.querySelectorAll('.sheet-page')];
      const middle = top + height / 2;
      const page = Math.max(
        1,
        pageElements.filter((pageElement) => pageElement.getBoundingClientRect().top <= middle).length,
      );
      const pages = Math.max(1, pageElements.length);
      setPosition((previous) => (previous.page === page && previous.pages === pages ? previous : { page, pages }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(sheet);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [pane]);
  return position;
}
