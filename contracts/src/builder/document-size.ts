import type * as z from '@shortlist/contracts/z';

/** Maximum total characters in the text of a document. Twenty printed pages (the page limit) contain fewer. */
export const maxDocumentTextLength = 60_000;
/** Maximum total items in the lists of a document, including empty items. Twenty pages have about 1,000 lines. */
export const maxDocumentItems = 2_000;
/** Maximum characters in the JSON of a document: the text, plus 100,000 for keys and punctuation. */
export const maxDocumentJsonLength = 160_000;

/** Fields with their own length limits. Requests send them with a document, but they are not part of it. */
const separatelyLimitedFields: readonly string[] = ['jobPosting', 'jobDescription'];

const issueKeys = {
  text: 'document_text_too_long',
  items: 'document_items_too_many',
  json: 'document_json_too_long',
} as const;
/** Message keys of `SizeIssue`. The response is 413 `too_large`. */
export const sizeIssueKeys: readonly string[] = Object.values(issueKeys);

export interface SizeIssue {
  /** Path of the longest list if there are too many items, otherwise of the longest string. */
  path: (string | number)[];
  message: (typeof issueKeys)[keyof typeof issueKeys];
}

/** Returns the first limit that the document exceeds. */
export function findSizeIssue(document: object): SizeIssue | undefined {
  const text: Sum = { total: 0, longest: { path: [], length: -1 } };
  const items: Sum = { total: 0, longest: { path: [], length: -1 } };
  const visit = (value: unknown, path: (string | number)[]) => {
    if (typeof value === 'string') add(text, path, value.length);
    else if (Array.isArray(value)) {
      add(items, path, value.length);
      value.forEach((item, i) => visit(item, [...path, i]));
    } else if (value !== null && typeof value === 'object')
      for (const [key, item] of Object.entries(value))
        if (!separatelyLimitedFields.includes(key)) visit(item, [...path, key]);
  };
  visit(document, []);
  if (text.total > maxDocumentTextLength) return { path: text.longest.path, message: issueKeys.text };
  if (items.total > maxDocumentItems) return { path: items.longest.path, message: issueKeys.items };
  const json = JSON.stringify(document, (key, value: unknown) =>
    separatelyLimitedFields.includes(key) ? undefined : value,
  );
  return json.length > maxDocumentJsonLength ? { path: text.longest.path, message: issueKeys.json } : undefined;
}

/** Adds an issue if a document is too large. For `superRefine`. */
export function addSizeIssue(document: object, context: z.RefinementCtx): void {
  const issue = findSizeIssue(document);
  if (issue) context.addIssue({ code: 'custom', ...issue, input: undefined });
}

interface Sum {
  total: number;
  longest: { path: (string | number)[]; length: number };
}

function add(sum: Sum, path: (string | number)[], length: number): void {
  sum.total += length;
  if (length > sum.longest.length) sum.longest = { path, length };
}
