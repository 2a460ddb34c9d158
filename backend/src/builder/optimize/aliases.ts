import type { improveTextSchema } from '@shortlist/contracts/builder/improvement';
import type { z } from 'zod';
import type { Alias } from '../../ai/built-in/posting-words';
import { placesOf } from '../../ats/match/evidence';
import { readJobPost } from '../job-posts/job-post';

/** Returns terms that the posting words differently from the text; none if the languages differ. */
export function aliasesIn({ text, jobPosting, documentLanguage }: z.infer<typeof improveTextSchema>): Alias[] {
  const post = readJobPost(jobPosting, documentLanguage);
  if (!post || post.language !== documentLanguage) return [];
  const placed = placesOf(post.terms, { dated: [text], listed: [] }, { job: post.language, document: post.language });
  return placed.flatMap(({ term: { term }, said }) => (said ? [{ term, said }] : []));
}
