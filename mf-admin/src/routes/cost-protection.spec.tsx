import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { sendJson, startApiServer } from '@shortlist/shared-ui/testing/api-server';
import { loadMessages } from '../messages';
import { adminUser as user, costDashboard } from '../testing/fixtures';
import CostProtection from './cost-protection';

describe('cost protection screen', () => {
  let currentUserResponse: { status: number; body: unknown };
  let dashboardResponse: { status: number; body: unknown };
  let requestCount: number;
  let server: { close: () => Promise<void> };

  beforeEach(async () => {
    localStorage.clear();
    requestCount = 0;
    currentUserResponse = { status: 200, body: { user } };
    dashboardResponse = { status: 200, body: costDashboard };
    server = await startApiServer((request, response) => {
      if (request.url === '/api/auth/me')
        return sendJson(response, currentUserResponse.status, currentUserResponse.body);
      requestCount += 1;
      sendJson(response, dashboardResponse.status, dashboardResponse.body);
    });
  });
  afterEach(async () => {
    jest.useRealTimers();
    await server.close();
  });

  const show = (url = '/cost-protection') => renderScreen(<CostProtection />, { url, area: 'admin', loadMessages });
  const findFigure = async (name: string) => {
    const card = (await screen.findByText(name, { selector: 'dt' })).parentElement;
    if (!card) throw new Error(`${name} has no card`);
    return card;
  };

  it('shows the five key figures', async () => {
    await show();
    expect((await findFigure('Daily Cost')).textContent).toBe('Daily Cost$7.42of $10.00 (74%)');
    expect((await findFigure('Daily API Calls')).textContent).toBe('Daily API Calls1,904of 2,000 (95%)');
    expect((await findFigure('Monthly Usage')).textContent).toBe('Monthly Usage$118.36of $200.00 (59%)');
    expect((await findFigure('Projected Monthly')).textContent).toBe('Projected Monthly$177.54On Track');
    expect((await findFigure('Active Staff')).textContent).toBe('Active Staff1in the last 7 days');
  });

  it('colors bars at 70 and 90 percent', async () => {
    await show();
    const getBarClass = async (name: string) =>
      within(await findFigure(name)).getByRole('meter').firstElementChild?.className;
    expect(await getBarClass('Daily Cost')).toContain('bg-warn');
    expect(await getBarClass('Daily API Calls')).toContain('bg-danger');
    expect(await getBarClass('Monthly Usage')).toContain('bg-good');
  });

  it('shows at most three alerts, labeled by level', async () => {
    await show();
    expect(await screen.findByText('Emergency Alert')).toBeInTheDocument();
    expect(screen.getByText('Critical Alert')).toBeInTheDocument();
    expect(screen.getByText('Warning Alert')).toBeInTheDocument();
    expect(screen.queryByText('Info Alert')).not.toBeInTheDocument();
  });

  it('lists the usage of the last 7 days and its share of the month', async () => {
    await show();
    const table = await screen.findByRole('table', { name: 'Last 7 days, by staff' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Staff', 'Requests', 'Tokens', 'Cost', '% of monthly total']);
    expect(
      within(table)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['AI Developer', '391', '1,502,300', '$29.59', '25%']);
  });

  it('shows an empty state when there was no usage', async () => {
    dashboardResponse.body = { ...costDashboard, staffUsage: [] };
    await show();
    expect(await screen.findByText('No API usage recorded in the last 7 days')).toBeInTheDocument();
  });

  it('shows the projections for the month', async () => {
    await show();
    fireEvent.click(await screen.findByRole('tab', { name: 'Projections' }));
    expect((await findFigure('Recommended daily budget')).textContent).toContain(
      '$8.16for the 10 days left this month',
    );
    expect((await findFigure('Budget status')).textContent).toContain('On Track$22.46 under the limit');
  });

  it('shows "Over Budget" above the monthly limit, and "EMERGENCY MODE" during an emergency', async () => {
    dashboardResponse.body = {
      ...costDashboard,
      summary: { ...costDashboard.summary, emergencyMode: true },
      projections: { ...costDashboard.projections, projectedMonthly: 281.1 },
    };
    await show();
    expect((await findFigure('Projected Monthly')).textContent).toContain('Over Budget');
    expect(screen.getByText('EMERGENCY MODE')).toBeInTheDocument();
  });

  it('shows an error message when loading fails, and retries', async () => {
    dashboardResponse = { status: 503, body: { code: 'unavailable', message: 'Later.' } };
    await show();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Error');
    expect(alert.textContent).toContain(
      'Failed to load cost protection dashboard. Please check your connection and try again.',
    );
    dashboardResponse = { status: 200, body: costDashboard };
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Daily Cost')).toBeInTheDocument();
    expect(screen.queryByText('Error')).not.toBeInTheDocument();
  });

  it('refetches every 30 seconds and keeps the selected tab', async () => {
    jest.useFakeTimers({
      doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask', 'nextTick', 'performance', 'Date'],
    });
    await show();
    fireEvent.click(await screen.findByRole('tab', { name: 'Projections' }));
    dashboardResponse.body = { ...costDashboard, projections: { ...costDashboard.projections, projectedMonthly: 12 } };
    jest.advanceTimersByTime(29_000);
    expect(requestCount).toBe(1);
    jest.advanceTimersByTime(1_000);
    await waitFor(() => expect(screen.getAllByText('$12.00').length).toBeGreaterThan(1));
    expect(requestCount).toBe(2);
  });

  it('asks guests to sign in without requesting the dashboard', async () => {
    currentUserResponse = { status: 401, body: { code: 'signed_out', message: 'Please sign in.' } };
    const { authDialogs } = await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Sign In' }));
    expect(authDialogs).toEqual(['sign-in']);
    expect(requestCount).toBe(0);
  });

  it('shows other users that the screen is for administrators only', async () => {
    currentUserResponse.body = { user: { ...user, isAdmin: false } };
    await show();
    expect(await screen.findByText('Administrators only')).toBeInTheDocument();
    expect(requestCount).toBe(0);
  });

  it.each([
    ['es', 'Coste diario'],
    ['fr', 'Coût du jour'],
    ['de', 'Tageskosten'],
    ['ja', '本日のコスト'],
    ['ko', '일일 비용'],
  ])('renders in %s', async (language, name) => {
    await show(`/${language}/cost-protection`);
    expect(await screen.findByText(name)).toBeInTheDocument();
  });
});
