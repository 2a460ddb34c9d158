import { useSearchParams } from '@shortlist/shared-ui/router';
import { ArticleView } from '../features/help/article-view';
import { HelpDesk } from '../features/help/help-desk';

export default function Help() {
  const [search] = useSearchParams();
  const article = search.get('article');
  return article ? <ArticleView key={article} id={article} /> : <HelpDesk />;
}
