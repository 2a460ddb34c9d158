import type { AuditEntry, CostDashboard } from '@shortlist/contracts/admin/cost-protection';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { sendJson, startApiServer } from '@shortlist/shared-ui/testing/api-server';
import { adminUser, costDashboard } from '../testing/fixtures';
import { loadMessages } from '../messages';
import CostProtection from './cost-protection';

const createEntry = (id: number, overrides: Partial<AuditEntry> = {}): AuditEntry => ({
  id: String(id),
  at: '2026-11-20T14:32:10.000Z',
  by: 'operator',
  action: 'settings_changed',
  text: `Daily limit: $${id}.00 → $10.00`,
  ...overrides,
});

describe('cost settings', () => {
  let dashboard: CostDashboard;
  let auditEntries: AuditEntry[];
  let errorResponse: { status: number; body: unknown } | undefined;
  let requests: { url: string | undefined; body: unknown }[];
  let server: { close: () => Promise<void> };

  beforeEach(async () => {
    dashboard = costDashboard;
    auditEntries = [];
    errorResponse = undefined;
    requests = [];
    server = await startApiServer((request, response, body) => {
      if (request.url === '/api/auth/me') return sendJson(response, 200, { user: adminUser });
      if (request.url === '/api/cost-protection/audit') return sendJson(response, 200, auditEntries);
      if (request.method === 'POST') {
        requests.push({ url: request.url, body });
        if (errorResponse) return sendJson(response, errorResponse.status, errorResponse.body);
      }
      sendJson(response, 200, dashboard);
    });
  });
  afterEach(() => server.close());

  const show = async (tab?: string) => {
    const view = await renderScreen(<CostProtection />, { url: '/cost-protection', area: 'admin', loadMessages });
    if (tab) fireEvent.click(await screen.findByRole('tab', { name: tab }));
    return view;
  };
  const typeInField = (name: string, value: string) =>
    fireEvent.change(screen.getByLabelText(name), { target: { value } });
  const getSaveButton = () => screen.getByRole('button', { name: /^(Save settings|Saving…)$/ });
  const isSaveDisabled = () => getSaveButton().getAttribute('aria-disabled') === 'true';

  it('starts with empty fields, the current values as placeholders, and saving disabled', async () => {
    await show('Settings');
    const fields = ['Daily limit', 'Monthly limit', 'Warning threshold', 'Emergency threshold'].map((name) =>
      screen.getByLabelText<HTMLInputElement>(name),
    );
    expect(fields.map(({ value, placeholder, type }) => [value, placeholder, type])).toEqual([
      ['', '10.00', 'number'],
      ['', '200.00', 'number'],
      ['', '70', 'number'],
      ['', '90', 'number'],
    ]);
    expect(fields[0]?.step).toBe('0.01');
    expect([fields[2]?.min, fields[2]?.max]).toEqual(['1', '100']);
    expect(isSaveDisabled()).toBe(true);
  });

  it('previews how the typed values would apply today', async () => {
    await show('Settings');
    const preview = screen.getByText('What this would do today').closest('section')!;
    expect(preview.textContent).toContain('Above the warning threshold');
    typeInField('Daily limit', '12');
    expect(preview.textContent).toContain('$7.42 of $12.00. Below both thresholds. The current alert would clear.');
    typeInField('Daily limit', '8');
    expect(preview.textContent).toContain('93%');
    expect(preview.textContent).toContain('Above the emergency threshold');
  });

  it.each([
    ['Warning threshold', '92', 'The warning threshold must be below the emergency threshold: under 90.'],
    ['Emergency threshold', '70', 'The emergency threshold must be above the warning threshold: over 70.'],
    ['Warning threshold', '0', 'Please enter a number from 1 to 100.'],
    ['Daily limit', '-1', 'Please enter 0 or a higher number.'],
  ])('disables saving while a value is out of range: %s %s', async (name, value, errorText) => {
    await show('Settings');
    typeInField('Monthly limit', '150');
    expect(isSaveDisabled()).toBe(false);
    typeInField(name, value);
    expect(screen.getByText(errorText)).toBeInTheDocument();
    expect(screen.getByLabelText(name)).toHaveAttribute('aria-invalid', 'true');
    expect(isSaveDisabled()).toBe(true);
    fireEvent.click(getSaveButton());
    fireEvent.submit(getSaveButton().closest('form')!);
    fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.queryByText(errorText)).not.toBeInTheDocument();
    expect(screen.getByLabelText<HTMLInputElement>('Monthly limit').value).toBe('');
    expect(requests).toEqual([]);
  });

  it('sends only the typed values and shows the values that the server returns', async () => {
    const { toasts } = await show('Settings');
    typeInField('Daily limit', '12.50');
    typeInField('Monthly limit', '150');
    typeInField('Monthly limit', '');
    dashboard = {
      ...costDashboard,
      config: { ...costDashboard.config, dailyLimit: 12.5 },
      summary: {
        ...costDashboard.summary,
        daily: { ...costDashboard.summary.daily, cost: { used: 7.42, limit: 12.5, percentage: 59, remaining: 5.08 } },
      },
    };
    auditEntries = [createEntry(9)];
    fireEvent.click(getSaveButton());
    await waitFor(() => expect(toasts).toEqual([{ title: 'Settings saved' }]));
    expect(requests).toEqual([{ url: '/api/cost-protection/config', body: { dailyLimit: '12.50' } }]);
    expect(await screen.findByText('of $12.50 (59%)')).toBeInTheDocument();
    expect(screen.getByLabelText<HTMLInputElement>('Daily limit').placeholder).toBe('12.50');
    expect(await screen.findByText('Daily limit: $9.00 → $10.00')).toBeInTheDocument();
  });

  it('keeps the typed values and shows an error when saving fails', async () => {
    const { toasts } = await show('Settings');
    errorResponse = { status: 503, body: { code: 'unavailable', message: 'Please try again later.' } };
    typeInField('Daily limit', '12');
    fireEvent.submit(getSaveButton().closest('form')!);
    await waitFor(() =>
      expect(toasts).toEqual([
        { title: 'We couldn’t save the settings', description: 'Please try again later.', variant: 'destructive' },
      ]),
    );
    expect(screen.getByLabelText<HTMLInputElement>('Daily limit').value).toBe('12');
  });

  it.each([
    ['Daily limit', '5', 'dailyLimit', 'Spent today: $7.42. Daily limit: $5.00.'],
    ['Monthly limit', '100', 'monthlyLimit', 'Spent this month: $118.36. Monthly limit: $100.00.'],
    ['Emergency threshold', '72', 'emergencyThreshold', 'Spent today: $7.42. Daily limit: $10.00.'],
  ])('asks for confirmation before a change stops paid calls: %s %s', async (name, value, setting, reason) => {
    const { toasts } = await show('Settings');
    typeInField(name, value);
    fireEvent.click(getSaveButton());
    const dialog = within(screen.getByRole('dialog', { name: 'Stop paid AI calls?' }));
    expect(dialog.getAllByText(/^Spent/).map(({ textContent }) => textContent)).toEqual([reason]);
    fireEvent.click(dialog.getAllByRole('button', { name: 'Cancel' }).at(-1)!);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(requests).toEqual([]);
    fireEvent.click(getSaveButton());
    fireEvent.click(screen.getByRole('button', { name: 'Save and stop paid calls' }));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Settings saved' }]));
    expect(requests).toEqual([{ url: '/api/cost-protection/config', body: { [setting]: value } }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('during an emergency, asks for confirmation of a lower limit but not of a higher limit', async () => {
    dashboard = {
      ...costDashboard,
      summary: {
        ...costDashboard.summary,
        daily: { ...costDashboard.summary.daily, cost: { used: 9.5, limit: 10, percentage: 95, remaining: 0.5 } },
      },
    };
    const { toasts } = await show('Settings');
    typeInField('Daily limit', '9');
    fireEvent.click(getSaveButton());
    fireEvent.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Cancel' }).at(-1)!);
    typeInField('Daily limit', '10.20');
    fireEvent.click(getSaveButton());
    await waitFor(() => expect(toasts).toEqual([{ title: 'Settings saved' }]));
  });

  it('disables the reset button and shows the reason if there is no emergency', async () => {
    await show();
    const button = await screen.findByRole('button', { name: 'Reset Emergency' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'There’s no emergency to reset.',
    );
    fireEvent.click(button);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('ends an emergency after a confirmation that shows the remaining budgets', async () => {
    dashboard = { ...costDashboard, summary: { ...costDashboard.summary, emergencyMode: true }, ladder: 'emergency' };
    const { toasts } = await show();
    const step = await screen.findByText('Emergency: paid calls stopped');
    expect(step.closest('li')?.getAttribute('aria-current')).toBe('step');
    expect(screen.queryByText('There’s no emergency to reset.')).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Reset Emergency' }));
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).toContain('$2.58 today and $81.64 this month');
    expect(requests).toEqual([]);
    dashboard = costDashboard;
    fireEvent.click(within(dialog).getByRole('button', { name: 'Reset Emergency' }));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Emergency mode is off' }]));
    expect(requests).toEqual([{ url: '/api/cost-protection/reset-emergency', body: undefined }]);
    await waitFor(() => expect(screen.queryByText('EMERGENCY MODE')).not.toBeInTheDocument());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('lists the newest audit entries, and all entries on request', async () => {
    auditEntries = [
      createEntry(1, {
        by: null,
        action: 'emergency_began',
        text: '$9.04 of the daily limit of $10.00 spent (90.4%).',
      }),
      ...Array.from({ length: 11 }, (_, index) => createEntry(index + 2)),
    ];
    await show('Settings');
    const firstEntry = (await screen.findByText(/^\$9\.04/)).closest('li')!;
    expect(firstEntry.textContent).toContain('Emergency started');
    expect(firstEntry.textContent).toContain('system');
    expect(screen.queryByText('Daily limit: $12.00 → $10.00')).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Show all 12' }));
    expect(screen.getByText('Daily limit: $12.00 → $10.00')).toBeInTheDocument();
  });

  it('shows usage by day, feature, and model, and links to the download', async () => {
    await show();
    expect(await screen.findByRole('img', { name: /^Cost per day over the last 30 days/ })).toHaveAttribute(
      'aria-label',
      'Cost per day over the last 30 days: $135.00 in total, highest $9.00 on October 31, 2026.',
    );
    const listCells = (name: string) =>
      within(screen.getByRole('table', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    const features = listCells('This month, by feature');
    expect(features.slice(0, 4)).toEqual(['AI Generator, resumeone-click-resume', '812', '2,400,000', '$61.20']);
    expect(features[4]).toBe('AI Business Operations Managerstaff-business-ops');
    expect(features[8]).toBe('of-last-year');
    expect(listCells('This month, by model')).toEqual(['gpt-4o-mini', '1,624', '4,800,000', '$118.36']);
    expect(screen.getByRole('link', { name: 'Download CSV (30 days)' })).toHaveAttribute(
      'href',
      '/api/cost-protection/calls.csv?days=30',
    );
    fireEvent.click(screen.getByText('Show as a table'));
    expect(listCells('Cost per day').slice(0, 3)).toEqual(['November 20, 2026', '290', '$9.00']);
  });

  it('shows revenue from paying users, or an empty state if there is none', async () => {
    const view = await show('Projections');
    expect((await screen.findByText('Margin per user')).parentElement?.textContent).toBe('Margin per user$16.50');
    view.unmount();
    dashboard = { ...costDashboard, margin: { payingUsers: 0, revenue: 0, cost: 0, costPerUser: 0, marginPerUser: 0 } };
    await show('Projections');
    expect(await screen.findByText(/^No payments yet/)).toBeInTheDocument();
  });
});
