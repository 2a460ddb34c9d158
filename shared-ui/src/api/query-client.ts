import { QueryClient } from '@shortlist/shared-ui/query';

/**
 * Creates the query client of the page. Data never goes stale by itself and queries are never refetched without a
 * reason. Without a network, a call fails immediately instead of waiting, so that the screen can show the error.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: Infinity,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
