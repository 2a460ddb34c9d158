import type { Request, RequestHandler } from 'express';
import type { MetricsService } from './metrics.service';

/** Measures response times by route pattern, because the number of paths is unbounded. */
export function measureRequests(metrics: MetricsService): RequestHandler {
  const durations = metrics.createHistogram(
    'shortlist_http_request_seconds',
    'Response times, from the first byte received to the last byte sent',
    ['route', 'method', 'status'],
  );
  let runningCount = 0;
  metrics.registerGauge('shortlist_http_requests_running', 'Requests in progress', () => runningCount);
  return (request, response, next) => {
    const stopTimer = durations.startTimer();
    runningCount += 1;
    response.once('close', () => {
      runningCount -= 1;
      const status = response.writableFinished ? response.statusCode : 'left';
      stopTimer({ route: getRoutePattern(request), method: request.method, status });
    });
    next();
  };
}

/** Returns a pattern such as `/api/resumes/:id`, `unknown` for an unknown API route, or `site` for any file. */
export function getRoutePattern({ route, originalUrl }: Pick<Request, 'route' | 'originalUrl'>): string {
  const pattern = (route as { path?: unknown } | undefined)?.path;
  // The framework's own pattern for unmatched requests is "*path".
  if (typeof pattern === 'string' && pattern.startsWith('/')) return pattern;
  return /^\/api(\/|$)/.test(originalUrl) ? 'unknown' : 'site';
}
