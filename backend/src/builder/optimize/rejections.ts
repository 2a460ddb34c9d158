import { createHash } from 'node:crypto';
import type { Match } from '@shortlist/contracts/platform/match';

/** Most rejections that are kept with a resume: the latest. */
export const mostRejections = 300;

const normalized = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** Identifies a rejected change, wherever in the resume its text stands by then. */
export const rejectionKey = ({ before, after }: { before: string; after: string }): string =>
  createHash('sha256')
    .update(`${normalized(before)}\n${normalized(after)}`)
    .digest('base64url')
    .slice(0, 16);

/** Identifies a term of the job that the person said isn't true of them. */
export const termRejectionKey = (term: string): string => rejectionKey({ before: '', after: term });

/** The match without questions about terms that the person rejected; its numbers stay. */
export const withoutRejected = (match: Match, rejected: ReadonlySet<string>): Match => ({
  ...match,
  missing: {
    ...match.missing,
    askYourself: match.missing.askYourself.filter((term) => !rejected.has(termRejectionKey(term))),
  },
});
