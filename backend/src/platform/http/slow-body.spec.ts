import type { Request } from 'express';
import { graceSeconds, minBytesPerSecond, refuseSlowBody } from './slow-body';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function send(bytes: number, bytesPerSecond: number, pauseSeconds = 0): Promise<string> {
  const socket = { bytesRead: 1_000 } as Request['socket'] & { bytesRead: number };
  const reading = new Promise<void>((resolve) => {
    let seconds = 0;
    setInterval(() => {
      if (++seconds > pauseSeconds) socket.bytesRead += bytesPerSecond;
      if (socket.bytesRead >= 1_000 + bytes) resolve();
    }, 1_000);
  });
  const headers: string[] = [];
  const response = { set: (name: string, value: string) => headers.push(`${name}: ${value}`) };
  const outcome = refuseSlowBody({ socket }, response as never, reading).then(
    () => 'read',
    (error: Error) => [error.message, ...headers].join(', '),
  );
  await jest.advanceTimersByTimeAsync(300_000);
  return await outcome;
}

it('accepts a body of 7 MB that takes 90 s, and a body that starts late', async () => {
  expect(await send(7_000_000, 7_000_000 / 90)).toBe('read');
  expect(await send(1_000_000, minBytesPerSecond, graceSeconds - 1)).toBe('read');
});

it('rejects a body that never arrives or arrives too slowly', async () => {
  expect(await send(1_000_000, 0)).toBe('unavailable, Connection: close');
  expect(await send(7_000_000, minBytesPerSecond / 2)).toBe('unavailable, Connection: close');
});
