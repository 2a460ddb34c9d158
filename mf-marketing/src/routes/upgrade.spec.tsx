import { languages } from '@shortlist/contracts/platform/languages';
import { prices } from '@shortlist/contracts/payments/prices';
import { templateDesigns } from '@shortlist/documents/templates/designs';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { loadMessages } from '../messages';
import { testUser, FakeApiServer } from '../testing/fake-api-server';
import Upgrade from './upgrade';

describe('upgrade page', () => {
  let server: FakeApiServer;
  beforeEach(async () => {
    sessionStorage.clear();
    localStorage.clear();
    server = new FakeApiServer();
    await server.start();
  });
  afterEach(() => server.stop());

  const show = (url = '/upgrade') => renderScreen(<Upgrade />, { url, area: 'marketing', loadMessages });
  const findUnlockButton = () => screen.findByRole('button', { name: 'Unlock Unlimited Access - $19' });

  it("shows the quota used, and both plans with the server's numbers", async () => {
    server.quota = { used: 4, limit: 5, premium: false };
    server.config = { ...server.config, freeGenerations: 5 };
    await show();
    await screen.findByText(/You’ve used 4 of 5 free generations\./);
    const getRow = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });
    await waitFor(() => expect(getRow('AI generations').textContent).toBe('AI generations5No limit'));
    expect(getRow('Interview-tips PDF').textContent).toBe('Interview-tips PDF–Yes');
    expect(screen.getByText(/a fair-use limit of 100 generations a day/)).toBeInTheDocument();
  });

  it.each(languages.map(({ code }) => code))('shows the price for %s', async (code) => {
    await show(code === 'en' ? '/upgrade' : `/${code}/upgrade`);
    const offerButton = await screen.findByRole('button', {
      name: new RegExp(prices[code].display.replace('$', '\\$')),
    });
    expect(offerButton).toBeInTheDocument();
    await screen.findByText(/2\D+3|3\D+2/);
    expect(document.body.textContent).not.toMatch(/\{\{|undefined|(upgrade|paying)\.\w/);
  });

  it('shows the same Premium template names as the catalog', async () => {
    await show();
    const premiumNames = templateDesigns.filter(({ isPremium }) => isPremium).map(({ name }) => name);
    expect(screen.getByText(premiumNames.join(', '))).toBeInTheDocument();
  });

  it('explains the missing button when payments are not configured', async () => {
    server.config = { ...server.config, payments: false };
    await show();
    await screen.findByText(/Payments aren’t available here yet/);
    expect(screen.queryByRole('button', { name: /Unlock/ })).not.toBeInTheDocument();
  });

  it('shows the busy state and then the reason for the failure', async () => {
    let releaseFailure = () => {};
    const gate = new Promise<void>((resolve) => (releaseFailure = resolve));
    server.failures.set('POST /api/payment/checkout', { status: 503, code: 'payments_off', gate });
    const { toasts } = await show();
    const button = await findUnlockButton();
    fireEvent.click(button);
    await waitFor(() => expect(button.textContent).toBe('Setting up payment...'));
    releaseFailure();
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toEqual({
      title: 'Payment Error',
      description: 'Payment setup failed: 503',
      variant: 'destructive',
    });
    expect(await findUnlockButton()).not.toHaveAttribute('aria-disabled');
    expect(sessionStorage.length).toBe(0);
  });

  it('does not send Premium users to the checkout', async () => {
    server.failures.set('POST /api/payment/checkout', { status: 409, code: 'already_premium' });
    const { toasts } = await show();
    const button = await findUnlockButton();
    server.quota = { ...server.quota, premium: true };
    fireEvent.click(button);
    expect(await screen.findByRole('heading', { name: 'You have Premium' })).toBeInTheDocument();
    expect(toasts).toEqual([{ title: 'The server says no.' }]);
  });

  it('shows only once that the user returned without paying', async () => {
    sessionStorage.setItem('checkout', 'left');
    const { unmount } = await show();
    expect(await screen.findByText('You left the payment page.')).toBeInTheDocument();
    unmount();
    await show();
    await findUnlockButton();
    expect(screen.queryByText('You left the payment page.')).not.toBeInTheDocument();
  });

  it('shows Premium users what they have', async () => {
    server.user = { ...testUser, isPremium: true };
    server.quota = { used: 3, limit: 3, premium: true };
    await show();
    const premiumRegion = within(await screen.findByRole('region', { name: 'You have Premium' }));
    expect(premiumRegion.getByRole('link', { name: 'Start generating' })).toHaveAttribute('href', '/autonomous');
    expect(await premiumRegion.findByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    expect(premiumRegion.getByRole('button', { name: 'Download the interview-tips PDF' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Unlock/ })).not.toBeInTheDocument();
  });

  it('links guests with Premium back to their documents', async () => {
    server.quota = { used: 3, limit: 3, premium: true };
    await show();
    const premiumRegion = within(await screen.findByRole('region', { name: 'You have Premium' }));
    expect(premiumRegion.getByRole('link', { name: 'My documents' })).toHaveAttribute('href', '/dashboard');
  });

  it('offers refunds to guests as well', async () => {
    await show();
    const refundAnswer = await screen.findByText(/^Yes\. Request a refund/);
    expect(refundAnswer.textContent).toContain('from your dashboard, or under “My documents” if you have no account');
    expect(screen.queryByText(/With an account, you can .* request a refund/)).not.toBeInTheDocument();
  });
});
