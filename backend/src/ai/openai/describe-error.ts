import { APIError } from 'openai';
import type { z } from 'zod';

/** Provider and connection error codes that may be logged. Other text from a provider may repeat the user's input. */
const knownCodes = new Set([
  'authentication_error',
  'billing_hard_limit_reached',
  'content_filter',
  'context_length_exceeded',
  'insufficient_quota',
  'invalid_api_key',
  'invalid_request_error',
  'model_not_found',
  'not_found_error',
  'overloaded_error',
  'permission_error',
  'rate_limit_error',
  'rate_limit_exceeded',
  'server_error',
  'unsupported_parameter',
  'unsupported_value',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'ETIMEDOUT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UND_ERR_SOCKET',
]);

interface ErrorLike {
  name?: string;
  code?: unknown;
  type?: unknown;
  cause?: unknown;
}

/** Returns a message for the log that contains no text from a provider. */
export function describeError(error: unknown): string {
  const code = findKnownCode(error as ErrorLike);
  if (error instanceof APIError && error.status !== undefined)
    return `The endpoint responded with status ${error.status}${code ? ` (${code})` : ''}`;
  return `The response was interrupted or could not be read (${code ?? (error as ErrorLike).name})`;
}

function findKnownCode({ code, type, cause }: ErrorLike): string | undefined {
  const knownCode = [code, type].find((value) => typeof value === 'string' && knownCodes.has(value));
  if (typeof knownCode === 'string') return knownCode;
  return typeof cause === 'object' && cause ? findKnownCode(cause) : undefined;
}

/** Returns the rule that a completion breaks and the path, without any values. */
export const describeIssues = ({ issues: [issue] }: z.ZodError): string =>
  issue ? `${issue.code} at ${issue.path.join('.') || 'the root'}` : 'no issue given';
