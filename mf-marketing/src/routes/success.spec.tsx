import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { loadMessages } from '../messages';
import { testUser, testPayment, FakeApiServer } from '../testing/fake-api-server';
import Success from './success';

describe('payment success page', () => {
  let server: FakeApiServer;
  beforeEach(async () => {
    sessionStorage.clear();
    localStorage.clear();
    server = new FakeApiServer();
    await server.start();
  });
  afterEach(async () => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    await server.stop();
  });

  const show = (query = '?session_id=cs_1', language = '') =>
    renderScreen(<Success />, { url: `${language}/success${query}`, area: 'marketing', loadMessages });
  const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 4000 });
  const confirmPayment = () => {
    server.paymentStatus = { status: 'paid', premium: true, email: 'payer@example.org' };
    server.quota = { ...server.quota, premium: true };
    server.payments = [testPayment];
  };

  it('shows three steps, polls, and moves the focus to the result', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    sessionStorage.setItem('checkout', 'left');
    await show();
    await findHeading('Confirming your payment');
    const steps = within(within(screen.getAllByRole('status')[0]!).getByRole('list')).getAllByRole('listitem');
    expect(steps.map((step) => step.querySelector('p')?.textContent)).toEqual([
      'Back from checkout',
      'Waiting for confirmation',
      'Premium is active',
    ]);
    expect(screen.getByRole('link', { name: 'Go to the AI Generator' })).toHaveAttribute('href', '/autonomous');
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    expect(sessionStorage.length).toBe(0);
    confirmPayment();
    const doneHeading = await findHeading('You have Premium');
    expect(document.activeElement === doneHeading).toBe(true);
    expect(screen.getByText(/A receipt is on its way to payer@example\.org\./)).toBeInTheDocument();
    expect(await screen.findByText('Paid $19.00')).toBeInTheDocument();
    const requestCount = server.getCallsTo('GET /api/payment/status').length;
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(server.getCallsTo('GET /api/payment/status')).toHaveLength(requestCount);
  });

  it('links back to the latest resume', async () => {
    server.resumes = [
      { id: 'r-2', title: 'Night nurse' },
      { id: 'r-1', title: 'Older' },
    ];
    confirmPayment();
    await show('');
    const link = await screen.findByRole('link', { name: 'Back to “Night nurse”' });
    expect(link).toHaveAttribute('href', '/resume-builder/r-2');
  });

  it('checks the payment immediately when the button is clicked', async () => {
    await show();
    await findHeading('Confirming your payment');
    await waitFor(() => expect(server.getCallsTo('GET /api/payment/status')).toHaveLength(1));
    confirmPayment();
    fireEvent.click(screen.getByRole('button', { name: 'Check now' }));
    await screen.findByRole('heading', { level: 1, name: 'You have Premium' });
  });

  it('shows the support email address after a minute', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    const view = renderScreen(<Success />, { url: '/success?session_id=cs_1', area: 'marketing', loadMessages });
    await act(() => jest.advanceTimersByTimeAsync(100));
    await view;
    expect(screen.queryByText(/longer than usual/)).not.toBeInTheDocument();
    for (let second = 0; second < 61; second++) await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByText(/This is taking longer than usual\. Your payment isn’t lost/)).toBeInTheDocument();
    jest.useRealTimers();
    expect(await screen.findByRole('link', { name: 'help@shortlist.example' })).toHaveAttribute(
      'href',
      'mailto:help@shortlist.example',
    );
  });

  it('keeps waiting while the server is unavailable', async () => {
    server.failures.set('GET /api/payment/status', { status: 503, code: 'unavailable' });
    await show();
    await waitFor(() => expect(server.getCallsTo('GET /api/payment/status').length).toBeGreaterThan(1), {
      timeout: 4000,
    });
    await findHeading('Confirming your payment');
    server.failures.clear();
    confirmPayment();
    await findHeading('You have Premium');
  });

  it("offers a guest an account, prefilled with the payment's email", async () => {
    confirmPayment();
    const { authDialogs } = await show();
    const promptRegion = within(await screen.findByRole('region', { name: 'Keep your purchase' }));
    fireEvent.click(promptRegion.getByRole('button', { name: 'Create Account' }));
    expect(authDialogs).toEqual(['register payer@example.org']);
  });

  it('shows guests where to request a refund without an account', async () => {
    confirmPayment();
    await show();
    expect((await screen.findByText(/^Not what you expected\?/)).textContent).toMatch(
      /You can request a refund under “My documents” until .+, or write to us\.$/,
    );
  });

  it('offers no account to signed-in users', async () => {
    confirmPayment();
    server.user = testUser;
    await show();
    await findHeading('You have Premium');
    expect(await screen.findByText(/You can request a refund from your dashboard until/)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Keep your purchase' })).not.toBeInTheDocument();
  });

  it('downloads the interview tips, or shows that the download failed', async () => {
    const downloadedPaths: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      downloadedPaths.push(this.getAttribute('href') ?? '');
    });
    jest.spyOn(console, 'error').mockImplementation();
    confirmPayment();
    const { toasts } = await show();
    const button = await screen.findByRole('button', { name: 'Download the interview-tips PDF' });
    fireEvent.click(button);
    await waitFor(() => expect(downloadedPaths).toEqual(['/files/tips.pdf']));
    server.failures.set('POST /api/interview-tips/pdf', { status: 500, code: 'internal' });
    fireEvent.click(button);
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toEqual({
      title: 'PDF Generation Failed',
      description: 'The server says no.',
      variant: 'destructive',
    });
  });

  it("does not find another user's checkout", async () => {
    server.failures.set('GET /api/payment/status', { status: 404, code: 'not_found' });
    await show();
    await findHeading('We couldn’t find this payment');
    expect(await screen.findByRole('link', { name: 'help@shortlist.example' })).toBeInTheDocument();
  });

  it('shows that a payment was refunded', async () => {
    server.paymentStatus = { status: 'refunded', premium: false };
    await show();
    await findHeading('This payment was refunded');
  });

  describe('receipt link', () => {
    it('claims the purchase', async () => {
      confirmPayment();
      await show('?claim=token-1');
      await findHeading('You have Premium');
      expect(server.getCallsTo('POST /api/payment/claim')).toEqual([
        { endpoint: 'POST /api/payment/claim', body: { token: 'token-1' } },
      ]);
    });

    it.each([
      [400, 'invalid_input', 'This link has expired'],
      [404, 'not_found', 'This payment belongs to another account'],
      [500, 'internal', 'We couldn’t load this payment'],
    ])('explains a %s response', async (status, code, title) => {
      server.failures.set('POST /api/payment/claim', { status, code });
      await show('?claim=token-1');
      await findHeading(title);
    });

    it('asks the user to sign in if the payment belongs to an account', async () => {
      server.failures.set('POST /api/payment/claim', { status: 401, code: 'signed_out' });
      const { authDialogs } = await show('?claim=token-1');
      await findHeading('This payment belongs to an account');
      fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
      expect(authDialogs).toEqual(['sign-in']);
    });
  });

  describe('without a payment', () => {
    it('links to the upgrade page', async () => {
      await show('');
      await findHeading('There’s no payment to confirm');
      const link = screen.getByRole('link', { name: 'See what Premium includes' });
      expect(link).toHaveAttribute('href', '/upgrade');
    });

    it('shows the confirmation to Premium users', async () => {
      server.quota = { ...server.quota, premium: true };
      await show('', '/de');
      await findHeading('Sie haben Premium');
    });
  });
});
