import { languages } from '@shortlist/contracts/platform/languages';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { sendJson, startApiServer } from '@shortlist/shared-ui/testing/api-server';
import { loadNewsletterMessages } from '../features/newsletter/messages';
import Newsletter from './newsletter';

describe('newsletter', () => {
  let requests: { endpoint: string; body: unknown }[];
  let reply: { status: number; body: unknown };
  let pendingResponse: Promise<void> | undefined;
  let server: { close: () => Promise<void> };

  beforeEach(async () => {
    requests = [];
    reply = { status: 200, body: { success: true } };
    pendingResponse = undefined;
    server = await startApiServer(async (request, response, body) => {
      requests.push({ endpoint: `${request.method} ${request.url}`, body });
      await pendingResponse;
      sendJson(response, reply.status, reply.body);
    });
  });
  afterEach(() => server.close());

  const show = (url: string) =>
    renderScreen(<Newsletter />, { url, area: 'marketing', loadMessages: loadNewsletterMessages });
  const getHeading = () => screen.getByRole('heading', { level: 1 }).textContent;
  const clickButton = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const getAddressField = () => screen.getByLabelText<HTMLInputElement>('Email address');
  const typeAddress = (value: string) => fireEvent.change(getAddressField(), { target: { value } });
  const mockError = (status: number, details: object = {}) => {
    reply = { status, body: { code: 'invalid_input', message: 'The server says no.', ...details } };
  };

  describe('sign-up', () => {
    it('sends one request and shows which address the link was sent to', async () => {
      let releaseResponse = () => {};
      pendingResponse = new Promise((resolve) => (releaseResponse = resolve));
      await show('/newsletter');
      typeAddress(' Ines@Example.com ');
      clickButton('Subscribe');
      fireEvent.click(await screen.findByRole('button', { name: 'Subscribing…' }));
      releaseResponse();
      await screen.findByText(/We’ve sent a link to ines@example\.com\./);
      expect(screen.getByRole('status').textContent).toMatch(/^Check your inbox\./);
      expect(getAddressField().value).toBe('');
      expect(requests).toEqual([{ endpoint: 'POST /api/newsletter', body: { email: 'ines@example.com' } }]);
    });

    it('shows the error next to the field, focuses the field, and sends nothing', async () => {
      await show('/newsletter');
      clickButton('Subscribe');
      expect(screen.getByText('Enter your email address.')).toBeInTheDocument();
      typeAddress('ines@');
      expect(screen.queryByText('Enter your email address.')).not.toBeInTheDocument();
      clickButton('Subscribe');
      expect(screen.getByText('Enter a valid email address.')).toBeInTheDocument();
      expect(getAddressField()).toHaveAttribute('aria-invalid', 'true');
      expect(getAddressField()).toHaveFocus();
      expect(requests).toEqual([]);
    });

    it("shows the server's validation message next to the field", async () => {
      mockError(400, { issues: [{ path: 'email', message: 'Not this one.' }] });
      await show('/newsletter');
      typeAddress('ines@example.com');
      clickButton('Subscribe');
      expect(await screen.findByText('Not this one.')).toBeInTheDocument();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });

    it('keeps the typed address when the request fails, and shows the reason', async () => {
      mockError(429);
      await show('/newsletter');
      typeAddress('ines@example.com');
      clickButton('Subscribe');
      expect((await screen.findByRole('alert')).textContent).toContain('The server says no.');
      expect(getAddressField().value).toBe('ines@example.com');
      reply = { status: 502, body: 'a page of a proxy' };
      clickButton('Subscribe');
      await screen.findByText('That didn’t work. Please try again.');
    });

    it.each(languages.map(({ code }) => code))('renders in %s', async (code) => {
      await show(code === 'en' ? '/newsletter' : `/${code}/newsletter`);
      expect(screen.getAllByRole('heading')).toHaveLength(2);
      expect(document.body.textContent).not.toMatch(/\{\{|newsletter\./);
    });
  });

  describe('email link', () => {
    it.each([
      [
        'confirm',
        'Confirm your subscription',
        'Confirm subscription',
        'POST /api/newsletter/confirm',
        'You’re subscribed',
      ],
      [
        'leave',
        'Unsubscribe from the newsletter?',
        'Unsubscribe',
        'POST /api/newsletter/unsubscribe',
        'You’ve unsubscribed',
      ],
    ])(
      'to %s does nothing until the button is clicked',
      async (parameter, promptTitle, button, endpoint, doneTitle) => {
        await show(`/newsletter?${parameter}=a.b`);
        expect(getHeading()).toBe(promptTitle);
        expect(requests).toEqual([]);
        clickButton(button);
        await waitFor(() => expect(getHeading()).toBe(doneTitle));
        expect(requests).toEqual([{ endpoint, body: { token: 'a.b' } }]);
        expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
        expect(screen.queryByRole('button')).not.toBeInTheDocument();
        expect(screen.getByRole('link', { name: 'Read the blog' })).toHaveAttribute('href', '/blog');
      },
    );

    it('offers a new link when the old one has expired', async () => {
      mockError(400, { issues: [{ path: 'token', message: 'over' }] });
      await show('/newsletter?confirm=old');
      clickButton('Confirm subscription');
      await waitFor(() => expect(getHeading()).toBe('This link is no longer valid'));
      expect(getAddressField()).toBeTruthy();
    });

    it('can be retried after a failure', async () => {
      mockError(503);
      await show('/newsletter?leave=a.b');
      clickButton('Unsubscribe');
      expect((await screen.findByRole('alert')).textContent).toContain('The server says no.');
      reply = { status: 200, body: { success: true } };
      clickButton('Unsubscribe');
      await waitFor(() => expect(getHeading()).toBe('You’ve unsubscribed'));
    });
  });
});
