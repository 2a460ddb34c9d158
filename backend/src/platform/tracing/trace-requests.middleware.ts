import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { RequestHandler } from 'express';
import { getRoutePattern } from '../metrics/measure-requests.middleware';
import { getTracer } from './spans';

/**
 * Creates one span per request, as part of the caller's trace if the request has a `traceparent` header. The span does
 * not contain the URL.
 */
export const traceRequests: RequestHandler = (request, response, next) => {
  const parentContext = propagation.extract(context.active(), request.headers);
  const span = getTracer().startSpan(request.method, { kind: SpanKind.SERVER }, parentContext);
  response.once('close', () => {
    const route = getRoutePattern(request);
    span.updateName(`${request.method} ${route}`);
    span.setAttributes({
      'http.request.method': request.method,
      'http.route': route,
      'http.response.status_code': response.statusCode,
      'shortlist.request_id': request.id as string,
      'shortlist.left': !response.writableFinished,
    });
    if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  context.with(trace.setSpan(parentContext, span), next);
};
