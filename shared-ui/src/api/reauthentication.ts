const eventName = 'shortlist:reauthentication';

/**
 * Asks for the password again. Answers whether it was said. The page's one dialog hears it by an event: each part of the
 * page may have its own copy of this file.
 */
export function reauthenticate(): Promise<boolean> {
  return new Promise((resolve) => {
    const unheard = window.dispatchEvent(new CustomEvent(eventName, { detail: resolve, cancelable: true }));
    if (unheard) resolve(false);
  });
}

/** For who owns the page: `ask` is called when a password is wanted, and says by `done` whether it was said. Answers how to stop. */
export function onReauthentication(ask: (done: (said: boolean) => void) => void): () => void {
  const hear = (event: Event) => {
    event.preventDefault();
    ask((event as CustomEvent<(said: boolean) => void>).detail);
  };
  window.addEventListener(eventName, hear);
  return () => window.removeEventListener(eventName, hear);
}
