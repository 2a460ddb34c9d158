import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { sendJson, startApiServer } from '@shortlist/shared-ui/testing/api-server';
import { loadMessages } from '../messages';
import { ErrorBoundary } from './error-boundary';

let shouldThrow: boolean;
function Screen() {
  if (shouldThrow) throw new Error('the sheet tore');
  return <p>All well</p>;
}

describe('error boundary', () => {
  let reports: { message: string; url: string; componentStack: string }[];
  let server: { close: () => Promise<void> };
  beforeEach(async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    reports = [];
    shouldThrow = true;
    server = await startApiServer((_request, response, body) => {
      reports.push(body as (typeof reports)[number]);
      sendJson(response, 200, {});
    });
    await renderScreen(
      <ErrorBoundary>
        <Screen />
      </ErrorBoundary>,
      { url: '/templates', loadMessages },
    );
  });
  afterEach(async () => {
    await server.close();
    jest.restoreAllMocks();
  });

  it('shows an error message and the reference from the log', async () => {
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong');
    expect(
      screen.getByText('We encountered an unexpected error. This has been logged and our team will investigate.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reload Page' })).toBeInTheDocument();
    await waitFor(() => expect(reports).toHaveLength(1));
    const reference = screen.getByText(/^Reference /).textContent.replace('Reference ', '');
    expect(reports[0]?.message).toBe(`[${reference}] the sheet tore`);
    expect(reports[0]?.url).toContain('/templates');
    expect(reports[0]?.componentStack).toContain('Screen');
  });

  it('recovers with Try Again', () => {
    shouldThrow = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(screen.getByText('All well')).toBeInTheDocument();
  });
});
