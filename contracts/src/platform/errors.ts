import * as z from '@shortlist/contracts/z';
import { secondFactorTicketSchema } from '../account/second-factors';

/** Closed list of error codes. Each has one HTTP status and one message in six languages (`locales/*.json`). */
export const errorCodes = [
  'invalid_input', // 400, with `issues`
  'signed_out', // 401
  'wrong_credentials', // 401, sign-in only
  'free_limit_reached', // 402, with `used` and `limit`
  'premium_template', // 402
  'premium_only', // 402, for the interview tips
  'forbidden', // 403, administrators only
  'reauthentication_required', // 403, not confirmed recently: call POST /api/me/confirm, then retry
  'second_factor_required', // 403, sign-in only, with `secondFactor`: POST /api/auth/second-factor or /api/auth/passkey
  'foreign_origin', // 403, request from another site
  'not_found', // 404, also for another owner's object
  'duplicate', // 409, name or email taken; `issues` names the field
  'already_premium', // 409
  'too_late', // 409, the refund period is over
  'stale', // 409, saved elsewhere in the meantime; `current` is the stored state
  'too_large', // 413
  'storage_full', // 413, the owner has reached the limit of documents or bytes, given as `limit`
  'not_json', // 415
  'too_complex', // 422, would take too much time or memory
  'rate_limited', // 429, with Retry-After
  'internal', // 500
  'writer_failed', // 502, the language model failed, stalled or returned nonsense; the use is not counted
  'unavailable', // 503, database or rendering not ready
  'payments_off', // 503, no API key of the payment provider
  'ai_stopped', // 503, paid AI calls are stopped, and there is no fallback
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** `path` is dotted (`experience.0.company`), `message` is in the caller's language. */
export const issueSchema = z.object({ path: z.string(), message: z.string() });
export type Issue = z.infer<typeof issueSchema>;

/** Body of every response that is not 2xx. */
export const errorBodySchema = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  issues: z.array(issueSchema).optional(),
  requestId: z.string().optional(),
  used: z.number().int().optional(),
  limit: z.number().int().optional(),
  current: z.unknown().optional(),
  secondFactor: secondFactorTicketSchema.optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

/**
 * POST /api/log-error. Reports a failure in the browser.
 * - `remote`: A remote did not load.
 * - `screen`: A screen crashed.
 * - `page`: The browser had to render a prerendered page again.
 */
export const clientErrorReportSchema = z.object({
  kind: z.enum(['remote', 'screen', 'page']).optional(),
  message: z.string().max(2_000),
  stack: z.string().max(8_000).optional(),
  componentStack: z.string().max(8_000).optional(),
  timestamp: z.string().max(40),
  userAgent: z.string().max(500),
  url: z.string().max(2_000),
});
export type ClientErrorReport = z.infer<typeof clientErrorReportSchema>;
