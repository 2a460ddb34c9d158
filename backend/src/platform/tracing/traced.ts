import { type Attributes, type Span, SpanStatusCode, trace } from '@opentelemetry/api';

/** Asked for each time: it is the one that does nothing until `Tracing` has started. */
export const tracer = () => trace.getTracer('shortlist');

/** Of the trace that the caller is part of; undefined when nothing is traced. */
export const traceId = (): string | undefined => trace.getActiveSpan()?.spanContext().traceId;

/**
 * Does something as a span of its own, within the caller's. Names and attributes come from closed lists: no words of
 * people and nothing that says who they are. Costs next to nothing where traces are sent nowhere.
 */
export function traced<T>(name: string, attributes: Attributes, work: (span: Span) => Promise<T>): Promise<T> {
  return tracer().startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      failed(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** By the error's name or code: its message may repeat what somebody wrote. */
export function failed(span: Span, error: unknown): void {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  span.setAttribute('error.type', String(code ?? name));
  span.setStatus({ code: SpanStatusCode.ERROR });
}
