import { createHash } from 'node:crypto';
import type { JobMatch } from '@shortlist/contracts/platform/job-match';

/** Maximum number of rejections stored per resume; the oldest are dropped. */
export const maxRejections = 300;

const normalizeText = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** Returns the key of a change. It does not depend on the position of the text in the resume. */
export const getRejectionKey = ({ before, after }: { before: string; after: string }): string =>
  createHash('sha256')
    .update(`${normalizeText(before)}\n${normalizeText(after)}`)
    .digest('base64url')
    .slice(0, 16);

/** Returns the key of a term that the person rejected as a skill. */
export const getTermRejectionKey = (term: string): string => getRejectionKey({ before: '', after: term });

/** Removes questions about rejected terms; the scores stay the same. */
export const omitRejected = (match: JobMatch, rejected: ReadonlySet<string>): JobMatch => ({
  ...match,
  missing: {
    ...match.missing,
    askYourself: match.missing.askYourself.filter((term) => !rejected.has(getTermRejectionKey(term))),
  },
});
