import { applyDecorators, HttpCode, SerializeOptions } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { z } from 'zod';
import { nextPageHeaders } from './next-page';

/**
 * Declares the response of a route: its status, its entry in the API documentation, and a serializer that drops fields
 * missing from the schema. With `list`, the response is an array. With `isPaged`, the route must call `linkNextPage`.
 */
export function ZodResponse(schema: z.ZodType, { status = 200, list = false, isPaged = false } = {}): MethodDecorator {
  return applyDecorators(
    HttpCode(status),
    SerializeOptions({ schema }),
    ApiResponse({
      status,
      standardSchema: list ? schema.array() : schema,
      ...(isPaged && { headers: nextPageHeaders }),
    }),
  );
}

export function ZodResponseOrEventStream(schema: z.ZodType, event: z.ZodType): MethodDecorator {
  const toMediaType = (bodySchema: z.ZodType) => ({
    schema: z.toJSONSchema(bodySchema, { target: 'openapi-3.0' }) as object,
  });
  const content = { 'application/json': toMediaType(schema), 'text/event-stream': toMediaType(event) };
  return applyDecorators(HttpCode(200), ApiResponse({ status: 200, content }));
}
