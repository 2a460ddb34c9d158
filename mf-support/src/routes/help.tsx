import { useSearchParams } from '@shortlist/shared-ui/router';
import { ArticleView } from '../features/help/article-view';
import { HelpDesk } from '../features/help/help-desk';

export default function Help() {
  const [searchParams] = useSearchParams();
  const articleId = searchParams.get('article');
  return articleId ? <ArticleView key={articleId} id={articleId} /> : <HelpDesk />;
}
