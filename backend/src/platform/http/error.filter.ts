import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { ErrorBody, ErrorCode } from '@shortlist/contracts/platform/errors';
import type { Request, Response } from 'express';
import { AppError, type ErrorDetails, statusOfCode } from './app-error';
import { languageOf } from './language';
import { errorMessage, issueMessage } from './messages';

/** The one way an error leaves: `errorBodySchema`, in the caller's language, without a word about our insides. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('errors');

  catch(exception: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    const error = exception instanceof AppError ? exception : new AppError(codeOf(exception), { cause: exception });
    if (error.status >= 500) this.logger.error(exception);
    if (response.headersSent) {
      response.end();
      return;
    }
    if (error.details.retryAfter) response.setHeader('Retry-After', Math.ceil(error.details.retryAfter));
    response.status(error.status).json(bodyOf(error, request));
  }
}

/** The body of an answer; streams that fail after their start send it as an event. */
export function bodyOf(error: AppError, request: Request): ErrorBody {
  const language = languageOf(request);
  const { issues: found, used, limit }: ErrorDetails = error.details;
  const issues = found?.map(({ path, message }) => ({ path, message: issueMessage(language, message) }));
  return {
    code: error.code,
    // One sentence for a toast: what is wrong with the first field says more than "check your input".
    message: issues?.[0]?.message ?? errorMessage(language, error.code),
    ...(issues && { issues }),
    ...(used !== undefined && { used }),
    ...(limit !== undefined && { limit }),
    requestId: String(request.id),
  };
}

const codeOfStatus: Partial<Record<number, ErrorCode>> = {
  401: 'signed_out',
  403: 'forbidden',
  404: 'not_found',
  413: 'too_large',
  415: 'not_json',
  429: 'rate_limited',
  503: 'unavailable',
};

/** PostgreSQL: cannot connect, too many connections, shutting down. */
const databaseGone = /^(08|53|57P0)|^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE)$/;

/** What the framework, the body parser (`status`) or the database (`code`) threw, as one of our codes. */
export function codeOf(exception: unknown): ErrorCode {
  const { status, statusCode, code } = (exception ?? {}) as { status?: unknown; statusCode?: unknown; code?: unknown };
  const http = Number(
    typeof (exception as { getStatus?: unknown })?.getStatus === 'function'
      ? (exception as { getStatus(): number }).getStatus()
      : (status ?? statusCode ?? 500),
  );
  if (typeof code === 'string' && databaseGone.test(code)) return 'unavailable';
  if (http >= 400 && http < 500) return codeOfStatus[http] ?? 'invalid_input';
  return http === statusOfCode.unavailable ? 'unavailable' : 'internal';
}
