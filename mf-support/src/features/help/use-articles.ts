import { helpArticleListSchema, helpArticleSchema } from '@shortlist/contracts/support/help';
import { getQuery } from '@shortlist/shared-ui/api';
import { useQuery } from '@shortlist/shared-ui/query';

/** All articles without their text, grouped by category as they come. */
export const useArticles = () => useQuery(getQuery('/api/help/articles', helpArticleListSchema));

export const useArticle = (id: string) =>
  useQuery(getQuery(`/api/help/articles/${encodeURIComponent(id)}`, helpArticleSchema));
