const eventName = 'shortlist:reauthentication';

/**
 * Prompts the user for the password again. Resolves to true if the server accepted it, and to false if the user
 * cancels. Reaches the page's only dialog by an event, because each part of the page may have its own copy of this
 * file.
 */
export function reauthenticate(): Promise<boolean> {
  return new Promise((resolve) => {
    const unheard = window.dispatchEvent(new CustomEvent(eventName, { detail: resolve, cancelable: true }));
    if (unheard) resolve(false);
  });
}

/**
 * Registers the page's handler: `ask` prompts for the password and passes the result to `done`. Returns a function that
 * removes the handler.
 */
export function onReauthentication(ask: (done: (said: boolean) => void) => void): () => void {
  const hear = (event: Event) => {
    event.preventDefault();
    ask((event as CustomEvent<(said: boolean) => void>).detail);
  };
  window.addEventListener(eventName, hear);
  return () => window.removeEventListener(eventName, hear);
}
