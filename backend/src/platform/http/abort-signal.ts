import type { Response } from 'express';

/**
 * Returns a signal that aborts when the client disconnects before the response is complete. The request's own 'close'
 * event does not signal this for requests with a body.
 */
export function createDisconnectSignal(response: Response): AbortSignal {
  const controller = new AbortController();
  const abortIfIncomplete = () => {
    if (!response.writableFinished) controller.abort();
  };
  // The client may have disconnected during the session lookup.
  if (response.closed) abortIfIncomplete();
  else response.on('close', abortIfIncomplete);
  return controller.signal;
}
