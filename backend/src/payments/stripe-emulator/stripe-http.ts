import type { IncomingMessage, ServerResponse } from 'node:http';

export type NestedForm = { [key: string]: string | NestedForm };

/** Parses the encoding that Stripe's clients use: "a[b][0]=c" becomes {a: {b: {0: "c"}}}. */
export function parseNestedForm(text: string): NestedForm {
  const form = Object.create(null) as NestedForm;
  for (const [path, value] of new URLSearchParams(text)) {
    const keys = path.split(/[[\]]+/).filter(Boolean);
    const lastKey = keys.pop();
    if (lastKey === undefined) continue;
    let node = form;
    for (const key of keys) {
      const child = (node[key] ??= Object.create(null) as NestedForm);
      if (typeof child === 'string') throw new StripeApiError(400, { message: `Invalid ${path}`, param: path });
      node = child;
    }
    node[lastKey] = value;
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

export const createMissingResourceError = (resource: string, id: string) =>
  new StripeApiError(404, { message: `No such ${resource}: '${id}'`, param: 'id', code: 'resource_missing' });

export async function readBody(request: IncomingMessage, maxLength = 100_000): Promise<string | undefined> {
  let text = '';
  request.setEncoding('utf8');
  for await (const chunk of request) {
    text += chunk as string;
    if (text.length > maxLength) return undefined;
  }
  return text;
}

export function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': 'req_local' });
  response.end(JSON.stringify(body));
}
