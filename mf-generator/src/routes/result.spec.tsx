import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from '@shortlist/shared-ui/router';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { loadMessages } from '../messages';
import { GeneratorServer } from '../testing/generator-server';
import Autonomous from './autonomous';

const Where = () => <output>{useLocation().search}</output>;

describe('the result', () => {
  let server: GeneratorServer;

  beforeEach(async () => {
    sessionStorage.clear();
    localStorage.clear();
    server = new GeneratorServer();
    await server.start();
  });
  afterEach(async () => {
    await server.stop();
    jest.restoreAllMocks();
  });

  const show = (at: string) =>
    renderScreen(
      <>
        <Autonomous />
        <Where />
      </>,
      { at, area: 'generator', loadMessages },
    );
  const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name })[0]!);

  const open = async (more = '') => {
    const view = await show(`/autonomous?result=g-1${more}`);
    await screen.findByRole('heading', { level: 1, name: 'Your resume and letter' });
    return view;
  };
  const editor = () => screen.getByRole('group', { name: /^Blank/ });
  const type = (value: string) => fireEvent.change(within(editor()).getByRole('textbox'), { target: { value } });
  const key = (name: string, shiftKey = false) =>
    fireEvent.keyDown(within(editor()).getByRole('textbox'), { key: name, shiftKey });
  const place = () => editor().getAttribute('aria-label');

  it('names score, industry, verdict, at most 8 keywords and the rest by number', async () => {
    await open();
    expect(screen.getByText(/Registered Nurse, Healthcare/).textContent).toContain(
      'ATS score 58%, 91% once the blanks are filled.',
    );
    expect(screen.getByText('Needs optimization for better ATS performance.')).toBeTruthy();
    const keywords = screen.getByRole('region', { name: 'Keywords' });
    expect(within(keywords).getAllByRole('listitem')).toHaveLength(9);
    expect(within(keywords).getByText('+1 more')).toBeTruthy();
    const all = screen.getByRole('region', { name: 'All keywords' });
    expect(within(all).getByText('2 times, in an entry')).toBeTruthy();
    expect(within(all).getByText('not found, add it if it is true')).toBeTruthy();
    expect(screen.getByText('Written by the built-in writer.')).toBeTruthy();
  });

  it('shows the checks that gain most first, and all on demand', async () => {
    await open();
    const score = screen.getByRole('region', { name: 'Score' });
    const titles = () =>
      within(score)
        .getAllByRole('listitem')
        .map((row) => row.querySelector('span')?.textContent);
    expect(titles()).toEqual(['Experience complete', 'No blanks left', 'Verbs first']);
    press('All 5 checks');
    expect(titles()).toHaveLength(5);
    expect(within(score).getByText('not counted')).toBeTruthy();
    expect(within(score).getByText('15/26')).toBeTruthy();
  });

  it('fills blanks in reading order, saves them once, and brings the new score', async () => {
    await open();
    expect(screen.getByText('4 blanks to fill.')).toBeTruthy();
    press('Fill the blanks');
    expect(place()).toBe('Blank 1 of 4');
    expect(document.activeElement).toBe(within(editor()).getByRole('textbox', { name: 'Your name' }));
    type('Ines Halvorsen');
    expect(within(screen.getByRole('article', { name: 'Resume' })).getByText('Ines Halvorsen')).toBeTruthy();
    key('Tab');
    expect(within(editor()).getByRole('textbox', { name: 'Email' })).toBeTruthy();
    key('Tab', true);
    expect(place()).toBe('Blank 1 of 4');
    key('Enter');
    key('Escape');
    expect(document.activeElement?.textContent).toBe('[Email]');
    expect(screen.getByText('3 blanks to fill.')).toBeTruthy();

    expect(await screen.findByText('Saved', undefined, { timeout: 3_000 })).toBeTruthy();
    expect(server.callsTo('/blanks').map(({ body }) => body)).toEqual([
      { fills: { 'personalInfo.firstName#0': 'Ines Halvorsen' } },
    ]);
    expect(screen.getByRole('heading', { name: '64% now, 91% with your facts in' })).toBeTruthy();
    expect(localStorage.length).toBe(0);
  });

  it('saves again by itself when the network is back, and takes over what another tab typed', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    await open();
    server.failing.set('/api/generations/g-1/blanks', 503);
    fireEvent.click(screen.getAllByRole('button', { name: '[Email]' })[0]!);
    type('ines@example.org');
    key('Escape');
    expect(await screen.findByText('Not saved - retry', undefined, { timeout: 3_000 })).toBeTruthy();
    server.failing.clear();
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('Saved')).toBeTruthy();

    localStorage.setItem('generator.fills.g-1', JSON.stringify({ 'personalInfo.firstName#0': 'Ines Halvorsen' }));
    fireEvent(window, new StorageEvent('storage', { key: 'generator.fills.g-1' }));
    expect(within(screen.getByRole('article', { name: 'Resume' })).getByText('Ines Halvorsen')).toBeTruthy();
  });

  it('fills a fact of both documents once', async () => {
    await open();
    const letter = screen.getByRole('article', { name: 'Cover letter' });
    fireEvent.click(within(letter).getByRole('button', { name: '[Employer]' }));
    type('Orrin Bay');
    key('Escape');
    expect(screen.getAllByText('Orrin Bay')).toHaveLength(2);
    expect(document.activeElement && letter.contains(document.activeElement)).toBe(true);
  });

  it('says in words what is wrong with a value and does not put it on the sheet', async () => {
    await open();
    fireEvent.click(screen.getAllByRole('button', { name: '[Email]' })[0]!);
    type('ines@');
    key('Tab');
    expect(within(editor()).getByText('Please give a complete email address.')).toBeTruthy();
    expect(within(screen.getByRole('article', { name: 'Resume' })).queryByText('ines@')).toBeNull();
    key('Escape');
    expect(screen.queryByRole('group', { name: /^Blank/ })).toBeNull();
  });

  it('starts a fix at the blank that it names', async () => {
    await open();
    press('Give the employer.');
    expect(within(editor()).getByRole('textbox', { name: 'Employer' })).toBeTruthy();
  });

  it('keeps what could not be saved, over a reload too, and saves it on demand', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    server.failing.set('/api/generations/g-1/blanks', 500);
    const { unmount } = await open();
    press('Fill the blanks');
    type('Ines');
    const retry = await screen.findByRole('button', { name: 'Not saved - retry' }, { timeout: 3_000 });
    server.failing.clear();
    fireEvent.click(retry);
    expect(await screen.findByText('Saved')).toBeTruthy();

    server.failing.set('/api/generations/g-1/blanks', 500);
    type('Ines Halvorsen');
    unmount();
    await waitFor(() => expect(server.callsTo('/blanks')).toHaveLength(3));
    await open();
    expect(screen.getAllByText('Ines Halvorsen').length).toBeGreaterThan(0);
    const again = await screen.findByRole('button', { name: 'Not saved - retry' }, { timeout: 3_000 });
    server.failing.clear();
    fireEvent.click(again);
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(server.stored.fills).toEqual({ 'personalInfo.firstName#0': 'Ines Halvorsen' });
  });

  it('downloads either document, after saving, and says what is still open', async () => {
    const opened: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      opened.push(this.pathname);
    });
    const { toasts } = await open();
    press('Fill the blanks');
    type('Ines Halvorsen');
    press('Download PDF');
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toEqual({ title: 'PDF Generated', description: '3 blanks are still open in the file.' });
    expect(opened).toEqual(['/files/resume.pdf']);
    expect(server.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'PUT /api/generations/g-1/blanks',
      'POST /api/generations/g-1/pdf',
    ]);

    const letter = screen.getByRole('region', { name: 'Cover letter' });
    fireEvent.click(within(letter).getByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(toasts).toHaveLength(2));
    expect(server.callsTo('/pdf').map(({ body }) => body)).toEqual([
      { document: 'resume' },
      { document: 'coverLetter' },
    ]);
  });

  it('takes the template of the address, unless the account would be refused its file', async () => {
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    for (const template of ['tech-focused', 'classic-serif', 'no-such-one']) {
      const { toasts, unmount } = await open(`&template=${template}`);
      press('Download PDF');
      await waitFor(() => expect(toasts).toHaveLength(1));
      unmount();
    }
    expect(server.callsTo('/pdf').map(({ body }) => body)).toEqual([
      { document: 'resume', templateId: 'tech-focused' },
      { document: 'resume' },
      { document: 'resume' },
    ]);
  });

  it('tells a PDF that failed with the specified words', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    server.failing.set('/api/generations/g-1/pdf', 503);
    const { toasts } = await open();
    press('Download PDF');
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toEqual({
      title: 'PDF Generation Failed',
      description: 'Failed to generate PDF. Please try again.',
      variant: 'destructive',
    });
  });

  it('copies summary, skills and experience of the resume, and the letter', async () => {
    const written: string[] = [];
    Object.assign(navigator, {
      clipboard: { writeText: (text: string) => Promise.resolve(void written.push(text)) },
    });
    const { toasts } = await open();
    for (const button of screen.getAllByRole('button', { name: 'Copy' })) fireEvent.click(button);
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Copied!', 'Copied!']));
    expect(written[0]).toBe(
      'Summary\nCalm triage and clear patient education.\n\nCore skills\nTriage, Patient education\n\n' +
        'Experience\nRegistered Nurse, [Employer]\n• Assess [number] patients a shift.',
    );
    expect(written[1]).toContain('Dear Hiring Manager,');
    expect(written[1]).toContain('At [Employer] I kept handover short.');
  });

  it('begins anew with an empty form', async () => {
    await open();
    press('Generate Another');
    expect(await screen.findByLabelText('Target job title')).toHaveProperty('value', '');
    expect(document.querySelector('output')?.textContent).toBe('');
  });

  it('says when a result is not the caller’s, and tries again when it could not be asked', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    server.failing.set('/api/generations/g-1', 404);
    const { unmount } = await show('/autonomous?result=g-1');
    expect(await screen.findByText('These documents are not here.')).toBeTruthy();
    unmount();

    server.failing.set('/api/generations/g-1', 500);
    await show('/autonomous?result=g-1');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.failing.clear();
    fireEvent.click(retry);
    expect(await screen.findByText('58% now, 91% with your facts in')).toBeTruthy();
  });

  describe('in one column', () => {
    beforeEach(() => {
      const none = window.matchMedia('all');
      jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ ...none, media, matches: true }));
    });

    it('shows one document at a time, and brings the other to the front for its blank', async () => {
      await open();
      expect(screen.getAllByRole('article').map((sheet) => sheet.getAttribute('aria-label'))).toEqual(['Resume']);
      fireEvent.click(screen.getByRole('radio', { name: 'Cover letter' }));
      expect(screen.getByRole('article', { name: 'Cover letter' })).toBeTruthy();
      press('Fill the blanks');
      expect(screen.getByRole('article', { name: 'Resume' })).toBeTruthy();
    });

    it('opens what there is to gain from the bar, and a fix leads from there to its blank', async () => {
      await open();
      fireEvent.click(screen.getByRole('button', { name: /Show what there is to gain/ }));
      const dialog = screen.getByRole('dialog', { name: 'Score' });
      const rows = within(dialog).getAllByRole('listitem');
      expect(rows.map((row) => /\+\d+/.exec(row.textContent)?.[0])).toEqual(['+6', '+4', '+1']);
      fireEvent.click(within(dialog).getByRole('button', { name: 'Give the employer.' }));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(within(editor()).getByRole('textbox', { name: 'Employer' })).toBeTruthy();
    });
  });
});
