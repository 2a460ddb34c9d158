/** Newest first. Each article is mounted in package.json as `/blog/SLUG`. */
export const articleSlugs = [
  'ats-optimization-guide',
  'ai-resume-screening',
  'resume-mistakes-to-avoid',
  'psychology-of-cover-letters',
  'remote-work-resume-guide',
  'industry-specific-resume-tips',
] as const;

export type ArticleSlug = (typeof articleSlugs)[number];
