import { languages } from '@shortlist/contracts/platform/languages';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { sendJson, renderScreen, startApiServer } from '@shortlist/shared-ui/testing';
import { loadNewsletterMessages } from '../features/newsletter/messages';
import Newsletter from './newsletter';

describe('newsletter', () => {
  let calls: { call: string; body: unknown }[];
  let reply: { status: number; body: unknown };
  let hold: Promise<void> | undefined;
  let server: { close: () => Promise<void> };

  beforeEach(async () => {
    calls = [];
    reply = { status: 200, body: { success: true } };
    hold = undefined;
    server = await startApiServer(async (request, response, body) => {
      calls.push({ call: `${request.method} ${request.url}`, body });
      await hold;
      sendJson(response, reply.status, reply.body);
    });
  });
  afterEach(() => server.close());

  const show = (at: string) =>
    renderScreen(<Newsletter />, { url: at, area: 'marketing', loadMessages: loadNewsletterMessages });
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const address = () => screen.getByLabelText<HTMLInputElement>('Email address');
  const type = (value: string) => fireEvent.change(address(), { target: { value } });
  const refuse = (status: number, more: object = {}) => {
    reply = { status, body: { code: 'invalid_input', message: 'The server says no.', ...more } };
  };

  describe('sign-up', () => {
    it('sends the address once and says where the link went', async () => {
      let release = () => {};
      hold = new Promise((resolve) => (release = resolve));
      await show('/newsletter');
      type(' Ines@Example.com ');
      press('Subscribe');
      fireEvent.click(await screen.findByRole('button', { name: 'Subscribing…' }));
      release();
      await screen.findByText(/We’ve sent a link to ines@example\.com\./);
      expect(screen.getByRole('status').textContent).toMatch(/^Check your inbox\./);
      expect(address().value).toBe('');
      expect(calls).toEqual([{ call: 'POST /api/newsletter', body: { email: 'ines@example.com' } }]);
    });

    it('shows the error beside the field, focuses it, and sends nothing', async () => {
      await show('/newsletter');
      press('Subscribe');
      expect(screen.getByText('Enter your email address.')).toBeTruthy();
      type('ines@');
      expect(screen.queryByText('Enter your email address.')).toBeNull();
      press('Subscribe');
      expect(screen.getByText('Enter a valid email address.')).toBeTruthy();
      expect(address().getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(address());
      expect(calls).toEqual([]);
    });

    it("shows the server's validation message beside the field", async () => {
      refuse(400, { issues: [{ path: 'email', message: 'Not this one.' }] });
      await show('/newsletter');
      type('ines@example.com');
      press('Subscribe');
      expect(await screen.findByText('Not this one.')).toBeTruthy();
      expect(screen.queryByRole('alert')).toBeNull();
    });

    it('keeps the typed address when the request fails, and says why', async () => {
      refuse(429);
      await show('/newsletter');
      type('ines@example.com');
      press('Subscribe');
      expect((await screen.findByRole('alert')).textContent).toContain('The server says no.');
      expect(address().value).toBe('ines@example.com');
      reply = { status: 502, body: 'a page of a proxy' };
      press('Subscribe');
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
    ])('does nothing until the button is clicked: %s', async (what, asks, button, call, done) => {
      await show(`/newsletter?${what}=a.b`);
      expect(heading()).toBe(asks);
      expect(calls).toEqual([]);
      press(button);
      await waitFor(() => expect(heading()).toBe(done));
      expect(calls).toEqual([{ call, body: { token: 'a.b' } }]);
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
      expect(screen.queryByRole('button')).toBeNull();
      expect(screen.getByRole('link', { name: 'Read the blog' }).getAttribute('href')).toBe('/blog');
    });

    it('offers a new link when the old one has expired', async () => {
      refuse(400, { issues: [{ path: 'token', message: 'over' }] });
      await show('/newsletter?confirm=old');
      press('Confirm subscription');
      await waitFor(() => expect(heading()).toBe('This link is no longer valid'));
      expect(address()).toBeTruthy();
    });

    it('can be retried after a failure', async () => {
      refuse(503);
      await show('/newsletter?leave=a.b');
      press('Unsubscribe');
      expect((await screen.findByRole('alert')).textContent).toContain('The server says no.');
      reply = { status: 200, body: { success: true } };
      press('Unsubscribe');
      await waitFor(() => expect(heading()).toBe('You’ve unsubscribed'));
    });
  });
});
