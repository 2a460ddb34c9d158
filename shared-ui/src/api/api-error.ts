import { errorBodySchema, type ErrorBody } from '@shortlist/contracts/platform/errors';

/**
 * An answer that is not 2xx. The message is the specified one, for logs: status, colon, space, body text (status text
 * when the body is empty). Screens show `body.message`, which is in the page's language.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly body?: ErrorBody;

  constructor(
    readonly status: number,
    text: string,
  ) {
    super(`${status}: ${text}`);
    this.body = readBody(text);
  }

  static async of(answer: Response): Promise<ApiError> {
    const text = await answer.text();
    return new ApiError(answer.status, text || answer.statusText);
  }
}

function readBody(text: string): ErrorBody | undefined {
  try {
    return errorBodySchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined; // not our server: a proxy's page, or nothing
  }
}

/** The server's words for the user, if it gave any. */
export function messageOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.body?.message : undefined;
}
