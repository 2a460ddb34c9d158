import * as z from '@shortlist/contracts/z';
import {
  importedFieldSchema,
  importResultSchema,
  type ImportResult,
  type ImportedField,
} from '@shortlist/contracts/builder/import';
import { getIn, setIn } from '../../shared/document/object-path';

/** A parsed file with the user's corrections. */
export const importReviewSchema = z.object({
  file: importResultSchema,
  content: importResultSchema.shape.content,
  fields: z.array(importedFieldSchema),
  tray: importResultSchema.shape.tray,
  touched: z.boolean(),
  /** Idempotency key for creating the resume. */
  createKey: z.string(),
});
export type ImportReview = z.infer<typeof importReviewSchema>;

export const createImportReview = (file: ImportResult): ImportReview => ({
  file,
  content: file.content,
  fields: file.fields,
  tray: file.tray,
  touched: false,
  createKey: crypto.randomUUID(),
});

export const findFieldsAt = (fields: readonly ImportedField[], path: string): ImportedField[] =>
  fields.filter((field) => field.path === path || field.path.startsWith(`${path}.`));

const createSureField = ({ path, line }: Pick<ImportedField, 'path' | 'line'>, value: string): ImportedField => ({
  path,
  value,
  confidence: 'sure',
  ...(line !== undefined && { line }),
});

/** Marks user input as sure. An empty value restores the "missing" state of a field that the file lacked. */
export function setReviewValue(review: ImportReview, path: string, value: string | boolean | string[]): ImportReview {
  const oldFields = findFieldsAt(review.fields, path);
  const otherFields = review.fields.filter((field) => !oldFields.includes(field));
  const content = setIn(review.content, path, value);
  const fields = [...otherFields, ...updateFields(review, oldFields, path, value)];
  return { ...review, touched: true, content, fields };
}

function updateFields(
  review: ImportReview,
  oldFields: ImportedField[],
  path: string,
  value: string | boolean | string[],
): ImportedField[] {
  if (Array.isArray(value)) {
    return value.map((text, index) => {
      const oldField = oldFields.find((field) => field.value === text) ?? oldFields[index];
      const location = { path: `${path}.${index}`, line: oldField?.line };
      return oldField?.value === text ? { ...oldField, ...location } : createSureField(location, text);
    });
  }
  const original = review.file.fields.find((field) => field.path === path);
  if (value === '' || value === false) return original?.confidence === 'missing' ? [original] : [];
  return [createSureField({ path, line: original?.line }, String(value))];
}

export function confirmFields(review: ImportReview, paths: readonly string[]): ImportReview {
  const confirmedFields = new Set(paths.flatMap((path) => findFieldsAt(review.fields, path)));
  const fields = review.fields.map((field) =>
    confirmedFields.has(field) && field.confidence === 'check' ? createSureField(field, field.value) : field,
  );
  return { ...review, touched: true, fields };
}

/** Uses the alternative reading of each field that has one, and confirms the other fields. */
export function applyAlternatives(review: ImportReview, paths: readonly string[]): ImportReview {
  const updatedReview = paths
    .flatMap((path) => findFieldsAt(review.fields, path))
    .reduce((result, { path, other }) => (other === undefined ? result : setReviewValue(result, path, other)), review);
  return confirmFields(updatedReview, paths);
}

/** Updates the content and unplaced lines. A missing field becomes sure when it receives a line. */
export function updateUnplacedLines(
  review: ImportReview,
  content: ImportReview['content'],
  tray: ImportReview['tray'],
): ImportReview {
  const updatedReview = { ...review, content, tray, touched: true };
  const missingFields = review.file.fields.filter(({ confidence }) => confidence === 'missing');
  const fields = review.fields.map((field) => {
    const original = missingFields.find(({ path }) => path === field.path);
    const text = getTextAt(updatedReview, field.path);
    return original ? (text ? createSureField(field, text) : original) : field;
  });
  return { ...updatedReview, fields };
}

export type Confidence = ImportedField['confidence'];

export function getLowestConfidence(fields: readonly ImportedField[]): Confidence {
  const hasConfidence = (confidence: Confidence) => fields.some((field) => field.confidence === confidence);
  return hasConfidence('missing') ? 'missing' : hasConfidence('check') ? 'check' : 'sure';
}

export function countByConfidence({ fields }: ImportReview): Record<Confidence | 'total', number> {
  const count = (confidence: Confidence) => fields.filter((field) => field.confidence === confidence).length;
  return { sure: count('sure'), check: count('check'), missing: count('missing'), total: fields.length };
}

export const getTextAt = (review: ImportReview, path: string): string => {
  const value = getIn(review.content, path);
  return typeof value === 'string' ? value : '';
};
