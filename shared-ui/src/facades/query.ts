/** What the product uses of TanStack Query. One instance in the page: the shell provides this module. */
export { QueryClient, QueryClientProvider, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
