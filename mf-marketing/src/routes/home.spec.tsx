import { languages } from '@shortlist/contracts/platform/languages';
import { prices } from '@shortlist/contracts/payments/prices';
import type { PublicConfig } from '@shortlist/contracts/platform/public-config';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from '@shortlist/shared-ui/router';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { sendJson, startApiServer } from '@shortlist/shared-ui/testing/api-server';
import { loadMessages } from '../messages';
import Home from './home';

/** Testing Library turns all kinds of whitespace into plain spaces. */
const normalizeSpaces = (text: string) => text.replace(/\s/g, ' ');

const config: PublicConfig = {
  freeGenerations: 5,
  priceId: 'premium_lifetime',
  prices,
  payments: false,
  writer: 'built-in',
  supportEmail: 'help@shortlist.example',
};

const testUser = {
  id: 'u-1',
  username: 'ines.h',
  email: 'ines@example.org',
  isPremium: false,
  isAdmin: false,
  createdAt: '2026-11-09T10:00:00.000Z',
};
const faq = [1, 2, 3, 4, 5, 6].map((n) => ({
  id: `article-${n}`,
  question: `Question ${n}`,
  answer: 'Yes:\n- one\n- two',
}));

function LocationProbe() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

describe('home page', () => {
  let responses: Record<string, { status: number; body: unknown }>;
  let pendingResponse: Promise<void> | undefined;
  let server: { close: () => Promise<void> };

  beforeEach(async () => {
    pendingResponse = undefined;
    responses = {
      'GET /api/help/faq': { status: 200, body: faq },
      'GET /api/config': { status: 200, body: config },
      'GET /api/auth/me': { status: 401, body: { code: 'signed_out', message: 'no' } },
    };
    server = await startApiServer(async (request, response) => {
      const endpoint = `${request.method} ${request.url}`;
      if (request.method === 'POST') await pendingResponse;
      const { status, body } = responses[endpoint] ?? { status: 404, body: {} };
      sendJson(response, status, body);
    });
  });
  afterEach(() => server.close());

  const show = async (url = '/', mountedPaths = ['/', '/autonomous', '/templates']) => {
    const view = await renderScreen(
      <>
        <Home />
        <LocationProbe />
      </>,
      { url, area: 'marketing', loadMessages, shell: { hasRoute: (path) => mountedPaths.includes(path) } },
    );
    await waitFor(() => expect(view.container.querySelector('[role=img] .sheet-page')).toBeTruthy()); // The sample has loaded.
    return view;
  };
  const getPlan = (name: string) => within(screen.getByRole('region', { name }));

  it('opens the generator with the job title and the industry', async () => {
    await show();
    const [title] = screen.getAllByLabelText('Target job title');
    const [industry] = screen.getAllByLabelText('Industry');
    const [button] = screen.getAllByRole('button', { name: 'Write my resume' });
    if (!title || !industry || !button) throw new Error('The page has no form');
    expect(title.closest('form')?.getAttribute('action')).toBe('/autonomous');
    expect(title.closest('form')?.method).toBe('get');
    fireEvent.change(title, { target: { value: ' Registered Nurse ' } });
    fireEvent.change(industry, { target: { value: 'Healthcare' } });
    fireEvent.click(button);
    expect(screen.getByTestId('address').textContent).toBe('/autonomous?title=Registered+Nurse&industry=Healthcare');
  });

  it('shows an error next to a missing field and stays on the page', async () => {
    await show();
    const [title] = screen.getAllByLabelText<HTMLInputElement>('Target job title');
    if (!title?.form) throw new Error('The page has no form');
    fireEvent.change(title, { target: { value: 'Registered Nurse' } });
    fireEvent.submit(title.form);
    expect(within(title.form).getByRole('alert').textContent).toBe('Choose an industry.');
    const industry = within(title.form).getByLabelText('Industry');
    expect(industry).toHaveFocus();
    expect(industry).toHaveAttribute('aria-invalid', 'true');
    expect(document.getElementById(industry.getAttribute('aria-describedby')!)?.textContent).toBe(
      'Choose an industry.',
    );
    expect(screen.getByTestId('address').textContent).toBe('/');
    fireEvent.change(industry, { target: { value: 'Healthcare' } });
    expect(screen.queryByText('Choose an industry.')).not.toBeInTheDocument();
  });

  it('keeps the language and shows localized industries but submits the English name', async () => {
    await show('/de');
    const [industry] = screen.getAllByLabelText('Branche');
    expect(industry?.closest('form')?.getAttribute('action')).toBe('/de/autonomous');
    expect(
      within(industry as HTMLElement).getByRole<HTMLOptionElement>('option', { name: 'Gesundheitswesen' }).value,
    ).toBe('Healthcare');
    expect(within(industry as HTMLElement).getAllByRole('option')).toHaveLength(21);
  });

  it('shows the sample resume with highlighted terms and a computed score', async () => {
    await show();
    const sheet = screen.getByRole('img', { name: 'A sample resume for an emergency nurse' });
    expect(sheet.textContent).toContain('Ines Halvorsen');
    await waitFor(() => expect(sheet.querySelectorAll('mark').length).toBeGreaterThan(0), { timeout: 3000 });
    expect(screen.getByText(/11 of 12 terms found/)).toBeInTheDocument();
    expect(screen.getByText('Score 99')).toBeInTheDocument();
  });

  it('links to the explanation of the score when the help area is mounted', async () => {
    await show('/ja', ['/', '/help']);
    expect(screen.getByRole('link', { name: 'スコアの計算方法を見る' })).toHaveAttribute(
      'href',
      '/ja/help?article=score-checks',
    );
  });

  it("shows the server's free quota in both places", async () => {
    await show();
    await screen.findAllByText('5 free generations');
    expect(screen.getAllByText('5 free generations')).toHaveLength(2);
  });

  it('asks for the job first, and puts no space between Japanese sentences', async () => {
    await show();
    expect(screen.getByText(/^Name the job you want\. Shortlist writes/)).toBeInTheDocument();
    await show('/ja');
    expect(screen.getByText(/^希望する職種を入力してください。Shortlistが/)).toBeInTheDocument();
  });

  it('shows both plans, and no checkout button while payments are not configured', async () => {
    await show();
    await screen.findByText('Payments aren’t available here yet. You can use the free trial.');
    expect(getPlan('Free Trial').getByText('$0')).toBeInTheDocument();
    expect(getPlan('Free Trial').getByRole('link', { name: 'Start Free' })).toHaveAttribute('href', '/autonomous');
    expect(getPlan('Unlimited Access').getByText('$19')).toBeInTheDocument();
    expect(getPlan('Unlimited Access').queryByRole('button')).not.toBeInTheDocument();
  });

  it.each(languages.map(({ code }) => code))('shows the price for %s', async (code) => {
    await show(code === 'en' ? '/' : `/${code}`);
    expect(screen.getAllByText(normalizeSpaces(prices[code].display)).length).toBeGreaterThan(0);
    expect(screen.getByRole('heading', { level: 1 }).textContent).not.toContain('*');
    expect(document.body.textContent).not.toMatch(/\{\{|undefined/);
  });

  describe('with payments configured', () => {
    beforeEach(() => {
      responses['GET /api/config'] = { status: 200, body: { ...config, payments: true } };
    });
    const findUpgradeButton = () => screen.findByRole('button', { name: 'Unlock Unlimited Access - $19' });

    it('shows the busy state and then the reason for the failure', async () => {
      responses['POST /api/payment/checkout'] = { status: 503, body: {} };
      let releaseResponse = () => {};
      pendingResponse = new Promise((resolve) => (releaseResponse = resolve));
      const { toasts } = await show();
      const button = await findUpgradeButton();
      fireEvent.click(button);
      await waitFor(() => expect(button.textContent).toBe('Setting up payment...'));
      expect(button).toHaveAttribute('aria-disabled', 'true');
      releaseResponse();
      await waitFor(() => expect(toasts).toHaveLength(1));
      expect(toasts[0]).toEqual({
        title: 'Payment Error',
        description: 'Payment setup failed: 503',
        variant: 'destructive',
      });
      expect(await findUpgradeButton()).not.toHaveAttribute('aria-disabled');
    });

    it('shows an error when the response contains no URL', async () => {
      responses['POST /api/payment/checkout'] = { status: 200, body: {} };
      const { toasts } = await show();
      fireEvent.click(await findUpgradeButton());
      await waitFor(() => expect(toasts).toHaveLength(1));
      expect(toasts[0]?.description).toBe('No checkout URL received');
    });
  });

  it('offers nothing to Premium users', async () => {
    responses['GET /api/config'] = { status: 200, body: { ...config, payments: true } };
    responses['GET /api/auth/me'] = { status: 200, body: { user: { ...testUser, isPremium: true } } };
    await show();
    await screen.findByText('You have Premium.');
    expect(getPlan('Unlimited Access').queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows the questions from the help area, with the first one open', async () => {
    const { container } = await show();
    await screen.findByText('Question 1');
    const questions = [...container.querySelectorAll('details')];
    expect(questions).toHaveLength(6);
    expect(questions.map(({ open }) => open)).toEqual([true, false, false, false, false, false]);
    expect([...questions[0]!.querySelectorAll('p, li')].map(({ textContent }) => textContent)).toEqual([
      'Yes:',
      'one',
      'two',
    ]);
  });

  it('omits the questions when they cannot be loaded', async () => {
    responses['GET /api/help/faq'] = { status: 500, body: {} };
    await show();
    await waitFor(() => expect(screen.queryByText('Frequently asked questions')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  });

  it('does not link to paths that are not mounted', async () => {
    await show('/', ['/']);
    expect(screen.queryAllByRole('link').filter((link) => !link.closest('[inert]'))).toEqual([]);
    expect(screen.queryByLabelText('Target job title')).not.toBeInTheDocument();
  });
});
