import type { ResponseFormatJSONSchema } from 'openai/resources/shared';
import { z } from 'zod';

/** Bounds that strict structured output does not know: endpoints refuse a schema that has them. We check them ourselves. */
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

/** A schema as the strict `response_format` of Chat Completions: every field required, none besides. */
export function responseFormat(schema: z.ZodType): ResponseFormatJSONSchema {
  const json = stripped(z.toJSONSchema(schema, { target: 'draft-7' })) as Record<string, unknown>;
  return { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema: json } };
}
