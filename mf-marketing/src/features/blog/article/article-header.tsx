import { ArrowLeft } from 'lucide-react';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { getTitleWithHighlightMarks, type Article } from '../../../articles/article';
import { HighlightedText } from '@shortlist/shared-ui/components/highlight';
import { Byline } from '../byline';
import { useBlogMessages } from '../messages';

export function ArticleHeader({ article }: { article: Article }) {
  const t = useBlogMessages();
  const language = useLanguage();
  return (
    <header className="grid justify-items-start gap-4">
      <p lang={language}>
        <Link to="/blog" className="inline-flex min-h-11 items-center gap-2 text-sm font-medium">
          <ArrowLeft size={16} aria-hidden />
          {t('blog.blog')}
        </Link>
      </p>
      <div lang={language}>
        <Badge>{t(`blog.category.${article.category}`)}</Badge>
      </div>
      <h1 tabIndex={-1} className="d1 max-w-[20ch]">
        <HighlightedText>{getTitleWithHighlightMarks(article)}</HighlightedText>
      </h1>
      <p className="measure text-lg text-ink-soft">{article.description}</p>
      <div lang={language}>
        <Byline article={article} author={t('blog.by')} />
      </div>
    </header>
  );
}
