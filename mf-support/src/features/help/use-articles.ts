import { helpArticleListSchema, helpArticleSchema } from '@shortlist/contracts/support/help';
import { getQuery } from '@shortlist/shared-ui/api';
import { useQuery } from '@shortlist/shared-ui/query';

export const useArticles = () => useQuery(getQuery('/api/help/articles', helpArticleListSchema));

export const useArticle = (id: string) =>
  useQuery(getQuery(`/api/help/articles/${encodeURIComponent(id)}`, helpArticleSchema));
