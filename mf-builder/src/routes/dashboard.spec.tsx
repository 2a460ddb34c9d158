import type { Payment } from '@shortlist/contracts/payments/payment';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ShellServices } from '@shortlist/shared-ui/area';
import { useLocation } from '@shortlist/shared-ui/router';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { loadMessages } from '../messages';
import { letterFixture, resumeFixture } from '../testing/document-fixtures';
import { FakeDashboardServer } from '../testing/fake-dashboard-server';
import Dashboard from './dashboard';

const CurrentPath = () => <p data-testid="path">{useLocation().pathname}</p>;

describe('dashboard', () => {
  let server: FakeDashboardServer;

  beforeEach(async () => {
    localStorage.clear();
    server = new FakeDashboardServer();
    await server.start();
  });
  afterEach(async () => {
    await server.stop();
    jest.restoreAllMocks();
  });

  const renderDashboard = (url = '/dashboard', shell?: Partial<ShellServices>) =>
    renderScreen(
      <>
        <Dashboard />
        <CurrentPath />
      </>,
      { url, area: 'builder', loadMessages, shell },
    );
  const openDashboard = async (url?: string, shell?: Partial<ShellServices>) => {
    const view = await renderDashboard(url, shell);
    await screen.findByRole('heading', { level: 1 });
    return view;
  };
  const allowRoutes = (...paths: string[]): Partial<ShellServices> => ({ hasRoute: (path) => paths.includes(path) });
  const findAccountStatus = () => screen.findByRole('region', { name: 'Account Status' });

  it('redirects visitors who have stored nothing to the home page in their language', async () => {
    server.user = null;
    await renderDashboard('/de/dashboard');
    expect(screen.getByRole('status').textContent).toBe('Ihre Übersicht wird geladen');
    await waitFor(() => expect(screen.getByTestId('path').textContent).toBe('/de'));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('shows guests their documents, when they will be deleted, and how to keep them', async () => {
    document.cookie = 'shortlist.session=guest';
    server.user = null;
    server.lists.resumes.push({ ...resumeFixture });
    const { authDialogs } = await openDashboard();
    expect(screen.getByRole('heading', { level: 1, name: 'My documents' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 3, name: resumeFixture.title })).toBeInTheDocument();
    const registerPrompt = within(screen.getByRole('region', { name: 'Keep your work' }));
    expect(registerPrompt.getByText(/kept for 30 days after your last visit/)).toBeInTheDocument();
    fireEvent.click(registerPrompt.getByRole('button', { name: 'Create a free account' }));
    expect(authDialogs).toEqual(['register']);
    expect(screen.queryByRole('region', { name: 'Account Status' })).not.toBeInTheDocument();
    document.cookie = 'shortlist.session=user';
  });

  it('waits for the server even if the browser remembers a user', async () => {
    localStorage.setItem('user', JSON.stringify(server.user));
    let releaseResponse = () => {};
    server.delays.set('/api/auth/me', new Promise((resolve) => (releaseResponse = resolve)));
    await renderDashboard();
    expect(screen.getByText('Loading your dashboard')).toBeInTheDocument();
    releaseResponse();
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, ines.h' })).toBeInTheDocument();
  });

  it('offers three next steps, with the price in the page language', async () => {
    await openDashboard('/ja/dashboard');
    const linkNames = ['職務経歴書を新規作成', 'テンプレートを見る', 'プレミアム機能'];
    const hrefs = linkNames.map((name) => screen.getByRole('link', { name }).getAttribute('href'));
    expect(hrefs).toEqual(['/ja/autonomous', '/ja/templates', '/ja/upgrade']);
    expect(screen.getByText('¥2,185でAIによる作成が無制限に。')).toBeInTheDocument();
  });

  it('omits links to paths that no area serves', async () => {
    await openDashboard('/dashboard', allowRoutes());
    expect(await screen.findByText('No resumes yet')).toBeInTheDocument();
    expect(await screen.findByText('No cover letters yet')).toBeInTheDocument();
    expect(screen.getByText('Unlimited AI generations for $19.')).toBeInTheDocument();
    expect(screen.queryAllByRole('link')).toEqual([]);
    const buttons = within(await findAccountStatus()).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Export my data']);
  });

  it('suggests what to do when there are no documents', async () => {
    await openDashboard();
    const createLink = await screen.findByRole('link', { name: 'Create Resume' });
    expect(createLink).toHaveAttribute('href', '/autonomous');
    expect(screen.getByRole('link', { name: 'Import a resume' })).toHaveAttribute('href', '/resume-builder/import');
    expect(await screen.findByRole('link', { name: 'Write a cover letter' })).toHaveAttribute('href', '/cover-letter');
    expect(screen.queryByRole('region', { name: 'Trash' })).not.toBeInTheDocument();
  });

  describe('account status', () => {
    it('shows the plan, uses and sign-up date, and links to Premium', async () => {
      await openDashboard();
      const status = await findAccountStatus();
      expect(await within(status).findByText('2 / 3')).toBeInTheDocument();
      expect(within(status).getByText('Free Account')).toBeInTheDocument();
      expect(within(status).getByText('November 9, 2026')).toBeInTheDocument();
      expect(within(status).getByRole('meter')).toHaveAttribute('aria-valuenow', '67');
      const upgradeLink = within(status).getByRole('link', { name: 'Upgrade to Premium - $19' });
      expect(upgradeLink).toHaveAttribute('href', '/upgrade');
      expect(within(status).getByRole('link', { name: 'Account settings' })).toHaveAttribute('href', '/account');
    });

    it('exports all stored data as one file', async () => {
      const downloads: [string, string][] = [];
      jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
        downloads.push([this.href, this.download]);
      });
      Object.assign(URL, { createObjectURL: () => 'blob:data', revokeObjectURL: () => undefined });
      const { toasts } = await openDashboard();
      fireEvent.click(within(await findAccountStatus()).getByRole('button', { name: 'Export my data' }));
      await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Your data has been downloaded']));
      expect(downloads).toEqual([['blob:data', expect.stringMatching(/^shortlist-export-\d{4}-\d\d-\d\d\.zip$/)]]);
      expect(server.writes).toEqual(['POST /api/me/export']);
    });

    it('shows Premium as unlimited and offers no upgrade', async () => {
      server.isPremium = true;
      server.user = { ...server.user!, isPremium: true };
      await openDashboard();
      const status = await findAccountStatus();
      expect(await within(status).findByText('Unlimited')).toBeInTheDocument();
      expect(within(status).getByText('Premium')).toBeInTheDocument();
      expect(screen.queryByText(/\$19/)).not.toBeInTheDocument();
      const downloadedPaths: string[] = [];
      jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
        downloadedPaths.push(this.pathname);
      });
      fireEvent.click(within(status).getByRole('button', { name: 'Download interview tips' }));
      await waitFor(() => expect(downloadedPaths).toEqual(['/files/tips.pdf']));
    });
  });

  describe('payments', () => {
    const msPerDay = 86_400_000;
    const getDateInDays = (days: number) => new Date(Date.now() + days * msPerDay).toISOString();
    const payment: Payment = {
      id: 'p-1',
      receipt: 'SL-2026-4K7Q2M',
      currency: 'usd',
      amount: 1900,
      refunded: 0,
      paidAt: getDateInDays(-2),
      status: 'paid',
      refundableUntil: getDateInDays(28),
      refundRequestedAt: null,
    };
    const findPaymentList = async () => within(await screen.findByRole('region', { name: 'Payments' }));
    const requestLabel = 'Request a refund, receipt SL-2026-4K7Q2M';

    it('are hidden when there are none', async () => {
      await openDashboard();
      await within(await findAccountStatus()).findByText('2 / 3');
      expect(screen.queryByRole('region', { name: 'Payments' })).not.toBeInTheDocument();
    });

    it('show the amount, date, receipt number and status', async () => {
      server.payments = [
        { ...payment, refunded: 500 },
        { ...payment, id: 'p-2', receipt: 'SL-2026-AAAAAA', currency: 'jpy', amount: 2185, status: 'refunded' },
        { ...payment, id: 'p-3', receipt: 'SL-2026-BBBBBB', refundableUntil: getDateInDays(-1) },
      ];
      await openDashboard();
      const rows = (await findPaymentList()).getAllByRole('listitem');
      expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual([
        '$19.00Paid',
        '¥2,185Refunded',
        '$19.00Paid',
      ]);
      expect(rows[0]!.textContent).toContain('Receipt SL-2026-4K7Q2M');
      expect(rows[0]!.textContent).toContain('$5.00 refunded');
      expect(
        (await findPaymentList()).getAllByRole('button').map((button) => button.getAttribute('aria-label')),
      ).toEqual([requestLabel]);
    });

    it('allow one refund request within 30 days', async () => {
      server.payments = [{ ...payment }];
      const { toasts } = await openDashboard();
      fireEvent.click((await findPaymentList()).getByRole('button', { name: requestLabel }));
      const dialog = within(screen.getByRole('dialog', { name: 'Request a refund' }));
      expect(dialog.getByText(/We refund \$19\.00/)).toBeInTheDocument();
      fireEvent.change(dialog.getByLabelText('Reason (optional)'), { target: { value: 'Found a job' } });
      fireEvent.click(dialog.getByRole('button', { name: 'Request a refund' }));
      expect(await screen.findByText(/^You requested a refund on /)).toBeInTheDocument();
      expect(server.calls).toEqual([
        { method: 'POST', path: '/api/payments/p-1/refund-request', body: { reason: 'Found a job' } },
      ]);
      expect(toasts[0]?.title).toBe('Refund requested');
      expect(screen.queryByRole('button', { name: requestLabel })).not.toBeInTheDocument();
    });

    it('let guests request a refund', async () => {
      document.cookie = 'shortlist.session=guest';
      server.user = null;
      server.payments = [{ ...payment }];
      await openDashboard();
      expect((await findPaymentList()).getByRole('button', { name: requestLabel })).toBeInTheDocument();
      document.cookie = 'shortlist.session=user';
    });

    it('keep the entered reason when the server rejects the request', async () => {
      server.payments = [{ ...payment }];
      server.failures.set('POST /api/payments/p-1/refund-request', 409);
      jest.spyOn(console, 'error').mockImplementation();
      const { toasts } = await openDashboard();
      fireEvent.click((await findPaymentList()).getByRole('button', { name: requestLabel }));
      fireEvent.change(screen.getByLabelText('Reason (optional)'), { target: { value: 'Found a job' } });
      fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Request a refund' }));
      await waitFor(() => expect(toasts).toHaveLength(1));
      expect(toasts[0]).toEqual({
        title: 'We couldn’t request the refund',
        description: 'The server is busy.',
        variant: 'destructive',
      });
      expect(screen.getByLabelText<HTMLTextAreaElement>('Reason (optional)').value).toBe('Found a job');
    });

    it('report a load failure and retry', async () => {
      server.failures.set('GET /api/payments', 500);
      server.payments = [{ ...payment }];
      await openDashboard();
      const paymentList = await findPaymentList();
      expect(paymentList.getByText('We couldn’t load your payments.')).toBeInTheDocument();
      server.failures.clear();
      fireEvent.click(paymentList.getByRole('button', { name: 'Retry' }));
      expect(await screen.findByText('Receipt SL-2026-4K7Q2M')).toBeInTheDocument();
    });
  });

  describe('trash', () => {
    beforeEach(() => {
      const getTimeDaysAgo = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();
      server.lists.resumes.push({ ...resumeFixture, title: 'Older nurse', deletedAt: getTimeDaysAgo(29.5) });
      server.lists['cover-letters'].push({ ...letterFixture, title: 'Fennwick', deletedAt: getTimeDaysAgo(1.5) });
    });
    const openTrash = async () => fireEvent.click(await screen.findByRole('button', { name: 'Trash, 2 documents' }));

    it('lists both document types, last deleted first, with the remaining days', async () => {
      await openDashboard();
      await openTrash();
      const rows = within(screen.getByRole('region', { name: 'Trash' })).getAllByRole('listitem');
      expect(rows.map((row) => row.querySelector('div')?.textContent)).toEqual([
        'FennwickCover letter · 29 days left',
        'Older nurseResume · 1 day left',
      ]);
    });

    it('restores a document', async () => {
      const { toasts } = await openDashboard();
      await openTrash();
      fireEvent.click(screen.getByRole('button', { name: 'Restore Older nurse' }));
      expect(await screen.findByRole('heading', { level: 3, name: 'Older nurse' })).toBeInTheDocument();
      expect(await screen.findByRole('button', { name: 'Trash, 1 document' })).toBeInTheDocument();
      expect(toasts[0]?.title).toBe('“Older nurse” restored');
      expect(server.writes).toEqual(['POST /api/resumes/r-1/restore']);
    });

    it('asks for confirmation before deleting permanently', async () => {
      await openDashboard();
      await openTrash();
      fireEvent.click(screen.getByRole('button', { name: 'Delete Fennwick permanently' }));
      fireEvent.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Cancel' })[1]!);
      expect(server.writes).toEqual([]);
      fireEvent.click(screen.getByRole('button', { name: 'Delete Fennwick permanently' }));
      fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete permanently' }));
      expect(await screen.findByRole('button', { name: 'Trash, 1 document' })).toBeInTheDocument();
      expect(server.writes).toEqual(['DELETE /api/cover-letters/l-1?forever=true']);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await waitFor(() => expect(document.activeElement?.textContent).toBe('Trash, 1 document'));
    });
  });
});
