import { QueryClient } from '@shortlist/shared-ui/query';

/**
 * Creates the page's query client. Data never goes stale, and nothing is refetched automatically. Offline, a request
 * fails immediately instead of waiting, so that the screen can show the error.
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
