import { applyDecorators, HttpCode, SerializeOptions } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { z } from 'zod';

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
