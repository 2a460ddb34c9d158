import type { HelpAnswer, HelpArticle, HelpArticleList, Ticket } from '@shortlist/contracts/support/help';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { sendJson, startApiServer } from '@shortlist/shared-ui/testing/api-server';
import { loadMessages } from '../messages';
import Help from './help';

const articleList: HelpArticleList = [
  { id: 'blanks', category: 'writing', categoryName: 'Writing', title: 'What are the words in brackets?' },
  { id: 'score-meaning', category: 'score', categoryName: 'Score', title: 'What does the ATS score mean?' },
  { id: 'refund', category: 'payment', categoryName: 'Payment', title: 'Can I get my money back?' },
  { id: 'paid-twice', category: 'payment', categoryName: 'Payment', title: 'I was charged twice. What do I do?' },
];
const article: HelpArticle = {
  ...articleList[1]!,
  text: 'It says how complete a resume is.\n\n- twenty for words\n- forty for reading',
  actions: [{ label: 'Open the resume builder', path: '/resume-builder' }],
  related: [{ id: 'blanks', title: 'What are the words in brackets?' }],
};
const helpAnswer: HelpAnswer = {
  answer: 'Two points are for the phone.\n\nPut it back.',
  category: 'Score',
  relatedTopics: ['What does the ATS score mean?'],
  actionSuggestions: ['Open the resume builder', 'See plans'],
  actions: [
    { label: 'Open the resume builder', path: '/resume-builder' },
    { label: 'See plans', path: '/upgrade' },
  ],
  sources: [{ id: 'score-meaning', title: 'What does the ATS score mean?' }],
  escalateToHuman: false,
  offersPerson: false,
};
const ticket: Ticket = { reference: 'SL-4K7Q2M9X', email: '' };
const escalatedAnswer: HelpAnswer = {
  ...helpAnswer,
  answer: 'Thanks for letting us know.',
  sources: [],
  actions: [],
  escalateToHuman: true,
  ticket,
};

describe('help screen', () => {
  let responses: Record<string, { status: number; body: unknown }>;
  let requests: { endpoint: string; body: unknown }[];
  let pendingResponse: Promise<void> | undefined;
  let server: { close: () => Promise<void> };

  beforeEach(async () => {
    sessionStorage.clear();
    requests = [];
    pendingResponse = undefined;
    responses = {
      'GET /api/help/articles': { status: 200, body: articleList },
      'GET /api/help/articles/score-meaning': { status: 200, body: article },
      'GET /api/help/status': {
        status: 200,
        body: { ai: { seconds: 45, measured: false }, pdf: { seconds: 15, measured: false } },
      },
      'POST /api/help/ask': { status: 200, body: helpAnswer },
    };
    server = await startApiServer(async (request, response, body) => {
      const endpoint = `${request.method} ${request.url}`;
      if (request.method !== 'GET') requests.push({ endpoint, body });
      if (request.method === 'POST') await pendingResponse;
      const { status, body: reply } = responses[endpoint] ?? {
        status: 404,
        body: { code: 'not_found', message: 'No.' },
      };
      sendJson(response, status, reply);
    });
  });
  afterEach(() => server.close());

  const show = (url = '/help', mountedPaths = ['/resume-builder', '/contact', '/help']) =>
    renderScreen(<Help />, {
      url,
      area: 'support',
      loadMessages,
      shell: { hasRoute: (path) => mountedPaths.includes(path) },
    });
  const getQuestionField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your question' });
  const ask = (question: string) => {
    fireEvent.change(getQuestionField(), { target: { value: question } });
    fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
  };
  const getConversation = () => within(screen.getByRole('list', { name: 'Conversation' }));

  it('disables the question field while waiting, then appends the answer and clears the field', async () => {
    let releaseResponse = () => {};
    pendingResponse = new Promise((resolve) => (releaseResponse = resolve));
    await show();
    ask('  Why did my score drop? ');
    expect(await screen.findByText('AI is thinking...')).toBeInTheDocument();
    expect(getQuestionField().disabled).toBe(true);
    expect(screen.getByRole('button', { name: 'Ask' })).toHaveAttribute('aria-disabled', 'true');
    releaseResponse();
    expect(await screen.findByText('Two points are for the phone.')).toBeInTheDocument();
    expect(requests).toEqual([
      { endpoint: 'POST /api/help/ask', body: { question: 'Why did my score drop?', history: [] } },
    ]);
    expect(getConversation().getByText('Why did my score drop?')).toBeInTheDocument();
    expect(getQuestionField().value).toBe('');
    expect(getQuestionField().disabled).toBe(false);
    expect(getQuestionField()).toHaveFocus();
  });

  it('requests a person only when the user clicks the button', async () => {
    responses['POST /api/help/ask']!.body = { ...helpAnswer, answer: 'I found nothing.', offersPerson: true };
    await show();
    ask('Do you sponsor zebras?');
    fireEvent.click(await screen.findByRole('button', { name: 'Ask our team' }));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[1]!.body).toMatchObject({
      question: 'I would like to talk to a person',
      history: [{ question: 'Do you sponsor zebras?' }],
    });
  });

  it('does not send a blank question', async () => {
    await show();
    ask('   ');
    expect(screen.getByRole('button', { name: 'Ask' })).toHaveAttribute('aria-disabled', 'true');
    expect(requests).toEqual([]);
  });

  it('shows sources, and actions whose paths are mounted', async () => {
    await show();
    ask('Why?');
    expect(await screen.findByRole('link', { name: 'Open the resume builder' })).toHaveAttribute(
      'href',
      '/resume-builder',
    );
    expect(screen.queryByRole('link', { name: 'See plans' })).not.toBeInTheDocument();
    expect(getConversation().getByRole('link', { name: 'What does the ATS score mean?' })).toHaveAttribute(
      'href',
      '/help?article=score-meaning',
    );
  });

  it('asks a related question on click, and sends the conversation so far', async () => {
    await show();
    ask('Why?');
    fireEvent.click(await getConversation().findByRole('button', { name: 'What does the ATS score mean?' }));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[1]?.body).toEqual({
      question: 'What does the ATS score mean?',
      history: [{ question: 'Why?', answer: helpAnswer.answer }],
    });
  });

  it('asks a popular question on click', async () => {
    await show();
    const popularQuestions = within(await screen.findByRole('region', { name: 'Popular questions' }));
    fireEvent.click(await popularQuestions.findByRole('button', { name: 'Can I get my money back?' }));
    await waitFor(() => expect(requests[0]?.body).toEqual({ question: 'Can I get my money back?', history: [] }));
  });

  it('shows the handover to a person, and the reply address once the user has entered it', async () => {
    responses['POST /api/help/ask'] = { status: 200, body: escalatedAnswer };
    responses['PUT /api/tickets/SL-4K7Q2M9X/email'] = { status: 200, body: { ...ticket, email: 'ines@example.com' } };
    const { toasts } = await show();
    ask('I paid twice.');
    expect(await screen.findByText('Complex Issue Detected.')).toBeInTheDocument();
    expect(toasts).toEqual([{ title: 'Complex Issue Detected' }]);
    expect(screen.getByText('SL-4K7Q2M9X')).toBeInTheDocument();
    expect(screen.getAllByText(/passed this to our team/)).toHaveLength(1);
    // A second message would only create a second ticket.
    expect(getConversation().queryByRole('link', { name: 'Contact support' })).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Use this address' }));
    expect(screen.getByText('Please fill in this field.')).toBeInTheDocument();
    fireEvent.change(screen.getByLabelText('Email for our reply'), { target: { value: ' ines@example.com ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Use this address' }));
    expect(await screen.findByText(/reply to ines@example.com/)).toBeInTheDocument();
    expect(requests.at(-1)?.body).toEqual({ email: 'ines@example.com' });
    expect(screen.queryByLabelText('Email for our reply')).not.toBeInTheDocument();
  });

  it('keeps the conversation across a reload and clears it on request', async () => {
    const { unmount } = await show();
    ask('Why?');
    await screen.findByText('Put it back.');
    unmount();
    await show();
    expect(screen.getByText('Put it back.')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.queryByText('Put it back.')).not.toBeInTheDocument();
  });

  it('shows the support address on failure and keeps the question', async () => {
    responses['POST /api/help/ask'] = { status: 500, body: {} };
    responses['GET /api/config'] = {
      status: 200,
      body: {
        freeGenerations: 3,
        priceId: 'premium_lifetime',
        prices: Object.fromEntries(
          ['en', 'es', 'fr', 'de', 'ja', 'ko'].map((code) => [code, { currency: 'usd', amount: 1900, display: '$19' }]),
        ),
        payments: false,
        writer: 'built-in',
        supportEmail: 'help@shortlist.example',
      },
    };
    const { toasts } = await show();
    ask('Why?');
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toEqual({
      title: 'Help System Unavailable',
      description: 'Please contact help@shortlist.example for immediate assistance.',
      variant: 'destructive',
    });
    expect(getQuestionField().value).toBe('Why?');
  });

  it('shows default processing times without the note about measurements', async () => {
    await show();
    expect(await screen.findByText('45 s average')).toBeInTheDocument();
    expect(screen.getByText('15 s average')).toBeInTheDocument();
    expect(screen.queryByText(/^Median of the last/)).not.toBeInTheDocument();
  });

  it('lists all articles by category', async () => {
    await show();
    const paymentSummary = await screen.findByText('Payment', { selector: 'summary' });
    const links = within(paymentSummary.closest('details')!).getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/help?article=refund',
      '/help?article=paid-twice',
    ]);
  });

  it('stays usable when the article list cannot be loaded', async () => {
    responses['GET /api/help/articles'] = { status: 500, body: {} };
    await show();
    expect(await screen.findByText('We couldn’t load the articles.')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Popular questions' })).not.toBeInTheDocument();
    expect(getQuestionField()).toBeTruthy();
  });

  it('shows an article in full, with related articles', async () => {
    await show('/help?article=score-meaning');
    const name = 'What does the ATS score mean?';
    expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('forty for reading');
    expect(screen.getByRole('link', { name: 'What are the words in brackets?' })).toHaveAttribute(
      'href',
      '/help?article=blanks',
    );
    expect(document.title).toContain('What does the ATS score mean?');
    expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/help');
  });

  it('shows a message for an unknown article', async () => {
    await show('/help?article=nothing');
    expect(await screen.findByRole('heading', { level: 2, name: 'We couldn’t find this article' })).toBeInTheDocument();
  });

  it.each(['es', 'fr', 'de', 'ja', 'ko'])('renders in %s', async (language) => {
    await show(`/${language}/help`);
    expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('How can we help?');
    expect(document.body.textContent).not.toMatch(/\{\{|undefined/);
  });
});
