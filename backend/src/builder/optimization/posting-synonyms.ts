import type { improveTextSchema } from '@shortlist/contracts/builder/improvement';
import type { z } from 'zod';
import type { PostingSynonym } from '../../engine/writing/rule-based/posting-synonyms';
import { findTermPlacements } from '../../engine/matching/term-placement';
import { parseJobPosting } from '../job-postings/job-posting';

/** Finds terms of the posting for which the text uses a synonym, if both are in the same language. */
export function findPostingSynonyms({
  text,
  jobPosting,
  documentLanguage,
}: z.infer<typeof improveTextSchema>): PostingSynonym[] {
  const parsedPosting = parseJobPosting(jobPosting, documentLanguage);
  if (!parsedPosting || parsedPosting.language !== documentLanguage) return [];
  const placements = findTermPlacements(
    parsedPosting.terms,
    { entryTexts: [text], listTexts: [] },
    { job: parsedPosting.language, document: parsedPosting.language },
  );
  return placements.flatMap(({ term: { term }, alias }) => (alias ? [{ term, said: alias }] : []));
}
