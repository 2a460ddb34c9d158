import type { ResponseFormatJSONSchema } from 'openai/resources/shared';
import { z } from 'zod';

/** JSON Schema keywords that strict structured output rejects. Zod checks these constraints on the completion. */
const unsupportedKeywords = new Set([
  '$schema',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
  'pattern',
]);

function removeUnsupportedKeywords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(removeUnsupportedKeywords);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !unsupportedKeywords.has(key))
      .map(([key, inner]) => [key, removeUnsupportedKeywords(inner)]),
  );
}

export function toResponseFormat(schema: z.ZodType): ResponseFormatJSONSchema {
  const json = removeUnsupportedKeywords(z.toJSONSchema(schema, { target: 'draft-7' })) as Record<string, unknown>;
  return { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema: json } };
}
