import type * as z from '@shortlist/contracts/z';
import { getPageLanguage } from '../navigation/localized-path';
import { ApiError } from './api-error';
import { reauthenticate } from './reauthentication';

export { ApiError, getErrorMessage } from './api-error';

/**
 * API path with its variable parts left open: `/api/resumes/${string}/pdf`. The contract check reads the requests of
 * each front end from these types, so a helper that builds a path must return it `as const`.
 */
export type ApiPath = `/api/${string}`;

export interface RequestOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

/**
 * Sends a request with cookies, the page's language and the time zone. Encodes a body as JSON. Returns the response,
 * whatever its status. Rejects only if there is no connection or the signal aborts.
 */
export function fetchApi(
  method: string,
  path: ApiPath,
  body?: unknown,
  options: RequestOptions = {},
): Promise<Response> {
  return fetch(path, {
    method,
    credentials: 'include',
    signal: options.signal,
    headers: {
      'Accept-Language': getPageLanguage(),
      'Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...options.headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

/**
 * Sends a request. Throws `ApiError` unless the response is 2xx. If the server requires the password again, prompts the
 * user for it and retries once.
 */
export async function fetchApiOrThrow(
  method: string,
  path: ApiPath,
  body?: unknown,
  options?: RequestOptions,
): Promise<Response> {
  const response = await fetchApi(method, path, body, options);
  if (response.ok) return response;
  const error = await ApiError.fromResponse(response);
  if (error.body?.code !== 'reauthentication_required' || !(await reauthenticate())) throw error;
  const secondResponse = await fetchApi(method, path, body, options);
  if (!secondResponse.ok) throw await ApiError.fromResponse(secondResponse);
  return secondResponse;
}

/** A schema or a function that loads it. The function keeps zod out of the initial load of prerendered screens. */
export type SchemaOrLoader<T> = z.ZodType<T> | (() => Promise<z.ZodType<T>>);

async function parseResponse<T>(response: Promise<Response>, schema: SchemaOrLoader<T>): Promise<T> {
  const body: unknown = await (await response).json();
  return (typeof schema === 'function' ? await schema() : schema).parse(body);
}

/**
 * API requests. They throw `ApiError` unless the response is 2xx, and `ZodError` if the response does not match the
 * schema.
 */
export const api = {
  get: <T>(path: ApiPath, schema: SchemaOrLoader<T>, options?: RequestOptions) =>
    parseResponse(fetchApiOrThrow('GET', path, undefined, options), schema),
  post: <T>(path: ApiPath, schema: SchemaOrLoader<T>, body?: unknown, options?: RequestOptions) =>
    parseResponse(fetchApiOrThrow('POST', path, body, options), schema),
  put: <T>(path: ApiPath, schema: SchemaOrLoader<T>, body?: unknown, options?: RequestOptions) =>
    parseResponse(fetchApiOrThrow('PUT', path, body, options), schema),
  patch: <T>(path: ApiPath, schema: SchemaOrLoader<T>, body?: unknown, options?: RequestOptions) =>
    parseResponse(fetchApiOrThrow('PATCH', path, body, options), schema),
};

/** Fetches all pages of a list. Returns an item once, even if it moves to a later page between two requests. */
async function getAllPages<T extends { id: string }>(
  path: ApiPath,
  schema: SchemaOrLoader<T[]>,
  options: RequestOptions,
): Promise<T[]> {
  const items = new Map<string, T>();
  for (let nextPath: ApiPath | undefined = path; nextPath;) {
    const response = fetchApiOrThrow('GET', nextPath, undefined, options);
    for (const item of await parseResponse(response, schema)) items.set(item.id, item);
    nextPath = getNextPath(await response);
  }
  return [...items.values()];
}

const getNextPath = ({ headers }: Response) =>
  /<(\/api\/[^>]*)>; rel="next"/.exec(headers.get('Link') ?? '')?.[1] as ApiPath | undefined;

/**
 * Returns the query options of a GET request: `useQuery(getQueryOptions('/api/config', publicConfigSchema))`. Responses
 * are in the page's language, so the language is part of the key. The key `['/api/config']` matches all languages.
 */
export function getQueryOptions<T>(path: ApiPath, schema: SchemaOrLoader<T>) {
  return {
    queryKey: [path, getPageLanguage()] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => api.get(path, schema, { signal }),
  };
}

/**
 * Returns the query options of a paginated list. Follows the `Link` header (`rel="next"`, RFC 8288) to the last page.
 */
export function getListQueryOptions<T extends { id: string }>(path: ApiPath, schema: SchemaOrLoader<T[]>) {
  return {
    ...getQueryOptions(path, schema),
    queryFn: ({ signal }: { signal: AbortSignal }) => getAllPages(path, schema, { signal }),
  };
}
