import type { ErrorBody } from '@shortlist/contracts/platform/errors';

/**
 * An answer that is not 2xx. The message is the specified one, for logs: status, colon, space, body text (status text
 * when the body is empty). Screens show `body.message`, which is in the page's language.
 */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    readonly status: number,
    text: string,
    readonly body?: ErrorBody,
  ) {
    super(`${status}: ${text}`);
  }

  static async of(answer: Response): Promise<ApiError> {
    const text = await answer.text();
    return await ApiError.from(answer.status, text || answer.statusText);
  }

  /** `text`: what was answered, a body like that of every error if it is ours. */
  static async from(status: number, text: string): Promise<ApiError> {
    return new ApiError(status, text, await readBody(text));
  }
}

async function readBody(text: string): Promise<ErrorBody | undefined> {
  try {
    const { errorBodySchema } = await import('@shortlist/contracts/platform/errors');
    return errorBodySchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined; // not our server: a proxy's page, or nothing; or no network any more
  }
}

/** The server's words for the user, if it gave any. */
export function messageOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.body?.message : undefined;
}
