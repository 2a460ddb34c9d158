import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { ErrorBody, ErrorCode } from '@shortlist/contracts/platform/errors';
import type { Request, Response } from 'express';
// Adds the types of `id` and `log` to the request.
import type {} from 'pino-http';
import { AppError, type ErrorDetails, statusByErrorCode } from './app-error';
import { getRequestLanguage } from './request-language';
import { getErrorMessage, getIssueMessage } from './error-messages';

/** Converts every error to `errorBodySchema` in the caller's language, without internal details. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(exception: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    const error =
      exception instanceof AppError ? exception : new AppError(toErrorCode(exception), { cause: exception });
    const hasClientLeft = response.closed && exception instanceof Error && exception.name === 'AbortError';
    if (error.status >= 500 && !hasClientLeft) logRequestError(request, exception);
    if (response.headersSent) {
      response.end();
      return;
    }
    const retryAfter = error.details.retryAfter ?? (error.code === 'unavailable' ? 5 : undefined);
    if (retryAfter) response.setHeader('Retry-After', Math.ceil(retryAfter));
    response.status(error.status).json(toErrorBody(error, request));
  }
}

export function logRequestError(request: Request, failure: unknown): void {
  request.log.error({ context: 'errors', err: failure }, failure instanceof Error ? failure.message : String(failure));
}

export function toErrorBody(error: AppError, request: Request): ErrorBody {
  const language = getRequestLanguage(request);
  const { issues: rawIssues, used, limit, current, secondFactor }: ErrorDetails = error.details;
  const issues = rawIssues?.map(({ path, message }) => ({ path, message: getIssueMessage(language, message) }));
  return {
    code: error.code,
    // The UI shows a single message. The issue of the first field says more than "check your input".
    message: issues?.[0]?.message ?? getErrorMessage(language, error.code),
    ...(issues && { issues }),
    ...(used !== undefined && { used }),
    ...(limit !== undefined && { limit }),
    ...(current !== undefined && { current }),
    ...(secondFactor && { secondFactor }),
    requestId: request.id as string,
  };
}

const errorCodeByStatus: Partial<Record<number, ErrorCode>> = {
  401: 'signed_out',
  403: 'forbidden',
  404: 'not_found',
  413: 'too_large',
  415: 'not_json',
  429: 'rate_limited',
  503: 'unavailable',
};

/**
 * Codes of PostgreSQL and of the network for a connection that fails or is lost, denied access, too many connections,
 * and a server that is shutting down.
 */
const connectionErrorCode = /^(08|28|53|57P0)|^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE)$/;
/** Messages of connection errors that the database client reports without a code. */
const connectionErrorMessage = /^(Connection terminated|timeout exceeded when trying to connect)/;

interface ExceptionLike {
  message?: unknown;
  getStatus?: () => number;
  status?: unknown;
  statusCode?: unknown;
  code?: unknown;
  detail?: unknown;
}

/** Converts an exception of the framework, the body parser (`status`) or the database (`code`) to an error code. */
export function toErrorCode(exception: unknown): ErrorCode {
  const { message, getStatus, status, statusCode, code, detail } = (exception ?? {}) as ExceptionLike;
  if (connectionErrorCode.test(String(code)) || connectionErrorMessage.test(String(message))) return 'unavailable';
  // The guest signed in in another tab in the meantime, which moved all data to the user and deleted the guest.
  if (code === '23503' && String(detail).includes('"owners"')) return 'signed_out';
  const httpStatus = Number(getStatus ? getStatus.call(exception) : (status ?? statusCode ?? 500));
  if (httpStatus >= 400 && httpStatus < 500) return errorCodeByStatus[httpStatus] ?? 'invalid_input';
  return httpStatus === statusByErrorCode.unavailable ? 'unavailable' : 'internal';
}
