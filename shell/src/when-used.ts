const signs = ['pointerdown', 'keydown', 'scroll'];

/** Runs a task once, on the first interaction with the page. */
export function whenUsed(work: () => void): void {
  const begin = () => {
    for (const sign of signs) window.removeEventListener(sign, begin);
    work();
  };
  for (const sign of signs) window.addEventListener(sign, begin, { passive: true });
}
