import { helpArticleListSchema, helpArticleSchema } from '@shortlist/contracts/support/help';
import { getQueryOptions } from '@shortlist/shared-ui/api';
import { useQuery } from '@shortlist/shared-ui/query';

export const useArticles = () => useQuery(getQueryOptions('/api/help/articles', helpArticleListSchema));

export const useArticle = (id: string) =>
  useQuery(getQueryOptions(`/api/help/articles/${encodeURIComponent(id)}`, helpArticleSchema));
