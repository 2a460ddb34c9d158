import type { Response } from 'express';

const signals = new WeakMap<Response, AbortSignal>();

/**
 * Returns the signal that aborts when the client disconnects before the response is complete. The request's own 'close'
 * event does not signal this for requests with a body.
 */
export function getDisconnectSignal(response: Response): AbortSignal {
  const signal = signals.get(response) ?? createDisconnectSignal(response);
  signals.set(response, signal);
  return signal;
}

function createDisconnectSignal(response: Response): AbortSignal {
  const controller = new AbortController();
  const abortIfIncomplete = () => {
    if (!response.writableFinished) controller.abort();
  };
  // The client may have disconnected during the session lookup.
  if (response.closed) abortIfIncomplete();
  else response.on('close', abortIfIncomplete);
  return controller.signal;
}
