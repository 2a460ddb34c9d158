import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from '@shortlist/shared-ui/router';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { loadMessages } from '../messages';
import { waitForRoundTrips } from '@shortlist/shared-ui/testing/api-server';
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

const openLetter = (url = '/cover-letter') =>
  renderScreen(
    <Routes>
      <Route path="/:language?/cover-letter/:id?" element={<CoverLetterRoute />} />
    </Routes>,
    { url, area: 'builder', loadMessages },
  );
const typeInto = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
const pressButton = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const saveVersion = () => fireEvent.keyDown(window, { key: 's', ctrlKey: true });
const findEditor = () => screen.findByLabelText<HTMLTextAreaElement>('Letter text');
const listCalls = () => server.writes.map(({ call }) => call);

async function fillJob() {
  typeInto(await screen.findByLabelText('Job title'), 'Nurse');
  typeInto(screen.getByLabelText('Company name'), 'Fennwick');
}
const generatedLetter = { salutation: 'Dear Hiring Manager,', content: 'I lead triage.', suggestions: ['Say why.'] };

it('requires a job title and company before generating, and uses no quota until then', async () => {
  const { toasts } = await openLetter();
  expect(await screen.findByRole('heading', { level: 1, name: 'Create Cover Letter' })).toBeInTheDocument();
  await pressButton('Generate Cover Letter');
  expect(toasts[0]).toMatchObject({
    title: 'Missing Information',
    description: 'Please provide at least the job title and company name.',
  });
  expect(listCalls()).not.toContain('POST /api/cover-letters/generate');
  const companyField = screen.getByLabelText('Company name');
  await waitFor(() => expect(companyField).toHaveFocus());
});

it('focuses a required field when saving, even in another tab', async () => {
  await openLetter();
  fireEvent.click(await screen.findByRole('tab', { name: 'Edit Content' }));
  typeInto(await screen.findByLabelText('Letter text'), 'I lead triage.');
  saveVersion();
  await waitFor(() => expect(screen.getByLabelText('Company name')).toHaveFocus());
  typeInto(screen.getByLabelText('Company name'), 'Fennwick');
  screen.getByLabelText('Company name').focus();
  for (let frame = 0; frame < 5; frame++)
    await act(() => new Promise<void>((next) => void requestAnimationFrame(() => next())));
  expect(screen.getByLabelText('Company name')).toHaveFocus();
});

it('generates from the newest resume and opens the result in the editor', async () => {
  server.events = [
    { type: 'draft', salutation: 'Dear Hiring Manager,', content: 'I lead' },
    { type: 'result', letter: { ...generatedLetter, writer: 'built-in' } },
  ];
  const { toasts } = await openLetter();
  await fillJob();
  await pressButton('Generate Cover Letter');
  expect((await findEditor()).value).toBe('I lead triage.');
  expect(toasts.map(({ title }) => title)).toContain('Cover Letter Generated');
  const request = server.writes.find(({ call }) => call.endsWith('/generate'))?.body;
  expect(request).toMatchObject({ jobTitle: 'Nurse', companyName: 'Fennwick', resumeId: server.resumes[0]?.id });
  await waitFor(() => expect(server.letter).toMatchObject({ content: 'I lead triage.', aiGenerated: true }));
  expect(screen.getByText('Say why.')).toBeInTheDocument();
});

it('keeps the partial text after a cancellation and restores the previous text on undo', async () => {
  server.events = [{ type: 'draft', salutation: 'Dear Hiring Manager,', content: 'Half a letter' }];
  server.shouldKeepStreamOpen = true;
  await openLetter();
  await fillJob();
  fireEvent.click(screen.getByRole('tab', { name: 'Edit Content' }));
  typeInto(await findEditor(), 'My own words');
  fireEvent.click(screen.getByRole('tab', { name: 'Job Details' }));
  await pressButton('Generate Cover Letter');
  await screen.findAllByText(/Half a letter/);
  await pressButton('Cancel');
  await screen.findByText('Canceled.');
  await waitFor(() => expect(server.wasStreamAborted).toBe(true));
  fireEvent.click(screen.getByRole('tab', { name: 'Edit Content' }));
  expect((await findEditor()).value).toBe('Half a letter');
  await pressButton('Undo');
  expect((await findEditor()).value).toBe('My own words');
});

it('shows an error message after a failure and opens the paywall when no free uses are left', async () => {
  const { toasts } = await openLetter();
  await fillJob();
  server.events = [{ type: 'error', status: 502, code: 'writer_failed', message: 'no' }];
  await pressButton('Generate Cover Letter');
  await waitFor(() =>
    expect(toasts.at(-1)).toMatchObject({
      title: 'Generation Failed',
      description: 'Failed to generate cover letter. Please try again.',
    }),
  );
  server.errorResponse = { status: 402, code: 'free_limit_reached' };
  await pressButton('Generate Cover Letter');
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

it('analyzes a job posting, highlights its terms in the letter and inserts missing ones', async () => {
  await openLetter();
  await fillJob();
  expect(screen.queryByRole('button', { name: 'Analyze Job' })).not.toBeInTheDocument();
  typeInto(screen.getByLabelText(/Job posting/), 'Triage and ACLS are required.');
  await pressButton('Analyze Job');
  await pressButton('ACLS');
  expect((await findEditor()).value).toBe('I also bring experience with ACLS.');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'ACLS' })).not.toBeInTheDocument());
});

it('moves the focus to the next missing term after an insertion, or to the text after the last one', async () => {
  await openLetter();
  await fillJob();
  typeInto(screen.getByLabelText(/Job posting/), 'Triage and ACLS are required.');
  await pressButton('Analyze Job');
  await screen.findByRole('button', { name: 'ACLS' });
  fireEvent.click(screen.getByRole('tab', { name: 'Edit Content' }));
  const editor = await findEditor();
  const focusAndPress = (name: string) => {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
  };
  focusAndPress('ACLS');
  expect(screen.getByRole('button', { name: 'Telehealth' })).toHaveFocus();
  focusAndPress('Telehealth');
  expect(editor).toHaveFocus();
  expect(editor.selectionStart).toBe('I also bring experience with ACLS and Telehealth.'.length);
});

it('saves drafts automatically, and saves and downloads on request', async () => {
  await openLetter();
  await fillJob();
  await waitFor(() => expect(listCalls()).toContain('POST /api/cover-letters/draft'));
  await waitFor(() => expect(window.location.pathname).toBe('/cover-letter/l-1'));
  const downloadedUrls: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloadedUrls.push(this.getAttribute('href') ?? '');
  });
  await pressButton(/Download PDF/);
  await waitFor(() => expect(downloadedUrls).toEqual(['/api/files/x.pdf']));
  expect(server.letter?.version).toBe(0);
  saveVersion();
  await waitFor(() => expect(server.letter?.version).toBe(1));
});

it('recommends creating a resume first when there is none', async () => {
  server.resumes = [];
  await openLetter();
  expect(await screen.findByText('No resume yet.')).toBeInTheDocument();
});

const targetJob = {
  targetJobTitle: 'Charge Nurse',
  targetCompany: 'Fennwick General',
  jobPosting: 'Charge Nurse wanted.',
};

it('starts a letter with its resume’s target job, and stores it only after the user types', async () => {
  server.resumes = [
    { ...resumeFixture, ...targetJob },
    { ...resumeFixture, id: 'r-2', title: 'Ward nurse', targetCompany: 'Orrin Bay' },
  ];
  const { unmount } = await openLetter();
  expect((await screen.findByLabelText<HTMLInputElement>('Job title')).value).toBe('Charge Nurse');
  expect(screen.getByLabelText<HTMLInputElement>('Company name').value).toBe('Fennwick General');
  const postingField = screen.getByLabelText<HTMLTextAreaElement>(/Job posting/);
  expect(postingField.value).toBe('Charge Nurse wanted.');
  typeInto(screen.getByLabelText('Resume to use'), 'r-2');
  expect(screen.getByLabelText<HTMLInputElement>('Company name').value).toBe('Orrin Bay');
  expect(postingField.value).toBe('Charge Nurse wanted.');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  unmount();
  expect(server.writes).toEqual([]);
});

it('fills empty job fields of a letter from its resume, and offers to rewrite it for the posting', async () => {
  server.resumes = [{ ...resumeFixture, ...targetJob }];
  server.letter = {
    ...letterFixture,
    resumeId: resumeFixture.id,
    jobTitle: 'Nurse',
    companyName: '',
    content: 'Written early.',
    aiGenerated: true,
  };
  server.events = [
    { type: 'result', letter: { ...generatedLetter, content: 'Charge Nurse, at last.', writer: 'built-in' } },
  ];
  await openLetter('/cover-letter/l-1');
  await pressButton('Rewrite for this job');
  await waitFor(() => expect(server.writes.map(({ call }) => call)).toContain('POST /api/cover-letters/generate'));
  expect(server.writes.find(({ call }) => call.endsWith('/generate'))?.body).toMatchObject({
    jobTitle: 'Nurse',
    companyName: 'Fennwick General',
    jobDescription: 'Charge Nurse wanted.',
  });
  await waitFor(async () => expect((await findEditor()).value).toBe('Charge Nurse, at last.'));
  expect(screen.queryByRole('button', { name: 'Rewrite for this job' })).not.toBeInTheDocument();
});

it('asks for the sender if there is no resume, and signs the letter', async () => {
  server.resumes = [];
  await openLetter();
  typeInto(await screen.findByLabelText('First name'), 'Sam');
  typeInto(screen.getByLabelText('Last name'), 'Ortiz');
  typeInto(screen.getByLabelText('Email'), 'sam@example.org');
  await waitFor(() => expect(server.writes.at(-1)?.body.sender).toMatchObject({ firstName: 'Sam', lastName: 'Ortiz' }));
  const sheet = screen.getAllByRole('article', { hidden: true })[0] ?? document.body;
  expect(sheet.textContent?.match(/Sam Ortiz/g)?.length).toBeGreaterThanOrEqual(2);
  expect(sheet.textContent).toContain('sam@example.org');
});

it('opens an existing letter in the editor', async () => {
  server.letter = { ...letterFixture, content: 'Stored words' };
  await openLetter('/cover-letter/l-1');
  expect((await findEditor()).value).toBe('Stored words');
  await waitForRoundTrips();
  expect(server.writes).toEqual([]);
});

it('explains that a letter cannot be saved because the storage is full', async () => {
  server.letter = letterFixture;
  const { toasts } = await openLetter('/cover-letter/l-1');
  typeInto(await findEditor(), 'New words.');
  server.isStorageFull = true;
  saveVersion();
  await waitFor(() =>
    expect(toasts).toEqual([{ title: 'Save Failed', description: 'No room for more.', variant: 'destructive' }]),
  );
  expect((await findEditor()).value).toBe('New words.');
});

it('shows a suggestion until its blank is filled or the user dismisses it', async () => {
  const [reasonSuggestion, termSuggestion] = ['Replace [why this company] with a reason.', 'The job asks for Docker.'];
  const content = 'I am drawn to Acme because [why this company].';
  server.letter = { ...letterFixture, content, suggestions: [reasonSuggestion, termSuggestion] };
  await openLetter('/cover-letter/l-1');
  const editor = await findEditor();
  expect(screen.getByText(reasonSuggestion)).toBeInTheDocument();
  typeInto(editor, 'I am drawn to Acme because of its nurses.');
  expect(screen.queryByText(reasonSuggestion)).not.toBeInTheDocument();
  typeInto(editor, content);
  const dismissButton = screen.getByRole('button', { name: `Dismiss “${reasonSuggestion}”` });
  dismissButton.focus();
  fireEvent.click(dismissButton);
  expect(screen.getByRole('button', { name: `Dismiss “${termSuggestion}”` })).toHaveFocus();
  await waitFor(() => expect(server.letter?.suggestions).toEqual([termSuggestion]));
});

describe('for a generated resume', () => {
  beforeEach(() => (server.resumes = [{ ...resumeFixture, generationId: 'g-1' }]));
  const createRequest = {
    call: 'POST /api/cover-letters/draft',
    body: { generationId: 'g-1', resumeId: resumeFixture.id },
  };

  it.each(['/cover-letter', `/cover-letter?resume=${resumeFixture.id}`])(
    '%s opens the letter that was generated with it',
    async (url) => {
      await openLetter(url);
      expect(await screen.findByRole('heading', { level: 1, name: 'Edit Cover Letter' })).toBeInTheDocument();
      expect(server.writes).toEqual([createRequest]);
    },
  );

  it('opens the letter that already exists', async () => {
    server.letter = { ...letterFixture, generationId: 'g-1', resumeId: resumeFixture.id };
    await openLetter();
    expect((await screen.findByLabelText<HTMLInputElement>('Letter text')).value).toBe(letterFixture.content);
    expect(server.writes).toEqual([]);
  });

  it('starts a new letter on request', async () => {
    await openLetter('/cover-letter?new=1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Create Cover Letter' })).toBeInTheDocument();
    expect(server.writes).toEqual([]);
    // Once stored, the letter gets its own URL and stays open.
    typeInto(screen.getByLabelText('Company name'), 'Fennwick');
    await waitFor(() => expect(window.location.pathname).toBe('/cover-letter/l-1'));
    await waitForRoundTrips();
    expect(screen.getByLabelText<HTMLInputElement>('Company name').value).toBe('Fennwick');
    expect(server.writes.filter(({ body }) => 'generationId' in body)).toEqual([]);
  });

  it('starts a new letter if the generation was deleted', async () => {
    server.isGenerationDeleted = true;
    await openLetter();
    expect(await screen.findByRole('heading', { level: 1, name: 'Create Cover Letter' })).toBeInTheDocument();
  });
});

it('improves the paragraph at the caret, even if the caret moves in the meantime', async () => {
  server.letter = { ...letterFixture, content: 'I lead triage.\n\nI teach new nurses.' };
  await openLetter('/cover-letter/l-1');
  fireEvent.click(await screen.findByRole('tab', { name: 'Edit Content' }));
  const editor = await findEditor();
  const moveCaret = (position: number) => {
    editor.setSelectionRange(position, position);
    fireEvent.select(editor);
  };
  moveCaret(20);
  await pressButton('Improve this paragraph');
  await pressButton('Stronger verb');
  const acceptButton = await screen.findByRole('button', { name: 'Accept' });
  moveCaret(0);
  fireEvent.click(acceptButton);
  await waitFor(() => expect(editor.value).toBe('I lead triage.\n\nBetter: I teach new nurses.'));
});
