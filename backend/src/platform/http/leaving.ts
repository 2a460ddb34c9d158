import type { Response } from 'express';

/** Aborted when the caller goes away before the answer is complete. The request's own 'close' does not come with a body. */
export function leavingOf(response: Response): AbortSignal {
  const controller = new AbortController();
  const leave = () => {
    if (!response.writableFinished) controller.abort();
  };
  // It may have gone while its session was looked up.
  if (response.closed) leave();
  else response.on('close', leave);
  return controller.signal;
}
