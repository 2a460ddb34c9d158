import type { Request, RequestHandler } from 'express';
import type { MetricsService } from './metrics.service';

/** Measures response times by route pattern, because paths themselves are unbounded. */
export function measureRequests(metrics: MetricsService): RequestHandler {
  const durations = metrics.histogram(
    'shortlist_http_request_seconds',
    'Answers, from the first byte asked to the last one sent',
    ['route', 'method', 'status'],
  );
  let running = 0;
  metrics.gauge('shortlist_http_requests_running', 'Requests that are being answered', () => running);
  return (request, response, next) => {
    const stop = durations.startTimer();
    running += 1;
    response.once('close', () => {
      running -= 1;
      const status = response.writableFinished ? response.statusCode : 'left';
      stop({ route: getRoutePattern(request), method: request.method, status });
    });
    next();
  };
}

/** Returns a pattern such as `/api/resumes/:id`; `unknown` for an unknown API route, `site` for all files. */
export function getRoutePattern({ route, originalUrl }: Pick<Request, 'route' | 'originalUrl'>): string {
  const pattern = (route as { path?: unknown } | undefined)?.path;
  // The framework's own pattern for unmatched requests is "*path".
  if (typeof pattern === 'string' && pattern.startsWith('/')) return pattern;
  return /^\/api(\/|$)/.test(originalUrl) ? 'unknown' : 'site';
}
