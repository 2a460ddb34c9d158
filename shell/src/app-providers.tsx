import type { ReactNode } from 'react';
import { I18nextProvider, type I18n } from '@shortlist/shared-ui/i18n';
import { QueryClientProvider, type QueryClient } from '@shortlist/shared-ui/query';
import { ErrorBoundary } from './errors/error-boundary';

export function AppProviders({
  i18n,
  queryClient,
  children,
}: {
  i18n: I18n;
  queryClient: QueryClient;
  children: ReactNode;
}) {
  return (
    <I18nextProvider i18n={i18n}>
      <ErrorBoundary>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </ErrorBoundary>
    </I18nextProvider>
  );
}
