import type * as z from '@shortlist/contracts/z';

/** Most characters of all texts of a document together: more than its twenty printed pages hold. */
export const maxDocumentText = 60_000;

/** Asked for with a document and kept beside it; their lengths have limits of their own. */
const beside: readonly string[] = ['jobPosting', 'jobDescription'];

/** The key of the issue, which is told at the longest text. Such a body is 413 `too_large`. */
export const documentTextIssue = 'document_text_too_long';

/** A document that is sent: all its texts together have a limit, too. Pass it to `superRefine`. */
export function limitText(document: object, context: z.RefinementCtx): void {
  let total = 0;
  let longest = { path: [] as (string | number)[], length: -1 };
  const visit = (value: unknown, path: (string | number)[]) => {
    if (typeof value === 'string') {
      total += value.length;
      if (value.length > longest.length) longest = { path, length: value.length };
    } else if (Array.isArray(value)) value.forEach((item, i) => visit(item, [...path, i]));
    else if (value !== null && typeof value === 'object')
      for (const [key, item] of Object.entries(value)) if (!beside.includes(key)) visit(item, [...path, key]);
  };
  visit(document, []);
  if (total > maxDocumentText)
    context.addIssue({ code: 'custom', path: longest.path, message: documentTextIssue, input: undefined });
}
