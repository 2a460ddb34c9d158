import { SpanKind, trace } from '@opentelemetry/api';
import { type EntitySubscriberInterface, EventSubscriber, type QueryRunner } from 'typeorm';
import type { AfterQueryEvent, BeforeQueryEvent } from 'typeorm/subscriber/event/QueryEvent.js';
import { failed, tracer } from './traced';

/** A span a database statement, with its text and without its values. */
@EventSubscriber()
export class QuerySpans implements EntitySubscriberInterface {
  /** A connection does one statement at a time. */
  private readonly begun = new WeakMap<QueryRunner, number>();

  beforeQuery({ queryRunner }: BeforeQueryEvent): void {
    this.begun.set(queryRunner, performance.now());
  }

  /** What is part of nothing, as the queue's look every second, would only be noise. */
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
