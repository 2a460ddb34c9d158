const interactionEvents = ['pointerdown', 'keydown', 'scroll'];

export function onFirstInteraction(task: () => void): void {
  const handleInteraction = () => {
    for (const type of interactionEvents) window.removeEventListener(type, handleInteraction);
    task();
  };
  for (const type of interactionEvents) window.addEventListener(type, handleInteraction, { passive: true });
}
