import type * as z from '@shortlist/contracts/z';
import { pageLanguage } from '../navigation/paths';
import { ApiError } from './api-error';
import { reauthenticate } from './reauthentication';

export { ApiError, messageOf } from './api-error';

/**
 * The address of a call, with what changes in it left open: `/api/resumes/${string}/pdf`. The contract check reads from
 * these types which calls a front end makes, so a helper that makes one says it `as const`.
 */
export type ApiPath = `/api/${string}`;

export interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

/** One call, whatever is answered: cookies go along, a JSON body only where there is one. */
export function ask(method: string, path: ApiPath, body?: unknown, options: CallOptions = {}): Promise<Response> {
  return fetch(path, {
    method,
    credentials: 'include',
    signal: options.signal,
    headers: {
      'Accept-Language': pageLanguage(),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...options.headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

/** One call whose answer must be 2xx. Where it takes the password again, the page asks for it, and the call is repeated. */
export async function send(method: string, path: ApiPath, body?: unknown, options?: CallOptions): Promise<Response> {
  const answer = await ask(method, path, body, options);
  if (answer.ok) return answer;
  const error = await ApiError.of(answer);
  if (error.body?.code !== 'reauthentication_required' || !(await reauthenticate())) throw error;
  const again = await ask(method, path, body, options);
  if (!again.ok) throw await ApiError.of(again);
  return again;
}

/** A schema, or how to load it: screens that are prerendered leave schemas, and zod, out of their first load. */
export type Schema<T> = z.ZodType<T> | (() => Promise<z.ZodType<T>>);

async function read<T>(answer: Promise<Response>, schema: Schema<T>): Promise<T> {
  const body: unknown = await (await answer).json();
  return (typeof schema === 'function' ? await schema() : schema).parse(body);
}

/** The calls of the server. Every answer is checked against its schema. Throws `ApiError` unless the answer is 2xx. */
export const api = {
  get: <T>(path: ApiPath, schema: Schema<T>, options?: CallOptions) =>
    read(send('GET', path, undefined, options), schema),
  post: <T>(path: ApiPath, schema: Schema<T>, body?: unknown, options?: CallOptions) =>
    read(send('POST', path, body, options), schema),
  put: <T>(path: ApiPath, schema: Schema<T>, body?: unknown, options?: CallOptions) =>
    read(send('PUT', path, body, options), schema),
  patch: <T>(path: ApiPath, schema: Schema<T>, body?: unknown, options?: CallOptions) =>
    read(send('PATCH', path, body, options), schema),
};

/**
 * A GET as a query: `useQuery(getQuery('/api/config', publicConfigSchema))`. Texts in answers are in the page's
 * language, so the language is part of the key; `['/api/config']` alone finds all of them.
 */
export function getQuery<T>(path: ApiPath, schema: Schema<T>) {
  return {
    queryKey: [path, pageLanguage()] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => api.get(path, schema, { signal }),
  };
}
