import { Readable } from 'node:stream';
import { Injectable, StandardSchemaSerializerInterceptor, StreamableFile } from '@nestjs/common';
import { CooperativeYield } from './cooperative-yield';

type Serialize = StandardSchemaSerializerInterceptor['serialize'];

/** Maximum number of list items that are written in one step. */
const few = 10;

/**
 * Serializes responses by the schema of the route (see `Answers`). Validates lists item by item and streams long ones,
 * so that two hundred long documents do not block the event loop.
 */
@Injectable()
export class Serializer extends StandardSchemaSerializerInterceptor {
  override serialize(...[answer, schema, options]: Parameters<Serialize>): ReturnType<Serialize> {
    return schema && Array.isArray(answer) ? this.each(answer, schema) : super.serialize(answer, schema, options);
  }

  private async each(
    items: object[],
    schema: NonNullable<Parameters<Serialize>[1]>,
  ): Promise<object[] | StreamableFile> {
    const pace = new CooperativeYield();
    const serialized: object[] = [];
    for (const item of items) {
      await pace.yieldIfDue();
      serialized.push(await this.transformToPlain(item, schema));
    }
    if (serialized.length <= few) return serialized;
    return new StreamableFile(Readable.from(jsonOf(serialized)), { type: 'application/json; charset=utf-8' });
  }
}

async function* jsonOf(items: object[]): AsyncGenerator<string> {
  const pace = new CooperativeYield();
  for (const [index, item] of items.entries()) {
    await pace.yieldIfDue();
    yield `${index ? ',' : '['}${JSON.stringify(item)}`;
  }
  yield ']';
}
