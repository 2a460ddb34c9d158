import type * as z from '@shortlist/contracts/z';

/** Maximum number of characters in all texts of a document. Twenty printed pages, the maximum, hold fewer. */
export const maxDocumentTextLength = 60_000;

/** Fields that are sent with a document but are not part of it. They have their own length limits. */
const separatelyLimitedFields: readonly string[] = ['jobPosting', 'jobDescription'];

/** Message key of the issue, which is reported at the longest text. The response is 413 `too_large`. */
export const documentTextIssue = 'document_text_too_long';

/** Limits the total text of a document. Pass it to `superRefine`. */
export function limitText(document: object, context: z.RefinementCtx): void {
  let total = 0;
  let longestText = { path: [] as (string | number)[], length: -1 };
  const visit = (value: unknown, path: (string | number)[]) => {
    if (typeof value === 'string') {
      total += value.length;
      if (value.length > longestText.length) longestText = { path, length: value.length };
    } else if (Array.isArray(value)) value.forEach((item, i) => visit(item, [...path, i]));
    else if (value !== null && typeof value === 'object')
      for (const [key, item] of Object.entries(value))
        if (!separatelyLimitedFields.includes(key)) visit(item, [...path, key]);
  };
  visit(document, []);
  if (total > maxDocumentTextLength)
    context.addIssue({ code: 'custom', path: longestText.path, message: documentTextIssue, input: undefined });
}
