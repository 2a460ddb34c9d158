const signs = ['pointerdown', 'keydown', 'scroll'];

/** Does once what is of no use before somebody begins to use the page. */
export function whenUsed(work: () => void): void {
  const begin = () => {
    for (const sign of signs) window.removeEventListener(sign, begin);
    work();
  };
  for (const sign of signs) window.addEventListener(sign, begin, { passive: true });
}
