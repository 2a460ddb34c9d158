import { Readable } from 'node:stream';
import { Injectable, StandardSchemaSerializerInterceptor, StreamableFile } from '@nestjs/common';
import { getCurrentDisconnectSignal } from './abort-signal';
import { CooperativeYield } from './cooperative-yield';

type Serialize = StandardSchemaSerializerInterceptor['serialize'];
type Schema = NonNullable<Parameters<Serialize>[1]>;

/** A list that is large in total. Its items are read while earlier items are sent. */
export class StreamedList<Item extends object> {
  constructor(readonly items: AsyncIterable<Item>) {}
}

/**
 * Serializes responses with the schema of the route (see `ZodResponse`). Validates lists item by item and streams a
 * `StreamedList`, so that two hundred long documents neither fill the memory nor block the event loop.
 */
@Injectable()
export class Serializer extends StandardSchemaSerializerInterceptor {
  override serialize(...[response, schema, options]: Parameters<Serialize>): ReturnType<Serialize> {
    if (schema && response instanceof StreamedList) {
      // Object mode would buffer several items, no matter how large they are.
      const stream = Readable.from(this.streamJsonArray(response.items as AsyncIterable<object>, schema), {
        objectMode: false,
      });
      return new StreamableFile(stream, { type: 'application/json; charset=utf-8' });
    }
    return schema && Array.isArray(response)
      ? this.serializeList(response as object[], schema)
      : super.serialize(response, schema, options);
  }

  private async serializeList(items: object[], schema: Schema): Promise<object[]> {
    const cooperativeYield = new CooperativeYield();
    const serializedItems: object[] = [];
    const signal = getCurrentDisconnectSignal();
    for (const item of items) {
      await cooperativeYield.yieldIfDue();
      signal?.throwIfAborted();
      serializedItems.push(await this.transformToPlain(item, schema));
    }
    return serializedItems;
  }

  private async *streamJsonArray(items: AsyncIterable<object>, schema: Schema): AsyncGenerator<string> {
    let separator = '[';
    for await (const item of items) {
      yield separator + JSON.stringify(await this.transformToPlain(item, schema));
      separator = ',';
    }
    yield separator === '[' ? '[]' : ']';
  }
}
