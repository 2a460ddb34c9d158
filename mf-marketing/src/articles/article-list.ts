import type { Article } from './article';
import type { ArticleSlug } from './article-slugs';

/** The newest article is first. The order must match `articleSlugs`. */
export const articles: Article[] = [
  {
    slug: 'ats-optimization-guide',
    title: 'How screening software reads your resume',
    titleHighlight: 'reads',
    description:
      'We changed one thing at a time on the same page and read the file back. This is what got lost, and what to do instead.',
    category: 'resume-tips',
    date: '2025-06-12',
    wordCount: 1579,
  },
  {
    slug: 'ai-resume-screening',
    title: 'What AI screening sees, and what it doesn’t',
    titleHighlight: 'sees',
    description:
      'Ranking, matching and knock-out questions are three different things. Only one of them reads your prose.',
    category: 'ai-technology',
    date: '2025-06-11',
    wordCount: 1535,
  },
  {
    slug: 'resume-mistakes-to-avoid',
    title: 'Twelve mistakes a second reader would catch',
    titleHighlight: 'catch',
    description: 'A reversed date, a duty without a result, a file called “CV final 3.” Small, common, quick to fix.',
    category: 'career-tips',
    date: '2025-06-09',
    wordCount: 1385,
  },
  {
    slug: 'psychology-of-cover-letters',
    title: 'Why the first two sentences do most of the work',
    titleHighlight: 'first two sentences',
    description: 'A letter is read by a tired person with a list. Start with their problem, then your evidence.',
    category: 'cover-letters',
    date: '2025-06-07',
    wordCount: 1517,
  },
  {
    slug: 'remote-work-resume-guide',
    title: 'Showing that you can work unseen',
    titleHighlight: 'unseen',
    description:
      'Remote jobs ask for writing, handoffs and time zones. Here is how to prove each without saying “self-starter.”',
    category: 'remote-work',
    date: '2025-06-06',
    wordCount: 1398,
  },
  {
    slug: 'industry-specific-resume-tips',
    title: 'One resume, six industries',
    titleHighlight: 'six',
    description: 'What nursing wants first, finance wants last. The same career arranged for six kinds of reader.',
    category: 'industry-guide',
    date: '2025-06-04',
    wordCount: 1580,
  },
];

export const featuredSlug: ArticleSlug = 'ats-optimization-guide';

export function getArticle(slug: ArticleSlug): Article {
  const article = articles.find((candidate) => candidate.slug === slug);
  if (!article) throw new Error(`There is no article ${slug}`);
  return article;
}
