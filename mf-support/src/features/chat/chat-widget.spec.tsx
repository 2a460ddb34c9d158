import type { ChatReply, ChatTurn } from '@shortlist/contracts/support/chat';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { sendJson, startApiServer } from '@shortlist/shared-ui/testing/api-server';
import { loadMessages } from '../../messages';
import ChatWidget from './chat-widget';

const failureMessage =
  "Sorry, I'm having trouble responding right now. Please try again or use our contact form for assistance.";
const reply: ChatReply = {
  response: 'Yes. Open it and choose Duplicate.',
  sources: [{ id: 'variants', title: 'How do I keep several resumes?' }],
  actions: [{ label: 'Open my dashboard', path: '/dashboard' }],
  offersPerson: false,
};
const createTurn = (id: string, isUser: boolean, content: string): ChatTurn => ({
  id,
  isUser,
  content,
  sources: [],
  actions: [],
  offersPerson: false,
  timestamp: '2026-11-21T20:00:00.000Z',
});

it.each(['/resume-builder/r-1', '/cover-letter/l-1', '/de/inbox'])('does not appear on %s', async (path) => {
  await renderScreen(<ChatWidget />, { url: path, area: 'support', loadMessages });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

describe('chat', () => {
  let responses: Record<string, { status: number; body: unknown }>;
  let requests: { endpoint: string; body: unknown }[];
  let pendingResponse: Promise<void> | undefined;
  let isPhone: boolean;
  let server: { close: () => Promise<void> };

  beforeEach(async () => {
    requests = [];
    pendingResponse = undefined;
    isPhone = false;
    // jsdom has no layout. With this function, the button covers nothing.
    document.elementsFromPoint = () => [document.body];
    window.matchMedia = () => ({ matches: isPhone, addEventListener() {}, removeEventListener() {} }) as never;
    responses = {
      'GET /api/chat-support': { status: 200, body: [] },
      'POST /api/chat-support': { status: 200, body: reply },
      'DELETE /api/chat-support': { status: 200, body: { success: true } },
    };
    server = await startApiServer(async (request, response, body) => {
      const endpoint = `${request.method} ${request.url}`;
      requests.push({ endpoint, body });
      if (request.method === 'POST') await pendingResponse;
      const { status, body: responseBody } = responses[endpoint] ?? { status: 404, body: {} };
      sendJson(response, status, responseBody);
    });
  });
  afterEach(() => server.close());

  const show = (url = '/') => renderScreen(<ChatWidget />, { url, area: 'support', loadMessages });
  const getChatButton = () => screen.getByRole('button', { name: /^(Open|Close) AI Support Chat$/ });
  const openChat = async () => {
    fireEvent.click(getChatButton());
    return await screen.findByRole('dialog', { name: 'AI Support Chat' });
  };
  const getMessageField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
  const sendMessage = (text: string) => {
    fireEvent.change(getMessageField(), { target: { value: text } });
    fireEvent.keyDown(getMessageField(), { key: 'Enter' });
  };
  const getSentBodies = () =>
    requests.filter(({ endpoint }) => endpoint === 'POST /api/chat-support').map(({ body }) => body);

  it('sends no request until the user opens it, then shows a welcome message', async () => {
    await show();
    expect(requests).toEqual([]);
    await openChat();
    expect(screen.getByText(/^Hello. Ask me about resumes/)).toBeInTheDocument();
    expect(getMessageField()).toHaveFocus();
  });

  it('requests a person only when the user clicks the button', async () => {
    responses['POST /api/chat-support']!.body = {
      ...reply,
      response: 'I found nothing.',
      sources: [],
      actions: [],
      offersPerson: true,
    };
    await show();
    await openChat();
    sendMessage('Do you sponsor zebras?');
    fireEvent.click(await screen.findByRole('button', { name: 'Ask our team' }));
    await waitFor(() => expect(getSentBodies()).toHaveLength(2));
    expect(getSentBodies()[1]).toMatchObject({ message: 'I would like to talk to a person' });
  });

  it('sends on Enter, shows typing dots, then the answer with its source and actions', async () => {
    let releaseResponse = () => {};
    pendingResponse = new Promise((resolve) => (releaseResponse = resolve));
    await show();
    await openChat();
    sendMessage('  The same for two jobs? ');
    expect(await screen.findByText('The assistant is typing')).toBeInTheDocument();
    expect(getMessageField().value).toBe('');
    expect(screen.getByText('The same for two jobs?')).toBeInTheDocument();
    await waitFor(() => expect(getSentBodies()).toHaveLength(1));
    sendMessage('One more');
    releaseResponse();
    expect(await screen.findByText('Yes. Open it and choose Duplicate.')).toBeInTheDocument();
    expect(getSentBodies()).toEqual([{ message: 'The same for two jobs?', context: 'customer_support' }]);
    expect(screen.queryByText('The assistant is typing')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'How do I keep several resumes?' })).toHaveAttribute(
      'href',
      '/help?article=variants',
    );
    expect(screen.getByRole('link', { name: 'Open my dashboard' })).toBeInTheDocument();
  });

  it('adds a line on Shift+Enter, ignores Enter during composition, and does not send blank text', async () => {
    await show();
    await openChat();
    fireEvent.change(getMessageField(), { target: { value: 'はい' } });
    fireEvent.keyDown(getMessageField(), { key: 'Enter', shiftKey: true });
    fireEvent.keyDown(getMessageField(), { key: 'Enter', isComposing: true });
    sendMessage('   ');
    expect(screen.getByRole('button', { name: 'Send message' })).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
    expect(getSentBodies()).toEqual([]);
  });

  it('shows the previous thread', async () => {
    responses['GET /api/chat-support'] = {
      status: 200,
      body: [createTurn('1', true, 'Can I print it?'), createTurn('2', false, 'Yes, as a PDF.')],
    };
    await show();
    await openChat();
    expect(await screen.findByText('Can I print it?')).toBeInTheDocument();
    expect(screen.getByText('Yes, as a PDF.')).toBeInTheDocument();
  });

  it('shows an error message on failure and resends the same text', async () => {
    responses['POST /api/chat-support'] = { status: 500, body: {} };
    await show();
    await openChat();
    sendMessage('Hello?');
    expect(await screen.findByText(failureMessage)).toBeInTheDocument();
    responses['POST /api/chat-support'] = { status: 200, body: reply };
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Yes. Open it and choose Duplicate.')).toBeInTheDocument();
    expect(screen.queryByText(failureMessage)).not.toBeInTheDocument();
    expect(screen.getAllByText('Hello?')).toHaveLength(1);
    expect(getSentBodies()).toHaveLength(2);
  });

  it('stays usable when the thread cannot be loaded', async () => {
    responses['GET /api/chat-support'] = { status: 500, body: {} };
    await show();
    await openChat();
    expect(await screen.findByText(/your earlier messages. They’re safe/)).toBeInTheDocument();
    sendMessage('Hello?');
    expect(await screen.findByText('Yes. Open it and choose Duplicate.')).toBeInTheDocument();
  });

  it("asks only once for a ticket's email address, then shows the address", async () => {
    const ticket = { reference: 'SL-4K7Q2M9X', email: '' };
    responses['GET /api/chat-support'] = {
      status: 200,
      body: [1, 2].map((id) => ({ ...createTurn(String(id), false, `A person ${id}`), ticket })),
    };
    responses['PUT /api/tickets/SL-4K7Q2M9X/email'] = { status: 200, body: { ...ticket, email: 'ines@example.com' } };
    await show();
    await openChat();
    const field = await screen.findByLabelText('Email for our reply');
    fireEvent.change(field, { target: { value: 'ines@example.com' } });
    fireEvent.click(screen.getByRole('button', { name: 'Use this address' }));
    expect(await screen.findByText(/reply to ines@example.com/)).toBeInTheDocument();
  });

  it('starts over after a confirmation', async () => {
    responses['GET /api/chat-support'] = { status: 200, body: [createTurn('1', true, 'Can I print it?')] };
    await show();
    const dialog = await openChat();
    fireEvent.click(await screen.findByRole('button', { name: 'Start over' }));
    expect(requests.some(({ endpoint }) => endpoint.startsWith('DELETE'))).toBe(false);
    fireEvent.click(within(dialog).getAllByRole('button', { name: 'Start over' })[1]!);
    await waitFor(() => expect(screen.queryByText('Can I print it?')).not.toBeInTheDocument());
    expect(requests.some(({ endpoint }) => endpoint === 'DELETE /api/chat-support')).toBe(true);
  });

  it('keeps the conversation when the confirmation is dismissed with Escape', async () => {
    responses['GET /api/chat-support'] = { status: 200, body: [createTurn('1', true, 'Can I print it?')] };
    await show();
    const dialog = await openChat();
    fireEvent.click(await screen.findByRole('button', { name: 'Start over' }));
    const cancelButton = within(dialog).getByRole('button', { name: 'Keep chat' });
    expect(cancelButton).toHaveFocus();
    fireEvent.keyDown(cancelButton, { key: 'Escape' });
    expect(screen.getByText('Can I print it?')).toBeInTheDocument();
    expect(getMessageField()).toHaveFocus();
    expect(requests.some(({ endpoint }) => endpoint.startsWith('DELETE'))).toBe(false);
  });

  it('hides the button on small screens while scrolling down', async () => {
    isPhone = true;
    await show();
    const scroll = (position: number) => {
      Object.assign(window, { scrollY: position });
      fireEvent.scroll(window);
    };
    Object.defineProperty(document.documentElement, 'scrollHeight', { value: 4_000, configurable: true });
    scroll(600);
    expect(getChatButton().dataset.away).toBe('true');
    scroll(500);
    await waitFor(() => expect(getChatButton().dataset.away).toBeUndefined());
    scroll(0);
  });

  it.each([true, false])('hides the button when it covers a control (phone: %s)', async (isPhoneScreen) => {
    isPhone = isPhoneScreen;
    await show();
    await waitFor(() => expect(getChatButton().dataset.away).toBeUndefined());
    const list = document.body.appendChild(document.createElement('div'));
    const coveredLink = list.appendChild(document.createElement('a'));
    document.elementsFromPoint = () => [coveredLink, list, document.body];
    // Scrolling a nested area moves a control below the button.
    fireEvent.scroll(list);
    await waitFor(() => expect(getChatButton().dataset.away).toBe('true'));
    // A scroll area is focusable, but it isn't a control.
    list.tabIndex = 0;
    document.elementsFromPoint = () => [list, document.body];
    fireEvent.scroll(list);
    await waitFor(() => expect(getChatButton().dataset.away).toBeUndefined());
    list.remove();
  });

  it('keeps the button on wide screens while scrolling down', async () => {
    document.elementsFromPoint = () => [document.body];
    Object.defineProperty(document.documentElement, 'scrollHeight', { value: 4_000, configurable: true });
    await show();
    jest.useFakeTimers();
    Object.assign(window, { scrollY: 600 });
    fireEvent.scroll(window);
    act(() => jest.advanceTimersByTime(10_000));
    expect(getChatButton().dataset.away).toBeUndefined();
    jest.useRealTimers();
    Object.assign(window, { scrollY: 0 });
  });

  it('closes on Escape and restores the focus', async () => {
    await show();
    await openChat();
    fireEvent.keyDown(getMessageField(), { key: 'Escape' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(getChatButton()).toHaveFocus();
  });

  it('opens as a modal sheet on phones', async () => {
    isPhone = true;
    await show();
    const dialog = await openChat();
    expect(dialog.tagName).toBe('DIALOG');
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each(['es', 'fr', 'de', 'ja', 'ko'])('renders in %s', async (language) => {
    await show(`/${language}`);
    fireEvent.click(screen.getByRole('button'));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).not.toMatch(/Hello|\{\{|undefined/);
  });
});
