import type { ErrorBody, ErrorCode } from '@shortlist/contracts/platform/errors';

export const statusByErrorCode: Record<ErrorCode, number> = {
  invalid_input: 400,
  signed_out: 401,
  wrong_credentials: 401,
  free_limit_reached: 402,
  premium_template: 402,
  premium_only: 402,
  forbidden: 403,
  reauthentication_required: 403,
  second_factor_required: 403,
  foreign_origin: 403,
  not_found: 404,
  duplicate: 409,
  already_premium: 409,
  too_late: 409,
  stale: 409,
  too_large: 413,
  storage_full: 413,
  not_json: 415,
  too_complex: 422,
  rate_limited: 429,
  internal: 500,
  writer_failed: 502,
  unavailable: 503,
  payments_off: 503,
  ai_stopped: 503,
};

export interface ErrorDetails extends Pick<ErrorBody, 'used' | 'limit' | 'current' | 'secondFactor'> {
  /** Each `message` is a key in the catalog's `issues`. The error filter translates it into the caller's language. */
  issues?: { path: string; message: string }[];
  /** In seconds, sent as `Retry-After`. */
  retryAfter?: number;
  cause?: unknown;
}

export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: ErrorDetails = {},
  ) {
    super(code, { cause: details.cause });
  }

  get status(): number {
    return statusByErrorCode[this.code];
  }
}
