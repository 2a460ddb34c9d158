import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Resume } from '@shortlist/contracts/builder/saved-resume';
import { EditorServer } from '../testing/editor-server';
import { field, openBuilder, openSummary, stored, type, withSummary } from '../testing/open-builder';
import ResumeBuilder from './resume-builder';

const server = new EditorServer();
// Autosave waits a second after the last key, and the form is long.

beforeEach(() => server.startEmpty());
afterEach(() => server.stop());

const open = (at?: string, set?: Resume[]) => openBuilder(server, <ResumeBuilder />, { at, set });

describe('a new resume', () => {
  it('begins with a template, and goes on by pressing one or by the button', async () => {
    await open('/resume-builder?template=classic-executive');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Create Your Resume');
    expect(screen.getByRole('tab', { name: /Preview & Export/ }).getAttribute('aria-disabled')).toBe('true');
    const chosen = await screen.findByRole<HTMLInputElement>('radio', { name: /Classic Executive/ });
    expect(chosen.checked).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Continue to Content' }));
    await field('First name');
    expect(new URLSearchParams(window.location.search).get('tab')).toBe('content');
  });

  it('shows six placeholders while the templates load', async () => {
    await open('/resume-builder');
    expect(screen.getAllByTestId('template-skeleton')).toHaveLength(6);
    await screen.findAllByRole('radio', { name: /Modern Professional/ });
  });

  it('gets its address while it is typed, and nothing of the screen is lost', async () => {
    await open('/resume-builder?tab=content', []);
    const first = await field('First name');
    first.focus();
    type(first, 'Ines');
    await waitFor(() => expect(window.location.pathname).toBe('/resume-builder/r-1'));
    expect(document.activeElement).toBe(first);
    expect(server.stored('r-1').draft?.personalInfo.firstName).toBe('Ines');
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Edit Resume');

    type(first, 'Inés');
    await waitFor(() => expect(server.stored('r-1').draft?.personalInfo.firstName).toBe('Inés'));
    expect(server.writesTo('/draft').map(({ method }) => method)).toEqual(['POST', 'PUT']);
  });

  it('that comes to the server twice by a lost answer is one resume', async () => {
    const view = await open('/resume-builder?tab=content', []);
    type(await field('First name'), 'Ines');
    await waitFor(() => expect(server.resumes.size).toBe(1));
    const key = server.writes[0]?.key;
    expect(key).toBeTruthy();
    view.unmount();
    // The answer never came: the copy is still there, with its key.
    localStorage.setItem(
      'builder.resume.unsaved.new',
      JSON.stringify({ draft: server.stored('r-1').draft, draftVersion: 0, createKey: key }),
    );
    await open('/resume-builder?tab=content', []);
    await waitFor(() => expect(window.location.pathname).toBe('/resume-builder/r-1'));
    expect(server.resumes.size).toBe(1);
  });

  it('is not saved before it is complete: the specified words stand at the fields, the first one has the focus', async () => {
    const { toasts } = await open('/resume-builder?tab=content', []);
    type(await field('First name'), 'Ines');
    fireEvent.click(await screen.findByText('Save'));
    for (const words of [
      'Last name is required',
      'Valid email is required',
      'Phone number is required',
      'Location is required',
      'Company name is required',
      'Position is required',
      'Institution name is required',
      'Degree is required',
      'Field of study is required',
    ]) {
      expect(await screen.findByText(words)).toBeTruthy();
    }
    expect(screen.getAllByText('Start date is required')).toHaveLength(2);
    expect(screen.queryByText('First name is required')).toBeNull();
    await waitFor(async () => expect(document.activeElement).toBe(await field('Last name')));
    expect(toasts).toEqual([]);

    type(await field('Last name'), 'Halvorsen');
    expect(screen.queryByText('Last name is required')).toBeNull();
  });
});

describe('a stored resume', () => {
  it('opens its content, with what was typed last, and saves', async () => {
    const draft = { ...stored, personalInfo: withSummary('Typed last.') };
    const { toasts } = await open('/resume-builder/r-1', [{ ...stored, draft }]);
    await openSummary();
    expect((await field('Summary')).value).toBe('Typed last.');
    fireEvent.click(await screen.findByText('Save'));
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Resume Saved']));
    expect(server.stored('r-1')).toMatchObject({ version: 2, draft: null, personalInfo: { summary: 'Typed last.' } });
  });

  it('says what failed in the specified words, and keeps what is typed', async () => {
    const { toasts } = await open();
    type(await field('First name'), 'Nora');
    server.down = true;
    fireEvent.click(await screen.findByText('Save'));
    await waitFor(() =>
      expect(toasts).toMatchObject([
        { title: 'Error', description: 'Failed to save resume. Please try again.', variant: 'destructive' },
      ]),
    );
    expect((await field('First name')).value).toBe('Nora');
  });

  it('that is another’s or gone says so', async () => {
    await open('/resume-builder/r-9', []);
    expect(await screen.findByText('This resume is not here')).toBeTruthy();
  });

  it('says at an end that it lies before the start, and keeps it all the same', async () => {
    await open('/resume-builder/r-1', [
      { ...stored, experience: [{ ...stored.experience[0]!, startDate: '05/2020', endDate: '', current: false }] },
    ]);
    const end = (await screen.findAllByRole<HTMLInputElement>('textbox', { name: /^End date/ }))[0]!;
    type(end, '01/2019');
    const said = await screen.findByText('The end lies before the start.');
    expect(end.getAttribute('aria-describedby')?.split(' ')).toContain(said.closest('[id]')?.id);
    await waitFor(() => expect(server.stored('r-1').draft?.experience[0]?.endDate).toBe('01/2019'), { timeout: 5_000 });
    type(end, '2020');
    await waitFor(() => expect(screen.queryByText('The end lies before the start.')).toBeNull());
  });

  it('takes steps back and forth', async () => {
    await open();
    const first = await field('First name');
    type(first, 'A');
    type(first, 'Ab');
    const last = await field('Last name');
    type(last, 'X');
    fireEvent.keyDown(last, { key: 'z', ctrlKey: true });
    expect(last.value).toBe(stored.personalInfo.lastName);
    expect(first.value).toBe('Ab');
    fireEvent.keyDown(last, { key: 'z', ctrlKey: true });
    expect(first.value).toBe(stored.personalInfo.firstName);
    fireEvent.keyDown(last, { key: 'Z', ctrlKey: true, shiftKey: true });
    expect(first.value).toBe('Ab');
  });
});

describe('the PDF', () => {
  const tab = { location: { replace: jest.fn() }, close: jest.fn(), opener: {} };
  const download = async () => fireEvent.click(await screen.findByText('Download PDF'));
  beforeEach(() => {
    jest.clearAllMocks();
    jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    server.pdf = { status: 200, body: { success: true, pdfUrl: '/files/resume.pdf?inline' } };
  });
  afterEach(() => jest.restoreAllMocks());

  it('opens in a new tab, with what was typed last', async () => {
    const { toasts } = await open();
    type(await field('First name'), 'Nora');
    await download();
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('/files/resume.pdf?inline'));
    expect(server.stored('r-1')).toMatchObject({ version: 2, personalInfo: { firstName: 'Nora' } });
    expect(toasts.map(({ title }) => title)).toEqual(['Resume Saved', 'PDF Generated']);
  });

  it('is not made of what a save refuses', async () => {
    await open();
    type(await field('First name'), '');
    await download();
    expect(await screen.findByText('First name is required')).toBeTruthy();
    await waitFor(() => expect(tab.close).toHaveBeenCalled());
    expect(server.writesTo('/pdf')).toEqual([]);
  });

  it.each([
    [500, { code: 'internal', message: 'no' }],
    [200, { success: false, pdfUrl: '' }],
  ])('that fails with %d says so in the specified words', async (status, body) => {
    server.pdf = { status, body };
    const { toasts } = await open();
    await field('First name');
    await download();
    await waitFor(() =>
      expect(toasts).toMatchObject([
        { title: 'PDF Generation Failed', description: 'Failed to generate PDF. Please try again.' },
      ]),
    );
    expect(tab.close).toHaveBeenCalled();
  });

  it('of a premium template leads to Premium', async () => {
    server.pdf = { status: 402, body: { code: 'premium_template', message: 'no' } };
    const { toasts } = await open();
    await field('First name');
    await download();
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(screen.getByRole('link', { name: /\$19/ }).getAttribute('href')).toBe('/upgrade');
    expect(toasts).toEqual([]);
  });
});
