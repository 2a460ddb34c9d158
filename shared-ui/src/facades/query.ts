/** The part of TanStack Query that the product uses. The shell provides this module, so a page has one instance. */
export { QueryClient, QueryClientProvider, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
