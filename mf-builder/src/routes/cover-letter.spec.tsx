import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from '@shortlist/shared-ui/router';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { loadMessages } from '../messages';
import { letterFixture, resumeFixture } from '../testing/document-fixtures';
import { FakeLetterServer } from '../testing/fake-letter-server';
import CoverLetterRoute from './cover-letter';

let server: FakeLetterServer;

beforeEach(async () => {
  localStorage.clear();
  server = new FakeLetterServer();
  await server.start();
});
afterEach(() => server.stop());

const open = (at = '/cover-letter') =>
  renderScreen(
    <Routes>
      <Route path="/:language?/cover-letter/:id?" element={<CoverLetterRoute />} />
    </Routes>,
    { url: at, area: 'builder', loadMessages },
  );
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const saveVersion = () => fireEvent.keyDown(window, { key: 's', ctrlKey: true });
const editor = () => screen.findByLabelText<HTMLTextAreaElement>('Letter text');
const calls = () => server.writes.map(({ call }) => call);

async function fillJob() {
  type(await screen.findByLabelText('Job title'), 'Nurse');
  type(screen.getByLabelText('Company name'), 'Fennwick');
}
const written = { salutation: 'Dear Hiring Manager,', content: 'I lead triage.', suggestions: ['Say why.'] };

it('requires the job title and company before it generates, and uses no quota', async () => {
  const { toasts } = await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Create Cover Letter' })).toBeTruthy();
  await press('Generate Cover Letter');
  expect(toasts[0]).toMatchObject({
    title: 'Missing Information',
    description: 'Please provide at least the job title and company name.',
  });
  expect(calls()).not.toContain('POST /api/cover-letters/generate');
  const company = screen.getByLabelText('Company name');
  await waitFor(() => expect(document.activeElement).toBe(company));
});

it('focuses the field that a save requires, even in another tab', async () => {
  await open();
  fireEvent.click(await screen.findByRole('tab', { name: 'Edit Content' }));
  type(await screen.findByLabelText('Letter text'), 'I lead triage.');
  saveVersion();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Company name')));
  type(screen.getByLabelText('Company name'), 'Fennwick');
  screen.getByLabelText('Company name').focus();
  for (let frame = 0; frame < 5; frame++)
    await act(() => new Promise<void>((next) => void requestAnimationFrame(() => next())));
  expect(document.activeElement).toBe(screen.getByLabelText('Company name'));
});

it('generates from the newest resume and continues in the editor with the result', async () => {
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

it('keeps the partial text after a cancellation and restores the previous text on undo', async () => {
  server.events = [{ type: 'draft', salutation: 'Dear Hiring Manager,', content: 'Half a letter' }];
  server.keepsStreamOpen = true;
  await open();
  await fillJob();
  fireEvent.click(screen.getByRole('tab', { name: 'Edit Content' }));
  type(await editor(), 'My own words');
  fireEvent.click(screen.getByRole('tab', { name: 'Job Details' }));
  await press('Generate Cover Letter');
  await screen.findAllByText(/Half a letter/);
  await press('Cancel');
  await screen.findByText('Canceled.');
  await waitFor(() => expect(server.wasStreamAborted).toBe(true));
  fireEvent.click(screen.getByRole('tab', { name: 'Edit Content' }));
  expect((await editor()).value).toBe('Half a letter');
  await press('Undo');
  expect((await editor()).value).toBe('My own words');
});

it('reports a failure in the specified words and opens the paywall when the free uses are spent', async () => {
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
  server.errorResponse = { status: 402, code: 'free_limit_reached' };
  await press('Generate Cover Letter');
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

it('analyzes a job only when there is a posting, highlights terms in the letter and inserts missing ones', async () => {
  await open();
  await fillJob();
  expect(screen.queryByRole('button', { name: 'Analyze Job' })).toBeNull();
  type(screen.getByLabelText(/Job description/), 'Triage and ACLS are required.');
  await press('Analyze Job');
  await press('ACLS');
  expect((await editor()).value).toBe('I also bring experience with ACLS.');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'ACLS' })).toBeNull());
});

it('saves drafts automatically, and saves and downloads on request', async () => {
  await open();
  await fillJob();
  await waitFor(() => expect(calls()).toContain('POST /api/cover-letters/draft'));
  await waitFor(() => expect(window.location.pathname).toBe('/cover-letter/l-1'));
  const files: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push(this.getAttribute('href') ?? '');
  });
  await press(/Download PDF/);
  await waitFor(() => expect(files).toEqual(['/api/files/x.pdf']));
  expect(server.letter?.version).toBe(0);
  saveVersion();
  await waitFor(() => expect(server.letter?.version).toBe(1));
});

it('recommends creating a resume first when there is none', async () => {
  server.resumes = [];
  await open();
  expect(await screen.findByText('No resume yet.')).toBeTruthy();
});

const job = { targetJobTitle: 'Charge Nurse', targetCompany: 'Fennwick General', jobPosting: 'Charge Nurse wanted.' };

it('starts with the job of its resume, and is stored only after the user types', async () => {
  server.resumes = [
    { ...resumeFixture, ...job },
    { ...resumeFixture, id: 'r-2', title: 'Ward nurse', targetCompany: 'Orrin Bay' },
  ];
  const { unmount } = await open();
  expect((await screen.findByLabelText<HTMLInputElement>('Job title')).value).toBe('Charge Nurse');
  expect(screen.getByLabelText<HTMLInputElement>('Company name').value).toBe('Fennwick General');
  const posting = screen.getByLabelText<HTMLTextAreaElement>(/Job description/);
  expect(posting.value).toBe('Charge Nurse wanted.');
  type(screen.getByLabelText('Resume to write from'), 'r-2');
  expect(screen.getByLabelText<HTMLInputElement>('Company name').value).toBe('Orrin Bay');
  expect(posting.value).toBe('Charge Nurse wanted.');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  unmount();
  expect(server.writes).toEqual([]);
});

it('asks for the sender if there is no resume, and signs the letter', async () => {
  server.resumes = [];
  await open();
  type(await screen.findByLabelText('First name'), 'Sam');
  type(screen.getByLabelText('Last name'), 'Ortiz');
  type(screen.getByLabelText('Email'), 'sam@example.org');
  await waitFor(() => expect(server.writes.at(-1)?.body.sender).toMatchObject({ firstName: 'Sam', lastName: 'Ortiz' }));
  const sheet = screen.getAllByRole('article', { hidden: true })[0] ?? document.body;
  expect(sheet.textContent?.match(/Sam Ortiz/g)?.length).toBeGreaterThanOrEqual(2);
  expect(sheet.textContent).toContain('sam@example.org');
});

it('opens an existing letter in the editor', async () => {
  server.letter = { ...letterFixture, content: 'Stored words' };
  await open('/cover-letter/l-1');
  expect((await editor()).value).toBe('Stored words');
});

it('shows a suggestion until its blank is filled, or until it is dismissed', async () => {
  const [reason, missing] = ['Replace [why this company] with a reason.', 'The job asks for Docker.'];
  const content = 'I am drawn to Acme because [why this company].';
  server.letter = { ...letterFixture, content, suggestions: [reason, missing] };
  await open('/cover-letter/l-1');
  const text = await editor();
  expect(screen.getByText(reason)).toBeTruthy();
  type(text, 'I am drawn to Acme because of its nurses.');
  expect(screen.queryByText(reason)).toBeNull();
  type(text, content);
  const dismiss = screen.getByRole('button', { name: `Dismiss “${reason}”` });
  dismiss.focus();
  fireEvent.click(dismiss);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: `Dismiss “${missing}”` }));
  await waitFor(() => expect(server.letter?.suggestions).toEqual([missing]));
});

describe('for a generated resume', () => {
  beforeEach(() => (server.resumes = [{ ...resumeFixture, generationId: 'g-1' }]));
  const made = { call: 'POST /api/cover-letters/draft', body: { generationId: 'g-1', resumeId: resumeFixture.id } };

  it.each(['/cover-letter', `/cover-letter?resume=${resumeFixture.id}`])(
    '%s opens the letter that was generated with it',
    async (at) => {
      await open(at);
      expect(await screen.findByRole('heading', { level: 1, name: 'Edit Cover Letter' })).toBeTruthy();
      expect(server.writes).toEqual([made]);
    },
  );

  it('opens the letter that already exists', async () => {
    server.letter = { ...letterFixture, generationId: 'g-1', resumeId: resumeFixture.id };
    await open();
    expect((await screen.findByLabelText<HTMLInputElement>('Letter text')).value).toBe(letterFixture.content);
    expect(server.writes).toEqual([]);
  });

  it('starts a new letter on request', async () => {
    await open('/cover-letter?new=1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Create Cover Letter' })).toBeTruthy();
    expect(server.writes).toEqual([]);
  });

  it('starts a new letter if the generation was deleted', async () => {
    server.gone = true;
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Create Cover Letter' })).toBeTruthy();
  });
});
