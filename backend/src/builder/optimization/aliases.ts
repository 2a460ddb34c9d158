import type { improveTextSchema } from '@shortlist/contracts/builder/improvement';
import type { z } from 'zod';
import type { PostingSynonym } from '../../ai/rule-based/posting-synonyms';
import { findTermPlacements } from '../../ats/match/term-placement';
import { parseJobPosting } from '../job-postings/job-posting';

/** Returns terms that the posting words differently from the text; none if the languages differ. */
export function findPostingSynonyms({
  text,
  jobPosting,
  documentLanguage,
}: z.infer<typeof improveTextSchema>): PostingSynonym[] {
  const post = parseJobPosting(jobPosting, documentLanguage);
  if (!post || post.language !== documentLanguage) return [];
  const placed = findTermPlacements(
    post.terms,
    { entryTexts: [text], listTexts: [] },
    { job: post.language, document: post.language },
  );
  return placed.flatMap(({ term: { term }, alias }) => (alias ? [{ term, said: alias }] : []));
}
