import { Badge } from '@shortlist/shared-ui/components/badge';
import { Link } from '@shortlist/shared-ui/navigation/link';
import type { Article } from '../../articles/article';
import { CompactByline } from './byline';
import { useBlogMessages } from './messages';

export function ArticleRow({ article }: { article: Article }) {
  const t = useBlogMessages();
  return (
    <li className="relative grid gap-x-6 gap-y-2 border-b border-line py-6 md:grid-cols-[160px_minmax(0,1fr)_136px]">
      <p className="md:pt-1">
        <Badge>{t(`blog.category.${article.category}`)}</Badge>
      </p>
      <div lang="en" className="grid gap-1.5">
        <h2 className="d4">
          <Link
            to={`/blog/${article.slug}`}
            className="text-ink no-underline after:absolute after:inset-0 after:content-[''] hover:underline"
          >
            {article.title}
          </Link>
        </h2>
        <p className="measure text-ink-soft">{article.description}</p>
      </div>
      <CompactByline article={article} />
    </li>
  );
}
