import { type Attributes, type Span, SpanStatusCode, trace } from '@opentelemetry/api';

/** Resolved at each call, because the tracer is a no-op until `TracingService` has started. */
export const getTracer = () => trace.getTracer('shortlist');

export const getTraceId = (): string | undefined => trace.getActiveSpan()?.spanContext().traceId;

/**
 * Runs work in a child span of the current span. Names and attributes must come from closed lists, without user content
 * or personal data. The cost is negligible when traces are not exported.
 */
export function withSpan<T>(name: string, attributes: Attributes, work: (span: Span) => Promise<T>): Promise<T> {
  return getTracer().startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      recordSpanError(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Records the name or code of the error, because its message may contain user content. */
export function recordSpanError(span: Span, error: unknown): void {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  span.setAttribute('error.type', String(code ?? name));
  span.setStatus({ code: SpanStatusCode.ERROR });
}
