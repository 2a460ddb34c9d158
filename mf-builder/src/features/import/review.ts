import * as z from '@shortlist/contracts/z';
import {
  importedFieldSchema,
  importedSchema,
  type Imported,
  type ImportedField,
} from '@shortlist/contracts/builder/import';
import { getIn, setIn } from '../../shared/document/paths';

/** The result of reading a file, with the person's changes so far. */
export const reviewSchema = z.object({
  file: importedSchema,
  content: importedSchema.shape.content,
  /** As the file's, without what the person settled. */
  fields: z.array(importedFieldSchema),
  tray: importedSchema.shape.tray,
  /** The person changed something. */
  touched: z.boolean(),
  /** The key by which the resume is created: sent twice it is one resume. */
  createKey: z.string(),
});
export type Review = z.infer<typeof reviewSchema>;

export const newReview = (file: Imported): Review => ({
  file,
  content: file.content,
  fields: file.fields,
  tray: file.tray,
  touched: false,
  createKey: crypto.randomUUID(),
});

/** The fields at a path or, for a list, below it. */
export const fieldsAt = (fields: readonly ImportedField[], path: string): ImportedField[] =>
  fields.filter((field) => field.path === path || field.path.startsWith(`${path}.`));

const sure = ({ path, line }: Pick<ImportedField, 'path' | 'line'>, value: string): ImportedField => ({
  path,
  value,
  confidence: 'sure',
  ...(line !== undefined && { line }),
});

/** The review with another value at a path: what the person writes is sure, what stays empty is as missing as it was. */
export function withValue(review: Review, path: string, value: string | boolean | string[]): Review {
  const old = fieldsAt(review.fields, path);
  const others = review.fields.filter((field) => !old.includes(field));
  const content = setIn(review.content, path, value);
  return { ...review, touched: true, content, fields: [...others, ...fieldsOf(review, old, path, value)] };
}

function fieldsOf(
  review: Review,
  old: ImportedField[],
  path: string,
  value: string | boolean | string[],
): ImportedField[] {
  if (Array.isArray(value)) {
    return value.map((text, index) => {
      const before = old.find((field) => field.value === text) ?? old[index];
      const at = { path: `${path}.${index}`, line: before?.line };
      return before?.value === text ? { ...before, ...at } : sure(at, text);
    });
  }
  const original = review.file.fields.find((field) => field.path === path);
  if (value === '' || value === false) return original?.confidence === 'missing' ? [original] : [];
  return [sure({ path, line: original?.line }, String(value))];
}

/** The review with these values held for right. */
export function confirmed(review: Review, paths: readonly string[]): Review {
  const own = new Set(paths.flatMap((path) => fieldsAt(review.fields, path)));
  const fields = review.fields.map((field) =>
    own.has(field) && field.confidence === 'check' ? sure(field, field.value) : field,
  );
  return { ...review, touched: true, fields };
}

/** The review with the other reading of all of these that have one. */
export function otherwise(review: Review, paths: readonly string[]): Review {
  const read = paths
    .flatMap((path) => fieldsAt(review.fields, path))
    .reduce((after, { path, other }) => (other === undefined ? after : withValue(after, path, other)), review);
  return confirmed(read, paths);
}

/** The review after the tray changed: what was put into a field that was not found is found. */
export function withTrayed(review: Review, content: Review['content'], tray: Review['tray']): Review {
  const after = { ...review, content, tray, touched: true };
  const missing = review.file.fields.filter(({ confidence }) => confidence === 'missing');
  const fields = review.fields.map((field) => {
    const original = missing.find(({ path }) => path === field.path);
    const text = textAt(after, field.path);
    return original ? (text ? sure(field, text) : original) : field;
  });
  return { ...after, fields };
}

export type Confidence = ImportedField['confidence'];

/** The worst of what is known about some fields: a row is as doubtful as its most doubtful field. */
export function confidenceOf(fields: readonly ImportedField[]): Confidence {
  const has = (confidence: Confidence) => fields.some((field) => field.confidence === confidence);
  return has('missing') ? 'missing' : has('check') ? 'check' : 'sure';
}

/** Counts fields by how sure they are; `total` is all of them. */
export function countsOf({ fields }: Review): Record<Confidence | 'total', number> {
  const count = (confidence: Confidence) => fields.filter((field) => field.confidence === confidence).length;
  return { sure: count('sure'), check: count('check'), missing: count('missing'), total: fields.length };
}

/** Returns the value at a path, as text. */
export const textAt = (review: Review, path: string): string => {
  const value = getIn(review.content, path);
  return typeof value === 'string' ? value : '';
};
