import { applyDecorators, HttpCode, SerializeOptions } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { z } from 'zod';

/**
 * What a route answers, said once: the status, the description in the API documents, and that nothing leaves which the
 * schema does not name. `list`: a bare array of it.
 */
export function Answers(schema: z.ZodType, { status = 200, list = false } = {}): MethodDecorator {
  return applyDecorators(
    HttpCode(status),
    SerializeOptions({ schema }),
    ApiResponse({ status, standardSchema: list ? schema.array() : schema }),
  );
}

/** The same of a route that answers JSON, or by `Accept: text/event-stream` events: see `answerWithEvents`. */
export function AnswersWithEvents(schema: z.ZodType, event: z.ZodType): MethodDecorator {
  const described = (one: z.ZodType) => ({ schema: z.toJSONSchema(one, { target: 'openapi-3.0' }) as object });
  const content = { 'application/json': described(schema), 'text/event-stream': described(event) };
  return applyDecorators(HttpCode(200), ApiResponse({ status: 200, content }));
}
