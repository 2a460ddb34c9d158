import { z } from 'zod';

const matchingBrackets: Record<string, string> = { '{': '}', '[': ']' };
const sentenceEnd = /[。！？]|[.!?…](?=[\s\])"'”»]|$)/g;

/**
 * Parses the beginning of a JSON object that is still being streamed, or returns undefined if nothing is readable yet.
 * Skips text before the first brace, such as a code fence. Cuts an unfinished string after its last whole sentence, so
 * that readers see whole sentences.
 */
export function parsePartialJson(text: string): unknown {
  const start = text.indexOf('{');
  if (start < 0) return undefined;
  const openBrackets: string[] = [];
  let inString = false;
  let stringStart = 0;
  for (let i = start; i < text.length; i++) {
    const char = text[i] ?? '';
    if (inString) {
      if (char === '\\') i++;
      else if (char === '"') inString = false;
    } else if (char === '"') {
      inString = true;
      stringStart = i + 1;
    } else if (char in matchingBrackets) openBrackets.push(char);
    else if (char === '}' || char === ']') {
      openBrackets.pop();
      if (openBrackets.length === 0) return tryParse(text.slice(start, i + 1));
    }
  }
  const head = inString
    ? `${text.slice(start, stringStart)}${trimToWholeSentences(text.slice(stringStart))}"`
    : text.slice(start);
  const closingBrackets = openBrackets
    .map((char) => matchingBrackets[char])
    .reverse()
    .join('');
  return tryParse(head + closingBrackets) ?? tryParse(dropLastItem(head) + closingBrackets);
}

function trimToWholeSentences(text: string): string {
  const lastEnd = [...text.matchAll(sentenceEnd)].at(-1);
  return lastEnd ? text.slice(0, lastEnd.index + 1) : '';
}

function dropLastItem(text: string): string {
  return text.replace(/(,|(?<=[{[]))(?:\s*"(?:[^"\\]|\\.)*")?[^",{}[\]]*$/, '');
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Parses a completion that is still being streamed. Cuts texts and lists at the limits of its schema, and empties those
 * without a limit, so that no draft has more text than a completion may have.
 */
export const parsePartialCompletion = (text: string, schema: z.ZodType): unknown =>
  cutToSchema(parsePartialJson(text), z.toJSONSchema(schema));

type JsonSchema = z.core.JSONSchema.JSONSchema;

function cutToSchema(value: unknown, schema: JsonSchema): unknown {
  const { maxLength = 0, maxItems = 0, items, properties = {} } = schema;
  if (typeof value === 'string') return value.slice(0, maxLength);
  if (Array.isArray(value)) return value.slice(0, maxItems).map((item) => cutToSchema(item, items as JsonSchema));
  if (typeof value !== 'object' || value === null) return value;
  const knownKeys = Object.keys(properties).filter((key) => Object.hasOwn(value, key));
  return Object.fromEntries(
    knownKeys.map((key) => [key, cutToSchema(value[key as keyof typeof value], properties[key] as JsonSchema)]),
  );
}
