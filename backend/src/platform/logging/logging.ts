import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { LoggerService } from '@nestjs/common';
import type { RequestHandler } from 'express';
import pino, { type Logger, type LoggerOptions } from 'pino';
import { pinoHttp } from 'pino-http';
import type { Config } from '../config/config';
import { getTraceId } from '../tracing/spans';

/** Creates a logger that writes JSON lines to standard output, without personal data or credentials. */
export const createLogger = (config: Config): Logger => pino(buildLoggerOptions(config.logLevel));

export function buildLoggerOptions(level: string): LoggerOptions {
  return {
    level,
    base: undefined,
    redact: {
      paths: ['cookie', 'password', 'authorization', 'email', '*.cookie', '*.password', '*.authorization', '*.email'],
      remove: true,
    },
    // Omits the other fields, because database errors also contain the values of their statement.
    serializers: { err: ({ name, message, stack }: Error) => ({ type: name, message, stack }) },
  };
}

/**
 * Logs one line per request, with an id that error responses also carry. Leaves out query strings and the tokens of
 * file links.
 */
export function logRequests(logger: Logger): RequestHandler {
  return pinoHttp({
    logger,
    genReqId: () => randomUUID(),
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
        id,
        method,
        path: redactPath(url),
        traceId: getTraceId(),
      }),
      err: ({ name, message, stack }: Error) => ({ type: name, message, stack }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
    autoLogging: { ignore: (request: IncomingMessage) => /^\/api\/health\//.test(request.url ?? '') },
  });
}

export const redactPath = (url: string) => url.replace(/[?#].*/s, '').replace(/^(\/api\/files\/).+/, '$1…');

/** Contexts in which Nest logs startup errors that it also throws. `main.ts` reports those errors. */
const startupContexts = ['TypeOrmModule', 'ExceptionHandler', 'NestApplication'];

export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log = (message: unknown, context?: string) => this.write('info', message, context);
  warn = (message: unknown, context?: string) => this.write('warn', message, context);
  debug = (message: unknown, context?: string) => this.write('debug', message, context);
  error(message: unknown, ...rest: unknown[]): void {
    const context = rest.at(-1);
    if (startupContexts.includes(String(context))) return;
    this.write('error', message, typeof context === 'string' ? context : undefined);
  }

  private write(level: 'info' | 'warn' | 'debug' | 'error', message: unknown, context?: string): void {
    const logContext = { context, traceId: getTraceId() };
    if (message instanceof Error) this.logger[level]({ ...logContext, err: message }, message.message);
    else this.logger[level](logContext, String(message));
  }
}
