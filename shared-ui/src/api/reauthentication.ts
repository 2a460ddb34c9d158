const eventName = 'shortlist:reauthentication';

/**
 * Prompts the user for the password again. Resolves to true if the server accepts the password, and to false if the
 * user cancels. Uses an event to reach the page's only dialog, because each part of the page may have its own copy of
 * this file.
 */
export function reauthenticate(): Promise<boolean> {
  return new Promise((resolve) => {
    const isUnhandled = window.dispatchEvent(new CustomEvent(eventName, { detail: resolve, cancelable: true }));
    if (isUnhandled) resolve(false);
  });
}

/**
 * Registers the page's handler: `prompt` asks for the password and calls `resolve` with the result. Returns a function
 * that removes the handler.
 */
export function onReauthentication(prompt: (resolve: (isConfirmed: boolean) => void) => void): () => void {
  const handleEvent = (event: Event) => {
    event.preventDefault();
    prompt((event as CustomEvent<(isConfirmed: boolean) => void>).detail);
  };
  window.addEventListener(eventName, handleEvent);
  return () => window.removeEventListener(eventName, handleEvent);
}
