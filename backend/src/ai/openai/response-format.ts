import type { ResponseFormatJSONSchema } from 'openai/resources/shared';
import { z } from 'zod';

/** JSON Schema keywords that strict structured output rejects. We check these bounds ourselves. */
const unknown = new Set(['$schema', 'minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum', 'pattern']);

function stripped(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stripped);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !unknown.has(key))
      .map(([key, inner]) => [key, stripped(inner)]),
  );
}

export function responseFormat(schema: z.ZodType): ResponseFormatJSONSchema {
  const json = stripped(z.toJSONSchema(schema, { target: 'draft-7' })) as Record<string, unknown>;
  return { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema: json } };
}
