const interactionEvents = ['pointerdown', 'keydown', 'scroll'];

/** Runs a task once, on the first interaction with the page. */
export function onFirstInteraction(work: () => void): void {
  const handleInteraction = () => {
    for (const sign of interactionEvents) window.removeEventListener(sign, handleInteraction);
    work();
  };
  for (const sign of interactionEvents) window.addEventListener(sign, handleInteraction, { passive: true });
}
