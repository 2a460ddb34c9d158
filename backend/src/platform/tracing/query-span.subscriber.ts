import { SpanKind, trace } from '@opentelemetry/api';
import { type EntitySubscriberInterface, EventSubscriber, type QueryRunner } from 'typeorm';
import type { AfterQueryEvent, BeforeQueryEvent } from 'typeorm/subscriber/event/QueryEvent.js';
import { recordSpanError, getTracer } from './spans';

/** Creates one span per database statement, with its text but without its values. */
@EventSubscriber()
export class QuerySpanSubscriber implements EntitySubscriberInterface {
  /** One time per connection is enough, because a connection runs one statement at a time. */
  private readonly startTimes = new WeakMap<QueryRunner, number>();

  beforeQuery({ queryRunner }: BeforeQueryEvent): void {
    this.startTimes.set(queryRunner, performance.now());
  }

  /** Ignores statements outside of any span, such as the job queue's poll every second. */
  afterQuery({ query, queryRunner, success, error }: AfterQueryEvent): void {
    if (!trace.getActiveSpan()) return;
    const [operation = ''] = query.trim().split(/\s/, 1);
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': query };
    const startTime = this.startTimes.get(queryRunner);
    const span = getTracer().startSpan(operation.toUpperCase(), { kind: SpanKind.CLIENT, attributes, startTime });
    if (!success) recordSpanError(span, error);
    span.end(performance.now());
  }
}
