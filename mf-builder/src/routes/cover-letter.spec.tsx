import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from '@shortlist/shared-ui/router';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { loadMessages } from '../messages';
import { letter } from '../testing/documents';
import { LetterServer } from '../testing/letter-server';
import CoverLetterRoute from './cover-letter';

let server: LetterServer;
// Autosave waits a second after the last key.

beforeEach(async () => {
  localStorage.clear();
  server = new LetterServer();
  await server.start();
});
afterEach(() => server.stop());

const open = (at = '/cover-letter') =>
  renderScreen(
    <Routes>
      <Route path="/:language?/cover-letter/:id?" element={<CoverLetterRoute />} />
    </Routes>,
    { at, area: 'builder', loadMessages },
  );
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const editor = () => screen.findByLabelText<HTMLTextAreaElement>('Text of the letter');
const calls = () => server.writes.map(({ call }) => call);

async function fillJob() {
  type(await screen.findByLabelText('Job title'), 'Nurse');
  type(screen.getByLabelText('Company name'), 'Fennwick');
}
const written = { salutation: 'Dear Hiring Manager,', content: 'I lead triage.', suggestions: ['Say why.'] };

it('asks for job and company before it writes, and takes no use', async () => {
  const { toasts } = await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Create Cover Letter' })).toBeTruthy();
  await press('Generate Cover Letter');
  expect(toasts[0]).toMatchObject({
    title: 'Missing Information',
    description: 'Please provide at least the job title and company name.',
  });
  expect(calls()).not.toContain('POST /api/cover-letters/generate');
  const title = screen.getByLabelText('Job title');
  await waitFor(() => expect(document.activeElement).toBe(title));
});

it('takes to the field that a save asks for, in another tab too', async () => {
  await open();
  fireEvent.click(await screen.findByRole('tab', { name: 'Edit Content' }));
  type(await screen.findByLabelText('Text of the letter'), 'I lead triage.');
  await press('Save');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Job title')));
  type(screen.getByLabelText('Job title'), 'Nurse');
  screen.getByLabelText('Job title').focus();
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(document.activeElement).toBe(screen.getByLabelText('Job title'));
});

it('writes from the newest resume, and goes on in the editor with what came', async () => {
  server.events = [
    { type: 'draft', salutation: 'Dear Hiring Manager,', content: 'I lead' },
    { type: 'result', letter: { ...written, writer: 'built-in' } },
  ];
  const { toasts } = await open();
  await fillJob();
  await press('Generate Cover Letter');
  expect((await editor()).value).toBe('I lead triage.');
  expect(toasts.map(({ title }) => title)).toContain('Cover Letter Generated');
  const order = server.writes.find(({ call }) => call.endsWith('/generate'))?.body;
  expect(order).toMatchObject({ jobTitle: 'Nurse', companyName: 'Fennwick', resumeId: server.resumes[0]?.id });
  await waitFor(() => expect(server.letter).toMatchObject({ content: 'I lead triage.', aiGenerated: true }));
  expect(screen.getByText('Say why.')).toBeTruthy();
});

it('keeps what came when it is cancelled, and gives the earlier text back on request', async () => {
  server.events = [{ type: 'draft', salutation: 'Dear Hiring Manager,', content: 'Half a letter' }];
  server.hold = true;
  await open();
  await fillJob();
  fireEvent.click(screen.getByRole('tab', { name: 'Edit Content' }));
  type(await editor(), 'My own words');
  fireEvent.click(screen.getByRole('tab', { name: 'Job Details' }));
  await press('Generate Cover Letter');
  await screen.findAllByText(/Half a letter/);
  await press('Cancel');
  await screen.findByText('Canceled.');
  await waitFor(() => expect(server.left).toBe(true));
  fireEvent.click(screen.getByRole('tab', { name: 'Edit Content' }));
  expect((await editor()).value).toBe('Half a letter');
  await press('Undo');
  expect((await editor()).value).toBe('My own words');
});

it('says in the specified words that it failed, and what the free uses are when they are spent', async () => {
  const { toasts } = await open();
  await fillJob();
  server.events = [{ type: 'error', status: 502, code: 'writer_failed', message: 'no' }];
  await press('Generate Cover Letter');
  await waitFor(() =>
    expect(toasts.at(-1)).toMatchObject({
      title: 'Generation Failed',
      description: 'Failed to generate cover letter. Please try again.',
    }),
  );
  server.refusal = { status: 402, code: 'free_limit_reached' };
  await press('Generate Cover Letter');
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

it('analyses a job only when there is one, marks what the letter says and inserts the rest', async () => {
  await open();
  await fillJob();
  expect(screen.queryByRole('button', { name: 'Analyze Job' })).toBeNull();
  type(screen.getByLabelText(/Job description/), 'Triage and ACLS are required.');
  await press('Analyze Job');
  await press('ACLS');
  expect((await editor()).value).toBe('ACLS');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'ACLS' })).toBeNull());
});

it('keeps a draft by itself, and saves and downloads on request', async () => {
  await open();
  await fillJob();
  await waitFor(() => expect(calls()).toContain('POST /api/cover-letters/draft'));
  await waitFor(() => expect(window.location.pathname).toBe('/cover-letter/l-1'));
  expect(screen.getByRole('button', { name: /Download PDF/ }).getAttribute('aria-disabled')).toBe('true');
  await press('Save');
  await waitFor(() => expect(server.letter?.version).toBe(1));
  const tab = { location: { replace: jest.fn() }, close: jest.fn(), opener: {} };
  jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  await press(/Download PDF/);
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('/api/files/x.pdf'));
});

it('recommends a resume first when there is none', async () => {
  server.resumes = [];
  await open();
  expect(await screen.findByText('No resume yet.')).toBeTruthy();
});

it('opens a letter that has a text in the editor', async () => {
  server.letter = { ...letter, content: 'Stored words' };
  await open('/cover-letter/l-1');
  expect((await editor()).value).toBe('Stored words');
});
