import type { IncomingMessage, ServerResponse } from 'node:http';

export type NestedForm = { [key: string]: string | NestedForm };

/** Parses "a[b][0]=c" into {a: {b: {0: "c"}}}: the encoding that Stripe's clients send. */
export function parseNestedForm(text: string): NestedForm {
  const form = Object.create(null) as NestedForm;
  for (const [path, value] of new URLSearchParams(text)) {
    const keys = path.split(/[[\]]+/).filter(Boolean);
    const last = keys.pop();
    if (last === undefined) continue;
    let place = form;
    for (const key of keys) {
      const inner = (place[key] ??= Object.create(null) as NestedForm);
      if (typeof inner === 'string') throw new StripeApiError(400, { message: `Invalid ${path}`, param: path });
      place = inner;
    }
    place[last] = value;
  }
  return form;
}

export class StripeApiError extends Error {
  constructor(
    readonly status: number,
    readonly details: { message: string; param?: string; code?: string; type?: string },
  ) {
    super(details.message);
  }
}

export const createMissingResourceError = (what: string, id: string) =>
  new StripeApiError(404, { message: `No such ${what}: '${id}'`, param: 'id', code: 'resource_missing' });

export async function readBody(request: IncomingMessage, most = 100_000): Promise<string | undefined> {
  let text = '';
  request.setEncoding('utf8');
  for await (const piece of request) {
    text += piece as string;
    if (text.length > most) return undefined;
  }
  return text;
}

export function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': 'req_local' });
  response.end(JSON.stringify(body));
}
