/** The part of TanStack Query that the product uses. One instance in the page: the shell provides this module. */
export { QueryClient, QueryClientProvider, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
