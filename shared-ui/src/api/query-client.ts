import { QueryClient } from '@shortlist/shared-ui/query';

/**
 * The page's one store of answers. Data never goes stale by itself, nothing is asked again without a reason. Without a
 * network a call fails at once and its screen says so, rather than wait in silence.
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
