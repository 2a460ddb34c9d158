import { SpanKind, trace } from '@opentelemetry/api';
import { type EntitySubscriberInterface, EventSubscriber, type QueryRunner } from 'typeorm';
import type { AfterQueryEvent, BeforeQueryEvent } from 'typeorm/subscriber/event/QueryEvent.js';
import { failed, tracer } from './traced';

/** Creates one span per database statement, with its text but without its values. */
@EventSubscriber()
export class QuerySpans implements EntitySubscriberInterface {
  /** A connection runs one statement at a time. */
  private readonly begun = new WeakMap<QueryRunner, number>();

  beforeQuery({ queryRunner }: BeforeQueryEvent): void {
    this.begun.set(queryRunner, performance.now());
  }

  /** Ignores statements outside of any span, such as the job queue's poll every second. */
  afterQuery({ query, queryRunner, success, error }: AfterQueryEvent): void {
    if (!trace.getActiveSpan()) return;
    const [operation = ''] = query.trim().split(/\s/, 1);
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': query };
    const startTime = this.begun.get(queryRunner);
    const span = tracer().startSpan(operation.toUpperCase(), { kind: SpanKind.CLIENT, attributes, startTime });
    if (!success) failed(span, error);
    span.end(performance.now());
  }
}
