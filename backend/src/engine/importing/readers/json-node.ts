import { hasTooManySymbols } from '../json-symbols';
import { ImportError } from '../source-document';
import { decodeText } from './plain-text';

const maxDepth = 40;
const maxValues = 20_000;
/** Allows for `maxValues` values and the punctuation in their strings. */
const maxSymbols = 200_000;

/** Reads a value of unknown shape field by field. Ignores inherited properties. */
export class JsonNode {
  constructor(readonly value: unknown) {}

  get(...names: string[]): JsonNode {
    const { value } = this;
    if (typeof value !== 'object' || value === null) return new JsonNode(undefined);
    const name = names.find(
      (candidate) => Object.hasOwn(value, candidate) && (value as Record<string, unknown>)[candidate] !== null,
    );
    return new JsonNode(name === undefined ? undefined : (value as Record<string, unknown>)[name]);
  }

  text(...names: string[]): string {
    const { value } = names.length > 0 ? this.get(...names) : this;
    return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
  }

  list(...names: string[]): JsonNode[] {
    const { value } = names.length > 0 ? this.get(...names) : this;
    return Array.isArray(value) ? value.map((item: unknown) => new JsonNode(item)) : [];
  }

  get isObject(): boolean {
    return typeof this.value === 'object' && this.value !== null && !Array.isArray(this.value);
  }
}

/** Parses JSON. Throws `file_broken` if it is invalid or has more values than any resume. */
export function parseJson(bytes: Uint8Array): unknown {
  if (hasTooManySymbols(bytes, maxSymbols)) throw new ImportError('file_broken');
  try {
    return JSON.parse(decodeText(bytes).replace(/^\uFEFF/, ''), (_key, value: unknown) =>
      typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
    );
  } catch {
    throw new ImportError('file_broken');
  }
}

/**
 * Lists all strings and numbers with their dotted paths. Throws `file_broken` if the JSON is deeper or larger than any
 * resume.
 */
export function flattenValues(json: unknown): { path: string; text: string }[] {
  const values: { path: string; text: string }[] = [];
  const pending: { path: string; value: unknown; depth: number }[] = [{ path: '', value: json, depth: 0 }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { path, value, depth } = next;
    if (depth > maxDepth || values.length > maxValues) throw new ImportError('file_broken');
    if (typeof value === 'string' || typeof value === 'number') values.push({ path, text: String(value) });
    else if (typeof value === 'object' && value !== null)
      for (const [key, child] of Object.entries(value).reverse())
        pending.push({ path: path ? `${path}.${key}` : key, value: child, depth: depth + 1 });
  }
  return values;
}
