import type { ServerResponse } from 'node:http';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from '@shortlist/shared-ui/router';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { sendJson } from '@shortlist/shared-ui/testing/api-server';
import { loadMessages } from '../messages';
import { generationEvents, generationFixture } from '../testing/generation-fixture';
import { FakeGeneratorServer, sendEvents } from '../testing/fake-generator-server';
import Autonomous from './autonomous';

const LocationProbe = () => <output>{useLocation().search}</output>;

describe('generator', () => {
  let server: FakeGeneratorServer;

  beforeEach(async () => {
    sessionStorage.clear();
    localStorage.clear();
    server = new FakeGeneratorServer();
    await server.start();
  });
  afterEach(async () => {
    await server.stop();
    jest.restoreAllMocks();
  });

  const show = (url = '/autonomous') =>
    renderScreen(
      <>
        <Autonomous />
        <LocationProbe />
      </>,
      { url, area: 'generator', loadMessages },
    );
  const getSearch = () => screen.getByText((_, element) => element?.tagName === 'OUTPUT').textContent;
  const clickButton = (name: string) => fireEvent.click(screen.getAllByRole('button', { name })[0]!);
  const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
  const submitForm = (title = '  Registered Nurse ', industry = 'Healthcare') => {
    fireEvent.change(screen.getByLabelText('Target job title'), { target: { value: title } });
    fireEvent.change(screen.getByLabelText('Industry'), { target: { value: industry } });
    clickButton('Generate');
  };
  /** Resolves to the response of the next generate request, so that the test can complete it. */
  const waitForGenerateRequest = () =>
    new Promise<ServerResponse>((resolve) => {
      server.handleGenerate = resolve;
    });
  const succeed = (response: ServerResponse) => {
    sendEvents(response, generationEvents);
    response.end();
  };

  describe('form', () => {
    it('lists the 20 industries and shows the used quota', async () => {
      await show();
      const industry = screen.getByLabelText<HTMLSelectElement>('Industry');
      expect([...industry.options].filter(({ disabled }) => !disabled)).toHaveLength(20);
      expect(await screen.findByText('1 of 3 free generations used. No account needed.')).toBeInTheDocument();
    });

    it('shows messages for empty fields, focuses the first one, and sends nothing', async () => {
      const { toasts } = await show();
      submitForm('   ', '');
      expect(toasts).toEqual([
        {
          title: 'Missing Information',
          description: 'Please provide both job title and industry.',
          variant: 'destructive',
        },
      ]);
      expect(screen.getByLabelText('Target job title')).toHaveFocus();
      fireEvent.change(screen.getByLabelText('Target job title'), { target: { value: 'Nurse' } });
      clickButton('Generate');
      expect(screen.getByLabelText('Industry')).toHaveFocus();
      expect(server.calls).toEqual([]);
    });

    it('mirrors the title on the empty sheet, and keeps it and the job posting across a reload', async () => {
      const { unmount } = await show();
      fireEvent.change(screen.getByLabelText('Target job title'), { target: { value: 'Charge Nurse' } });
      expect((await screen.findByText('Charge Nurse')).closest('article')).toBeInTheDocument();
      const jobPosting = 'We need a nurse.\nTriage & care = 50%';
      fireEvent.change(screen.getByLabelText(/^Job posting/), { target: { value: jobPosting } });
      unmount();
      await show();
      expect(screen.getByLabelText<HTMLInputElement>('Target job title').value).toBe('Charge Nurse');
      expect(screen.getByLabelText<HTMLTextAreaElement>(/^Job posting/).value).toBe(jobPosting);
    });

    it('sends the job posting', async () => {
      const responsePromise = waitForGenerateRequest();
      await show();
      fireEvent.change(screen.getByLabelText(/^Job posting/), { target: { value: ' We need a nurse. ' } });
      submitForm();
      succeed(await responsePromise);
      expect(await findHeading('Your resume and cover letter')).toBeTruthy();
      expect(server.calls[0]?.body).toMatchObject({ jobTitle: 'Registered Nurse', jobPosting: 'We need a nurse.' });
    });

    it('lists earlier generations', async () => {
      server.generations = [generationFixture];
      await show();
      const link = await screen.findByRole('link', { name: 'Open Registered Nurse' });
      expect(link).toHaveAttribute('href', '/autonomous?result=g-1');
    });
  });

  describe('writing', () => {
    it('shows the growing draft, then the result at its own URL', async () => {
      const responsePromise = waitForGenerateRequest();
      const { toasts } = await show();
      document.documentElement.scrollTop = 300;
      submitForm();
      expect(await findHeading('Registered Nurse')).toBeTruthy();
      expect(document.documentElement.scrollTop).toBe(0);
      const response = await responsePromise;
      expect(server.calls).toMatchObject([
        { method: 'POST', body: { jobTitle: 'Registered Nurse', industry: 'Healthcare', pageSize: 'Letter' } },
      ]);

      sendEvents(response, generationEvents.slice(0, 1));
      expect(await screen.findByText(/clear patient education/)).toBeInTheDocument();
      expect(screen.getByRole('listitem', { current: 'step' }).textContent).toBe('Summarywriting…');
      expect(screen.getByRole('button', { name: 'Generating Your Documents...' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );

      sendEvents(response, generationEvents.slice(1, 3));
      expect(await screen.findByText('9 of 14 checks')).toBeInTheDocument();
      expect(screen.getByRole('img', { name: 'Score so far: 41 of 100' })).toBeInTheDocument();
      expect(await screen.findByText(/^(Summary and )?Experience: written$/)).toBeInTheDocument();
      expect(screen.getByText('6 words')).toBeInTheDocument();

      sendEvents(response, generationEvents.slice(3));
      response.end();
      expect(await findHeading('Your resume and cover letter')).toBeTruthy();
      await waitFor(() => expect(getSearch()).toBe('?result=g-1'));
      expect(toasts.map(({ title }) => title)).toEqual(['Resume & Cover Letter Generated!']);
    });

    it('aborts the request on Cancel, keeps the sheet, and shows that no generation was used', async () => {
      const responsePromise = waitForGenerateRequest();
      await show();
      submitForm();
      const response = await responsePromise;
      const requestClosed = new Promise((resolve) => response.on('close', resolve));
      sendEvents(response, generationEvents.slice(0, 1));
      await screen.findByText(/clear patient education/);
      clickButton('Cancel');
      await requestClosed;
      expect(
        screen.getByText('You can still read what was written, and this didn’t use up a generation.'),
      ).toBeInTheDocument();
      expect(screen.getByText(/clear patient education/)).toBeInTheDocument();
      clickButton('Back to the generator');
      expect(screen.getByLabelText<HTMLInputElement>('Target job title').value).toBe('  Registered Nurse ');
    });

    it('warns that a canceled generation counts if the user has canceled too often', async () => {
      server.quota.canCancel = false;
      const responsePromise = waitForGenerateRequest();
      await show();
      submitForm();
      sendEvents(await responsePromise, generationEvents.slice(0, 1));
      expect(await screen.findByText(/If you cancel now, this generation still counts/)).toBeInTheDocument();
      clickButton('Cancel');
      expect(await screen.findByText(/if this one counted, the whole result is in My documents/)).toBeInTheDocument();
    });

    it('keeps the draft of an interrupted stream, and generates again on Continue', async () => {
      jest.spyOn(console, 'error').mockImplementation();
      const responsePromise = waitForGenerateRequest();
      const { toasts } = await show();
      submitForm();
      const response = await responsePromise;
      sendEvents(response, generationEvents.slice(0, 1));
      await screen.findByText(/clear patient education/);
      response.destroy();
      expect(await screen.findByText('Writing was interrupted.')).toBeInTheDocument();
      expect(screen.getByText(/clear patient education/)).toBeInTheDocument();
      expect(toasts).toEqual([
        {
          title: 'Generation Failed',
          description: 'Please try again or contact support if the issue persists.',
          variant: 'destructive',
        },
      ]);

      const secondResponsePromise = waitForGenerateRequest();
      clickButton('Try again');
      succeed(await secondResponsePromise);
      expect(await findHeading('Your resume and cover letter')).toBeTruthy();
      expect(server.getCallsTo('/autonomous-generate')).toHaveLength(2);
    });

    it.each([
      [
        'a failed request',
        (response: ServerResponse) => sendJson(response, 502, { code: 'writer_failed', message: 'no' }),
      ],
      [
        'a failure in the stream',
        (response: ServerResponse) => {
          sendEvents(response, [{ type: 'error', status: 502, code: 'writer_failed', message: 'no' }]);
          response.end();
        },
      ],
      [
        'an invalid stream',
        (response: ServerResponse) => void response.writeHead(200).end('data: {"type":"poem"}\n\n'),
      ],
    ])('returns to the filled form and shows a toast after %s', async (_, fail) => {
      jest.spyOn(console, 'error').mockImplementation();
      server.handleGenerate = fail;
      const { toasts } = await show();
      submitForm();
      await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Generation Failed']));
      expect(await screen.findByLabelText<HTMLSelectElement>('Industry')).toHaveValue('Healthcare');
    });

    it('starts only once from a link and removes the fields from the URL', async () => {
      const responsePromise = waitForGenerateRequest();
      await show('/autonomous?title=Welder&industry=Manufacturing&template=classic-executive');
      const response = await responsePromise;
      expect(getSearch()).toBe('?template=classic-executive');
      succeed(response);
      expect(await findHeading('Your resume and cover letter')).toBeTruthy();
      expect(server.calls).toHaveLength(1);
      expect(server.calls[0]?.body).toMatchObject({ jobTitle: 'Welder', industry: 'Manufacturing' });
    });

    it('fills the form from an incomplete link', async () => {
      await show('/autonomous?title=Welder');
      expect(screen.getByLabelText<HTMLInputElement>('Target job title').value).toBe('Welder');
      expect(server.calls).toEqual([]);
    });
  });

  describe('paywall', () => {
    const respondQuotaExceeded = (response: ServerResponse) =>
      sendJson(response, 402, { code: 'free_limit_reached', message: 'used', used: 3, limit: 3 });

    it('shows the used quota, keeps the form values, and has a button back to the form', async () => {
      server.handleGenerate = respondQuotaExceeded;
      server.generations = [generationFixture];
      const { toasts } = await show('/autonomous?title=Actuary&industry=Finance');
      expect(await findHeading('You’ve used your 3 free generations')).toBeTruthy();
      expect(screen.getByText(/“Actuary, Finance” stays in the form/)).toBeInTheDocument();
      expect(await screen.findByRole('link', { name: 'Open Registered Nurse' })).toBeInTheDocument();
      expect(screen.getByText('$19')).toBeInTheDocument();
      expect(toasts).toEqual([]);
      clickButton('Back to the generator');
      expect(screen.getByLabelText<HTMLInputElement>('Target job title').value).toBe('Actuary');
    });

    it("offers no payment when payments are not configured, and shows the price in the page's language", async () => {
      server.handleGenerate = respondQuotaExceeded;
      await show('/ja/autonomous?title=看護師&industry=Healthcare');
      expect(await findHeading('無料作成3回を使い切りました')).toBeTruthy();
      expect(screen.getByText('¥2,185')).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: /無制限アクセスを購入/ })).not.toBeInTheDocument();
    });

    it('shows an error when the checkout cannot start', async () => {
      server.handleGenerate = respondQuotaExceeded;
      server.isPaymentEnabled = true;
      server.failures.set('/api/payment/checkout', 503);
      const { toasts } = await show('/autonomous?title=Actuary&industry=Finance');
      fireEvent.click(await screen.findByRole('button', { name: 'Unlock Unlimited Access - $19' }));
      await waitFor(() => expect(toasts).toHaveLength(1));
      expect(toasts[0]).toMatchObject({
        title: 'Payment Error',
        description: 'Unable to process upgrade. Please try again.',
      });
      const returnUrl = `${window.location.origin}/autonomous`;
      expect(server.getCallsTo('/checkout')[0]?.body).toEqual({
        priceId: 'premium_lifetime',
        successUrl: returnUrl,
        cancelUrl: returnUrl,
      });
    });

    it('returns to the form when Premium was bought in another window', async () => {
      server.handleGenerate = respondQuotaExceeded;
      server.isPaymentEnabled = true;
      server.failures.set('/api/payment/checkout', 409);
      const { toasts } = await show('/autonomous?title=Actuary&industry=Finance');
      fireEvent.click(await screen.findByRole('button', { name: 'Unlock Unlimited Access - $19' }));
      expect(await screen.findByLabelText('Target job title')).toBeInTheDocument();
      expect(toasts).toEqual([{ title: 'no' }]);
    });
  });

  describe('return from the checkout', () => {
    it('shows a notice above the form until the payment is confirmed and the user closes it', async () => {
      const { authDialogs } = await show('/autonomous?session_id=cs_1');
      const findRegion = (name: string) => screen.findByRole('region', { name }, { timeout: 4000 });
      const waitingRegion = await findRegion('Confirming your payment');
      expect(within(waitingRegion).getAllByRole('listitem')).toHaveLength(3);
      expect(screen.getByLabelText('Target job title')).toBeInTheDocument();
      server.paymentStatus = { status: 'paid', premium: true, email: 'payer@example.org' };
      const paidRegion = within(await findRegion('You have Premium'));
      expect(paidRegion.getByText(/A receipt is on its way to payer@example\.org\./)).toBeInTheDocument();
      fireEvent.click(await paidRegion.findByRole('button', { name: 'Create Account' }));
      expect(authDialogs).toEqual(['register payer@example.org']);
      fireEvent.click(paidRegion.getByRole('button', { name: 'Close' }));
      expect(getSearch()).toBe('');
      expect(screen.queryByText('You have Premium')).not.toBeInTheDocument();
    });

    it('reports a checkout that belongs to another user', async () => {
      server.failures.set('/api/payment/status?session_id=cs_2', 404);
      await show('/autonomous?session_id=cs_2');
      expect(await screen.findByRole('region', { name: 'We couldn’t find this payment' })).toBeInTheDocument();
    });
  });
});
