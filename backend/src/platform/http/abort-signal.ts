import type { Response } from 'express';
import { getCurrentRequest } from './current-request';

const signalsByResponse = new WeakMap<Response, AbortSignal>();

/**
 * Returns the signal that aborts when the client disconnects before the response is complete. The request's own 'close'
 * event does not signal this for requests with a body.
 */
export function getDisconnectSignal(response: Response): AbortSignal {
  const signal = signalsByResponse.get(response) ?? createDisconnectSignal(response);
  signalsByResponse.set(response, signal);
  return signal;
}

/** Wraps a function that sends to the client, so that it does nothing once the client has disconnected. */
export function skipAfterDisconnect<Data>(
  signal: AbortSignal,
  send: ((data: Data) => Promise<void>) | undefined,
): ((data: Data) => Promise<void>) | undefined {
  return (
    send &&
    (async (data) => {
      if (signal.aborted) return;
      try {
        await send(data);
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    })
  );
}

export function getCurrentDisconnectSignal(): AbortSignal | undefined {
  const response = getCurrentRequest()?.res;
  return response && getDisconnectSignal(response);
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
