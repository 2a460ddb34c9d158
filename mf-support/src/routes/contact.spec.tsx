import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { sendJson, startApiServer } from '@shortlist/shared-ui/testing/api-server';
import { loadMessages } from '../messages';
import Contact from './contact';

const config = {
  freeGenerations: 3,
  priceId: 'premium_lifetime',
  prices: Object.fromEntries(
    ['en', 'es', 'fr', 'de', 'ja', 'ko'].map((code) => [code, { currency: 'usd', amount: 1900, display: '$19' }]),
  ),
  payments: false,
  writer: 'built-in',
  supportEmail: 'help@shortlist.example',
};
const formValues = { Name: 'Ines', Email: 'ines@example.com', Subject: 'Order', Message: 'It moved back.' };

describe('contact screen', () => {
  let requests: unknown[];
  let user: object | undefined;
  let reply: { status: number; body: unknown };
  let server: { close: () => Promise<void> };

  beforeEach(async () => {
    sessionStorage.clear();
    localStorage.clear();
    requests = [];
    user = undefined;
    reply = { status: 201, body: { reference: 'SL-4711' } };
    server = await startApiServer((request, response, body) => {
      if (request.url === '/api/config') return sendJson(response, 200, config);
      if (request.url === '/api/auth/me') return sendJson(response, user ? 200 : 401, { user });
      requests.push(body);
      sendJson(response, reply.status, reply.body);
    });
  });
  afterEach(() => server.close());

  const show = (url = '/contact') => renderScreen(<Contact />, { url, area: 'support', loadMessages });
  const getField = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const fill = (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) fireEvent.change(getField(label), { target: { value } });
  };
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send message' }));

  it('has four required fields, an email input, and a message field with five rows', async () => {
    await show();
    for (const label of Object.keys(formValues)) expect(getField(label).required).toBe(true);
    expect(getField('Email').type).toBe('email');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').rows).toBe(5);
  });

  it("prefills the signed-in user's name and email until the user types other values", async () => {
    user = {
      id: 'u-1',
      username: 'ines.h',
      email: 'ines@example.org',
      isPremium: false,
      isAdmin: false,
      createdAt: '2026-11-09T10:00:00.000Z',
    };
    await show();
    await waitFor(() =>
      expect([getField('Name').value, getField('Email').value]).toEqual(['ines.h', 'ines@example.org']),
    );
    fill({ Name: '', Subject: 'Order', Message: 'It moved back.' });
    send();
    expect(screen.getByText('Please fill in this field.')).toBeInTheDocument();
    fill({ Name: 'Ines' });
    send();
    await waitFor(() =>
      expect(requests).toEqual([
        { name: 'Ines', email: 'ines@example.org', subject: 'Order', message: 'It moved back.' },
      ]),
    );
  });

  it('shows errors next to the fields, focuses the first one, and sends nothing', async () => {
    await show();
    send();
    expect(screen.getAllByText('Please fill in this field.')).toHaveLength(4);
    fill({ Name: 'Ines', Email: 'ines@' });
    send();
    expect(screen.getByText('Please enter a valid email address.')).toBeInTheDocument();
    expect(screen.getAllByText('Please fill in this field.')).toHaveLength(2);
    expect(getField('Email')).toHaveFocus();
    expect(requests).toEqual([]);
  });

  it('sends the message, shows a toast with the reference, and clears the form', async () => {
    const { toasts } = await show();
    fill(formValues);
    send();
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(requests).toEqual([
      { name: 'Ines', email: 'ines@example.com', subject: 'Order', message: 'It moved back.' },
    ]);
    expect(toasts[0]?.title).toBe('Message Sent!');
    expect(screen.getByRole('status').textContent).toBe('We’ve received your message. Your reference: SL-4711');
    expect(getField('Message').value).toBe('');
  });

  it('shows an AI answer instead of the toast', async () => {
    reply.body = { reference: 'SL-1', aiResponse: 'Open the dashboard.' };
    const { toasts } = await show();
    fill(formValues);
    send();
    expect(await screen.findByText('Open the dashboard.')).toBeInTheDocument();
    expect(screen.getByText(/to your message “Order”/)).toBeInTheDocument();
    expect(toasts).toEqual([]);
    expect(getField('Subject').value).toBe('');
  });

  it('keeps all fields when sending fails', async () => {
    reply = { status: 500, body: { code: 'internal', message: 'No.' } };
    const { toasts } = await show();
    fill(formValues);
    send();
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toEqual({
      title: 'Error',
      description: 'Failed to send message. Please try again.',
      variant: 'destructive',
    });
    expect(getField('Message').value).toBe('It moved back.');
  });

  it("shows the server's validation message next to the field", async () => {
    reply = {
      status: 400,
      body: { code: 'invalid_input', message: 'Check.', issues: [{ path: 'email', message: 'Not that one.' }] },
    };
    await show();
    fill(formValues);
    send();
    expect(await screen.findByText('Not that one.')).toBeInTheDocument();
  });

  it('keeps the draft across a reload', async () => {
    const { unmount } = await show();
    fill(formValues);
    unmount();
    await show();
    expect(getField('Subject').value).toBe('Order');
  });

  it('links to the configured support address', async () => {
    await show();
    const link = await screen.findByRole('link', { name: 'Send an email' });
    expect(link).toHaveAttribute('href', 'mailto:help@shortlist.example');
  });

  it.each(['es', 'fr', 'de', 'ja', 'ko'])('renders in %s', async (language) => {
    await show(`/${language}/contact`);
    expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('');
    expect(screen.queryByText('Send message')).not.toBeInTheDocument();
  });
});
