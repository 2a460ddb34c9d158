import { Readable } from 'node:stream';
import { Injectable, StandardSchemaSerializerInterceptor, StreamableFile } from '@nestjs/common';
import { CooperativeYield } from './cooperative-yield';

type Serialize = StandardSchemaSerializerInterceptor['serialize'];

/** Longer lists are streamed. */
const maxUnstreamedItems = 10;

/**
 * Serializes responses by the schema of the route (see `ZodResponse`). Validates lists item by item and streams long
 * ones, so that two hundred long documents do not block the event loop.
 */
@Injectable()
export class Serializer extends StandardSchemaSerializerInterceptor {
  override serialize(...[response, schema, options]: Parameters<Serialize>): ReturnType<Serialize> {
    return schema && Array.isArray(response)
      ? this.serializeList(response, schema)
      : super.serialize(response, schema, options);
  }

  private async serializeList(
    items: object[],
    schema: NonNullable<Parameters<Serialize>[1]>,
  ): Promise<object[] | StreamableFile> {
    const cooperativeYield = new CooperativeYield();
    const serialized: object[] = [];
    for (const item of items) {
      await cooperativeYield.yieldIfDue();
      serialized.push(await this.transformToPlain(item, schema));
    }
    if (serialized.length <= maxUnstreamedItems) return serialized;
    return new StreamableFile(Readable.from(streamJsonArray(serialized)), { type: 'application/json; charset=utf-8' });
  }
}

async function* streamJsonArray(items: object[]): AsyncGenerator<string> {
  const cooperativeYield = new CooperativeYield();
  for (const [index, item] of items.entries()) {
    await cooperativeYield.yieldIfDue();
    yield `${index ? ',' : '['}${JSON.stringify(item)}`;
  }
  yield ']';
}
