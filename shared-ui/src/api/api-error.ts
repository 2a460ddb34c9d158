import type { ErrorBody } from '@shortlist/contracts/platform/errors';

/**
 * The error for a response that is not 2xx. The message has the format "STATUS: BODY", with the status text if the body
 * is empty. Screens show `body.message`, which is in the page's language.
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

  static async fromResponse(response: Response): Promise<ApiError> {
    const text = await response.text();
    return await ApiError.fromBody(response.status, text || response.statusText);
  }

  /** Creates an error from a body that has already been read. Sets `body` only if the text is in our error format. */
  static async fromBody(status: number, text: string): Promise<ApiError> {
    return new ApiError(status, text, await parseErrorBody(text));
  }
}

async function parseErrorBody(text: string): Promise<ErrorBody | undefined> {
  try {
    const { errorBodySchema } = await import('@shortlist/contracts/platform/errors');
    return errorBodySchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined; // The body is not in our error format, such as a proxy's page.
  }
}

/** Returns the server's message in the page's language, or undefined for all other errors. */
export function getErrorMessage(error: unknown): string | undefined {
  return error instanceof ApiError ? error.body?.message : undefined;
}
