import { QueryClient } from '@shortlist/shared-ui/query';

/** The page's one store of answers. Data never goes stale by itself, nothing is asked again without a reason. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: Infinity, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
      mutations: { retry: false },
    },
  });
}
