import { AppError } from '../http/app-error';

/** An order that waits for a worker thread, or is in one. */
export interface Work<Order, Answer> {
  order: Order;
  settle: (answer: Answer | AppError) => void;
}

/**
 * Puts an order last, and resolves when it is settled. Rejects with `unavailable` when too many wait; with the signal's
 * reason as soon as it is aborted: what still waits is then forgotten, what is in a thread goes on unheard. `next` gives what
 * waits to threads that are free.
 */
export function inQueue<Order, Answer>(
  { waiting, most, next }: { waiting: Work<Order, Answer>[]; most: number; next: () => void },
  order: Order,
  signal?: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    if (waiting.length >= most) throw new AppError('unavailable', { retryAfter: 5 });
    const settle = (answer: Answer | AppError) => {
      signal?.removeEventListener('abort', leave);
      if (answer instanceof AppError) reject(answer);
      else resolve(answer);
    };
    const work = { order, settle };
    const leave = () => {
      const place = waiting.indexOf(work);
      if (place >= 0) waiting.splice(place, 1);
      reject(signal?.reason as Error);
    };
    signal?.addEventListener('abort', leave, { once: true });
    waiting.push(work);
    next();
  });
}
