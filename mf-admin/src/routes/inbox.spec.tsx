import type { ContactMessage } from '@shortlist/contracts/support/inbox';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { sendJson, startApiServer } from '@shortlist/shared-ui/testing/api-server';
import { adminUser } from '../testing/fixtures';
import { loadMessages } from '../messages';
import Inbox from './inbox';

const getTimeInDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const createMessage = (id: string, overrides: Partial<ContactMessage> = {}): ContactMessage => ({
  id,
  reference: `SL-${id}`,
  name: 'Marguerite Okafor',
  email: 'm.okafor@example.com',
  subject: `Subject ${id}`,
  message: `Text ${id}.\n\nSecond paragraph.`,
  kind: 'contact',
  language: 'en',
  priority: false,
  status: 'open',
  createdAt: '2026-11-20T14:21:00.000Z',
  answer: null,
  answeredAt: null,
  answeredBy: null,
  aiResponse: null,
  payment: null,
  ...overrides,
});
const payment: ContactMessage['payment'] = {
  id: 'pay-1',
  receipt: 'SL-2026-4K7Q2M',
  currency: 'usd',
  amount: 1900,
  refunded: 0,
  paidAt: getTimeInDays(-3),
  status: 'paid',
  refundableUntil: getTimeInDays(27),
  refundRequestedAt: null,
  email: 'm.okafor@example.com',
  username: 'marguerite',
};

describe('inbox', () => {
  let currentUserResponse: { status: number; body: unknown };
  let messages: ContactMessage[];
  let shouldFail: boolean;
  let errorResponse: { status: number; body: unknown } | undefined;
  let requests: { endpoint: string; body: unknown }[];
  let isWide: boolean;
  let server: { close: () => Promise<void> };

  beforeEach(async () => {
    localStorage.clear();
    sessionStorage.clear();
    currentUserResponse = { status: 200, body: { user: adminUser } };
    messages = [createMessage('1', { priority: true }), createMessage('2')];
    shouldFail = false;
    errorResponse = undefined;
    requests = [];
    isWide = true;
    window.matchMedia = () => ({ matches: !isWide }) as never;
    const updateMessage = (id: string, changes: Partial<ContactMessage>) => {
      messages = messages.map((message) => (message.id === id ? { ...message, ...changes } : message));
      return messages.find((message) => message.id === id);
    };
    server = await startApiServer((request, response, body) => {
      const { method, url = '' } = request;
      if (url === '/api/auth/me') return sendJson(response, currentUserResponse.status, currentUserResponse.body);
      if (method === 'GET') {
        if (shouldFail) return sendJson(response, 500, {});
        if (url.endsWith('/count')) return sendJson(response, 200, { open: 2 });
        const status = new URL(url, 'http://x').searchParams.get('status');
        return sendJson(
          response,
          200,
          messages.filter((message) => message.status === status),
        );
      }
      requests.push({ endpoint: `${method} ${url}`, body });
      if (errorResponse) return sendJson(response, errorResponse.status, errorResponse.body);
      if (url.startsWith('/api/admin/payments/')) {
        const refundedPayment = { ...payment, status: 'refunded' as const, refunded: 1900 };
        updateMessage('1', { payment: refundedPayment });
        return sendJson(response, 200, refundedPayment);
      }
      const id = url.split('/')[3] ?? '';
      const { status, answer: text } = body as { status?: ContactMessage['status']; answer?: string };
      const update = text
        ? { status: 'answered' as const, answer: text, answeredAt: getTimeInDays(0), answeredBy: 'operator' }
        : { status: status ?? 'open' };
      sendJson(response, 200, updateMessage(id, update));
    });
  });
  afterEach(() => server.close());

  const show = (url = '/inbox') => renderScreen(<Inbox />, { url, area: 'admin', loadMessages });
  const findList = async () => within(await screen.findByRole('list', { name: 'Messages' }));
  const getArticle = () => within(screen.getByRole('article'));

  it('lists open messages in server order and shows the first', async () => {
    await show();
    const rows = (await findList()).getAllByRole('link');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Subject 1'),
      expect.stringContaining('Subject 2'),
    ]);
    expect(rows[0]?.textContent).toContain('Premium');
    expect(rows[0]?.getAttribute('aria-current')).toBe('true');
    expect(getArticle().getByRole('heading', { level: 2 }).textContent).toBe('Subject 1');
    expect(getArticle().getByText('Second paragraph.')).toBeInTheDocument();
    expect(await screen.findByRole('radio', { name: 'Open 2' })).toBeInTheDocument();
  });

  it('keeps the status and the message in the URL', async () => {
    messages.push(createMessage('3', { status: 'closed' }));
    await show();
    fireEvent.click((await findList()).getByRole('link', { name: /Subject 2/ }));
    expect(window.location.search).toBe('?status=open&message=2');
    expect(getArticle().getByRole('heading', { level: 2 }).textContent).toBe('Subject 2');
    fireEvent.click(screen.getByRole('radio', { name: 'Closed' }));
    expect(window.location.search).toBe('?status=closed');
    expect(await screen.findByRole('heading', { level: 2, name: 'Subject 3' })).toBeInTheDocument();
  });

  it('searches by reference and shows when nothing matches', async () => {
    await show();
    await findList();
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search messages' }), { target: { value: 'sl-2' } });
    expect((await findList()).getAllByRole('link')).toHaveLength(1);
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search messages' }), { target: { value: 'nothing' } });
    expect(screen.getByText('No matches')).toBeInTheDocument();
  });

  it('emails a reply and keeps showing the answered message', async () => {
    const { toasts } = await show();
    await findList();
    fireEvent.click(getArticle().getByRole('button', { name: 'Send reply' }));
    expect(getArticle().getByText('Please write a reply.')).toBeInTheDocument();
    fireEvent.change(getArticle().getByLabelText('Reply'), { target: { value: ' Dear Marguerite ' } });
    fireEvent.click(getArticle().getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('Sent reply')).toBeInTheDocument();
    expect(requests).toEqual([
      { endpoint: 'POST /api/contact-messages/1/answer', body: { answer: 'Dear Marguerite' } },
    ]);
    expect(getArticle().getByText('Dear Marguerite')).toBeInTheDocument();
    expect(toasts[0]).toEqual({ title: 'Reply sent', description: 'It’s on its way to m.okafor@example.com.' });
    await waitFor(async () => expect((await findList()).getAllByRole('link')).toHaveLength(1));
    expect(getArticle().getByRole('heading', { level: 2 }).textContent).toBe('Subject 1');
    expect(getArticle().getByRole('button', { name: 'Reopen' })).toBeInTheDocument();
  });

  it('keeps the draft when sending fails, even across a reload', async () => {
    errorResponse = { status: 503, body: { code: 'unavailable', message: 'Later.' } };
    const { toasts, unmount } = await show();
    await findList();
    fireEvent.change(getArticle().getByLabelText('Reply'), { target: { value: 'Dear Marguerite' } });
    fireEvent.click(getArticle().getByRole('button', { name: 'Send reply' }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toMatchObject({ title: 'Reply not sent', variant: 'destructive' });
    unmount();
    await show();
    await findList();
    expect(getArticle().getByLabelText<HTMLTextAreaElement>('Reply').value).toBe('Dear Marguerite');
  });

  it('closes and reopens a message', async () => {
    await show();
    await findList();
    fireEvent.click(getArticle().getByRole('button', { name: 'Mark as closed' }));
    fireEvent.click(await getArticle().findByRole('button', { name: 'Reopen' }));
    await getArticle().findByRole('button', { name: 'Mark as closed' });
    expect(requests.map(({ endpoint, body }) => [endpoint, body])).toEqual([
      ['PATCH /api/contact-messages/1', { status: 'closed' }],
      ['PATCH /api/contact-messages/1', { status: 'open' }],
    ]);
  });

  it('shows similar messages as one group, and closes all of them with one click', async () => {
    messages = [createMessage('1', { group: '1', similar: 12 })];
    await show();
    expect((await findList()).getByText('×12')).toBeInTheDocument();
    expect(getArticle().getByRole('link', { name: 'Show each' })).toHaveAttribute(
      'href',
      expect.stringMatching(/status=open&group=1$/),
    );
    fireEvent.click(getArticle().getByRole('button', { name: 'Close all 12' }));
    await getArticle().findByRole('button', { name: 'Reopen' });
    expect(requests.map(({ endpoint, body }) => [endpoint, body])).toEqual([
      ['PATCH /api/contact-messages/1', { status: 'closed', all: true }],
    ]);
  });

  it('shows a handover as a conversation', async () => {
    messages = [
      createMessage('1', {
        kind: 'escalation',
        language: 'de',
        name: 'Gast',
        email: '',
        message: 'Frage: Was kostet es?\n\nAntwort: 16 Euro.\n\nEinmal.\n\nFrage: Ich habe zweimal bezahlt.',
      }),
    ];
    await show();
    const turns = within(await screen.findByRole('list', { name: 'Conversation' })).getAllByRole('listitem');
    expect(turns.map(({ textContent }) => textContent)).toEqual([
      'GastWas kostet es?',
      'AI answer16 Euro.Einmal.',
      'GastIch habe zweimal bezahlt.',
    ]);
    expect(getArticle().getByText('There’s no address to reply to.')).toBeInTheDocument();
    expect(getArticle().queryByRole('button', { name: 'Send reply' })).not.toBeInTheDocument();
  });

  it('refunds after a confirmation that explains the consequences', async () => {
    messages = [createMessage('1', { kind: 'refund', payment })];
    const { toasts } = await show();
    await findList();
    expect(getArticle().getByText(/SL-2026-4K7Q2M: \$19.00 paid on/)).toBeInTheDocument();
    fireEvent.click(getArticle().getByRole('button', { name: 'Refund SL-2026-4K7Q2M' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Refund $19.00?' }));
    expect(dialog.getByText(/Premium ends right away/)).toBeInTheDocument();
    expect(requests).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Refund $19.00' }));
    await waitFor(() => expect(toasts[0]?.title).toBe('Refund issued'));
    expect(requests[0]?.endpoint).toBe('POST /api/admin/payments/pay-1/refund');
    expect(await getArticle().findByText(/refunded\./)).toBeInTheDocument();
    expect(getArticle().queryByRole('button', { name: /^Refund/ })).not.toBeInTheDocument();
  });

  it('does not divide the amount of a currency without cents', async () => {
    messages = [createMessage('1', { payment: { ...payment, currency: 'jpy', amount: 1900 } })];
    await show();
    await findList();
    expect(getArticle().getByText(/¥1,900 paid on/)).toBeInTheDocument();
  });

  it('offers no refund after 30 days', async () => {
    messages = [createMessage('1', { payment: { ...payment, refundableUntil: getTimeInDays(-1) } })];
    await show();
    await findList();
    expect(getArticle().getByText(/^The refund period ended on/)).toBeInTheDocument();
    expect(getArticle().queryByRole('button', { name: /^Refund/ })).not.toBeInTheDocument();
  });

  it('shows an empty state when nothing is open', async () => {
    messages = [];
    await show();
    expect(await screen.findByText('No open messages')).toBeInTheDocument();
  });

  it('shows a loading error and retries', async () => {
    shouldFail = true;
    await show();
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load the messages.');
    shouldFail = false;
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect((await findList()).getAllByRole('link')).toHaveLength(2);
  });

  it('switches between list and message on narrow screens', async () => {
    isWide = false;
    await show('/inbox?status=open&message=2');
    await findList();
    expect(getArticle().getByRole('heading', { level: 2 })).toHaveFocus();
    fireEvent.click(getArticle().getByRole('link', { name: 'All messages' }));
    expect(window.location.search).toBe('?status=open');
  });

  it('is for administrators only', async () => {
    currentUserResponse.body = { user: { ...adminUser, isAdmin: false } };
    await show();
    expect(await screen.findByText('Administrators only')).toBeInTheDocument();
  });

  it.each(['es', 'fr', 'de', 'ja', 'ko'])('renders in %s', async (language) => {
    messages = [createMessage('1', { priority: true, kind: 'refund', payment, aiResponse: 'x' })];
    await show(`/${language}/inbox`);
    await screen.findByRole('article');
    expect(document.body.textContent).not.toMatch(/\{\{|undefined|Inbox/);
  });
});
