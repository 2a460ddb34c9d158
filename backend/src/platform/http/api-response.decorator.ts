import { applyDecorators, HttpCode, SerializeOptions } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { z } from 'zod';
import { nextPageHeaders } from './next-page';

/**
 * Declares the response of a route: its status, its entry in the API documentation, and a serializer that drops fields
 * missing from the schema. `list`: the response is an array; `isPaged`: it refers to its next page (`linkNextPage`).
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

/**
 * Like `ZodResponse`, for a route that returns JSON or, with `Accept: text/event-stream`, events: see
 * `handleStreamingRequest`.
 */
export function ZodResponseOrEventStream(schema: z.ZodType, event: z.ZodType): MethodDecorator {
  const toMediaType = (bodySchema: z.ZodType) => ({
    schema: z.toJSONSchema(bodySchema, { target: 'openapi-3.0' }) as object,
  });
  const content = { 'application/json': toMediaType(schema), 'text/event-stream': toMediaType(event) };
  return applyDecorators(HttpCode(200), ApiResponse({ status: 200, content }));
}
