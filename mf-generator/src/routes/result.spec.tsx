import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from '@shortlist/shared-ui/router';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { loadMessages } from '../messages';
import { generationFixture } from '../testing/generation-fixture';
import { FakeGeneratorServer } from '../testing/fake-generator-server';
import Autonomous from './autonomous';

const LocationProbe = () => <output>{useLocation().search}</output>;

describe('result', () => {
  let server: FakeGeneratorServer;

  beforeEach(async () => {
    sessionStorage.clear();
    localStorage.clear();
    server = new FakeGeneratorServer();
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
        <LocationProbe />
      </>,
      { url: at, area: 'generator', loadMessages },
    );
  const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name })[0]!);

  const open = async (more = '') => {
    const view = await show(`/autonomous?result=g-1${more}`);
    await screen.findByRole('heading', { level: 1, name: 'Your resume and letter' });
    return view;
  };
  const form = () => screen.getByRole('region', { name: 'Fill in the blanks' });
  const field = (name: string, group?: string) =>
    within(group ? within(form()).getByRole('group', { name: group }) : form()).getByRole<HTMLInputElement>('textbox', {
      name,
    });
  const type = (value: string) => fireEvent.change(document.activeElement as HTMLInputElement, { target: { value } });
  const key = (name: string) => fireEvent.keyDown(document.activeElement!, { key: name });
  const focused = () => document.activeElement?.closest('div')?.querySelector('label')?.textContent;

  it('shows score, industry, verdict, at most 8 keywords, and the number of the others', async () => {
    await open();
    expect(screen.getByText(/Registered Nurse, Healthcare/).textContent).toContain(
      'ATS score 58%, 91% once you fill in the blanks.',
    );
    expect(screen.getByText('Needs optimization for better ATS performance.')).toBeTruthy();
    const keywords = screen.getByRole('region', { name: 'Keywords' });
    expect(within(keywords).getAllByRole('listitem')).toHaveLength(9);
    expect(within(keywords).getByText('+1 more')).toBeTruthy();
    const all = screen.getByRole('region', { name: 'All keywords' });
    expect(within(all).getByText('2 times, in an entry')).toBeTruthy();
    expect(within(all).getByText('not found; add it if it’s true')).toBeTruthy();
    expect(screen.getByText('Written by the built-in writer.')).toBeTruthy();
  });

  it('shows the checks with the largest gain first, and all on demand', async () => {
    await open();
    const score = screen.getByRole('region', { name: 'Score' });
    const titles = () =>
      within(score)
        .getAllByRole('listitem')
        .map((row) => row.querySelector('span')?.textContent);
    expect(titles()).toEqual(['Complete experience', 'No blanks left', 'Verbs first']);
    press('All 5 checks');
    expect(titles()).toHaveLength(5);
    expect(within(score).getByText('not counted')).toBeTruthy();
    expect(within(score).getByText('15/26')).toBeTruthy();
  });

  it('fills blanks in groups, saves them once, and shows the new score', async () => {
    await open();
    expect(screen.getByText('4 blanks to fill.')).toBeTruthy();
    press('Fill in the blanks');
    expect(document.activeElement).toBe(field('Your name', 'About you'));
    type('Ines Halvorsen');
    expect(within(screen.getByRole('article', { name: 'Resume' })).getByText('Ines Halvorsen')).toBeTruthy();
    key('Enter');
    expect(document.activeElement).toBe(field('Email', 'About you'));
    key('Enter');
    expect(document.activeElement).toBe(field('Employer', 'Job 1: Registered Nurse'));
    key('Escape');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Fill in the blanks' }));
    expect(screen.getByText('3 blanks to fill.')).toBeTruthy();

    expect(await screen.findByText('Saved', undefined, { timeout: 3_000 })).toBeTruthy();
    expect(server.getCallsTo('/blanks').map(({ body }) => body)).toEqual([
      { fills: { 'personalInfo.firstName#0': 'Ines Halvorsen' }, leftOut: [] },
    ]);
    expect(screen.getByRole('heading', { name: '64% now, 91% once you fill in the blanks' })).toBeTruthy();
    expect(localStorage.length).toBe(0);
  });

  it('can be closed at the end of the form and keeps the input', async () => {
    await open();
    press('Fill in the blanks');
    type('Ines Halvorsen');
    expect(within(form()).getByText('Saved as you type.')).toBeTruthy();
    press('Done for now');
    expect(screen.queryByRole('region', { name: 'Fill in the blanks' })).toBeNull();
    expect(screen.getByText('3 blanks to fill.')).toBeTruthy();
    expect(await screen.findByText('Saved', undefined, { timeout: 3_000 })).toBeTruthy();
  });

  it('does not claim that input is saved while it is not', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    server.failures.set('/api/generations/g-1/blanks', 500);
    await open();
    press('Fill in the blanks');
    type('Ines Halvorsen');
    await screen.findByRole('button', { name: 'Not saved - retry' }, { timeout: 3_000 });
    expect(within(form()).queryByText('Saved as you type.')).toBeNull();
  });

  it('offers the download once all blanks are filled, and no further gain', async () => {
    await open();
    press('Fill in the blanks');
    for (const value of ['Ines Halvorsen', 'ines@example.org', 'Orrin Bay', '14']) {
      type(value);
      key('Enter');
    }
    const end = within(form()).getAllByRole('status').at(-1)!;
    expect(end.textContent).toBe('All filled.');
    expect(document.activeElement).toBe(end);
    expect(within(form()).getByRole('button', { name: 'Download PDF' })).toBeTruthy();
    expect(within(form()).queryByRole('button', { name: 'Done for now' })).toBeNull();
    expect(screen.queryByText(/once you fill in the blanks/)).toBeNull();
    press('Close');
    expect(screen.getByText(/Your resume and letter are ready to download/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Fill in the blanks' })).toBeNull();
  });

  describe('with several jobs', () => {
    const [job] = generationFixture.documents.resume.experience;
    const dated = { ...job!, startDate: '[MM/YYYY]', endDate: '[MM/YYYY]', location: '[City]' };
    const earlier = { ...dated, position: '[Earlier title]' };
    beforeEach(() => {
      const resume = { ...generationFixture.documents.resume, experience: [dated, earlier, earlier] };
      resume.personalInfo = { ...resume.personalInfo, location: '[City]' };
      server.generation = { ...generationFixture, documents: { ...generationFixture.documents, resume } };
    });
    const names = () =>
      within(form())
        .getAllByRole('group')
        .flatMap((group) => group.querySelector('legend')?.textContent ?? []);

    it('removes jobs that the person did not have, and restores them with their input', async () => {
      await open();
      press('Fill in the blanks');
      fireEvent.focus(field('Employer', 'Job 2'));
      fireEvent.change(field('Employer', 'Job 2'), { target: { value: 'Lakeshore' } });
      press('I’ve had one job');
      expect(names()).toEqual(['About you', 'Job 1: Registered Nurse', 'Skills']);
      expect(screen.queryByText('Lakeshore')).toBeNull();
      await waitFor(() => expect(server.getCallsTo('/blanks').at(-1)?.body).toMatchObject({ jobs: 1 }), {
        timeout: 3_000,
      });
      press('Add an earlier job');
      expect(field('Employer', 'Job 2').value).toBe('Lakeshore');
      press('Add an earlier job');
      press('Add an earlier job');
      expect(names()).toContain('Job 4');
      expect(focused()).toBe('Job title');
      press('Remove job 4');
      expect(names()).not.toContain('Job 4');
      expect(within(form()).getByText('Job 4 removed.').getAttribute('role')).toBe('status');
      expect(document.activeElement).toBe(field('Job title', 'Job 3'));
      expect(within(form()).getByRole('button', { name: 'Remove job 3' })).toBeTruthy();
    });

    it('asks for dates after the employer, with its name, and accepts them in any usual format', async () => {
      await open();
      press('Fill in the blanks');
      const at = () => within(within(form()).getByRole('group', { name: 'Job 1: Registered Nurse' }));
      fireEvent.change(field('City', 'About you'), { target: { value: 'Oslo' } });
      fireEvent.change(at().getByLabelText('Employer'), { target: { value: 'Northgate' } });
      fireEvent.focus(at().getByLabelText('Start at Northgate'));
      at().getByLabelText('Start at Northgate').focus();
      type('3/19');
      key('Enter');
      expect(field('Start at Northgate').value).toBe('03/2019');
      expect(focused()).toBe('End at Northgate');
      // Enter accepts the suggestion.
      key('Enter');
      expect(field('End at Northgate').value).toBe('Present');
      key('Enter');
      expect(at().getByLabelText<HTMLInputElement>('City').value).toBe('Oslo');
    });

    it('reports an end date before its start date immediately', async () => {
      await open();
      press('Fill in the blanks');
      fireEvent.change(field('Start date', 'Job 1: Registered Nurse'), { target: { value: '03/2020' } });
      fireEvent.change(field('End date', 'Job 1: Registered Nurse'), { target: { value: '01/2019' } });
      expect(within(form()).getByText('The end date is before the start date.')).toBeTruthy();
      fireEvent.change(field('End date', 'Job 1: Registered Nurse'), { target: { value: '04/2020' } });
      expect(within(form()).queryByText('The end date is before the start date.')).toBeNull();
    });
  });

  describe('a line that does not apply to the person', () => {
    const [job] = generationFixture.documents.resume.experience;
    const lines = [
      'Assess [number] patients a shift.',
      'Kept [number] of [number] beds free.',
      'Taught new colleagues.',
    ];
    beforeEach(() => {
      const experience = [{ ...job!, achievements: lines }];
      server.generation = {
        ...generationFixture,
        documents: { ...generationFixture.documents, resume: { ...generationFixture.documents.resume, experience } },
      };
    });
    const sheet = () => within(screen.getByRole('article', { name: 'Resume' }));
    const said = () => within(form()).getAllByRole('status')[0]!.textContent;
    const leaveOut = (line: string) =>
      fireEvent.click(within(form()).getByRole('button', { name: `Not true of me: leave this line out ${line}` }));

    it('is left out with its blanks, and the form moves to the next one', async () => {
      await open();
      press('Fill in the blanks');
      expect(within(form()).getByText('6 blanks to fill.')).toBeTruthy();
      // One button per line, even for a line with two blanks.
      expect(within(form()).getAllByRole('button', { name: /^Not true of me/, hidden: true })).toHaveLength(3);
      expect(sheet().getByText(/patients a shift/)).toBeTruthy();
      leaveOut(lines[0]!);
      expect(sheet().queryByText(/patients a shift/)).toBeNull();
      expect(sheet().getByText(/Taught new colleagues/)).toBeTruthy();
      expect(focused()).toBe('Kept [number] of … beds free.');
      expect(within(form()).getByText('5 blanks to fill.')).toBeTruthy();
      expect(said()).toBe(`Left out: ${lines[0]}`);
      await waitFor(
        () =>
          expect(server.getCallsTo('/blanks').at(-1)?.body).toEqual({
            fills: {},
            leftOut: ['experience.0.achievements.0'],
          }),
        { timeout: 3_000 },
      );
    });

    it('is restored with its input', async () => {
      await open();
      press('Fill in the blanks');
      fireEvent.change(field(lines[0]!), { target: { value: '14' } });
      leaveOut('Assess 14 patients a shift.');
      expect(sheet().queryByText(/14/)).toBeNull();
      const card = within(within(form()).getByRole('group', { name: 'Job 1: Registered Nurse' }));
      fireEvent.click(card.getByRole('button', { name: 'Put it back Assess 14 patients a shift.' }));
      expect(document.activeElement).toBe(field(lines[0]!));
      expect(field(lines[0]!).value).toBe('14');
      expect(sheet().getByText('14')).toBeTruthy();
      expect(said()).toBe('Put back: Assess 14 patients a shift.');
      expect(card.queryByText(/^Left out/)).toBeNull();
    });

    it('may have no blanks: it is collapsed, and keeps the focus', async () => {
      await open();
      press('Fill in the blanks');
      const more = within(form()).getByText('1 more line: true of you?').closest('details')!;
      expect(more.open).toBe(false);
      fireEvent.click(within(more).getByText('1 more line: true of you?'));
      const button = within(more).getByRole('button');
      button.focus();
      leaveOut(lines[2]!);
      expect(sheet().queryByText(/Taught new colleagues/)).toBeNull();
      expect(said()).toBe(`Left out: ${lines[2]}`);
      expect(document.activeElement).toBe(button);
      expect(button.textContent).toBe(`Put it back ${lines[2]}`);
      expect(within(form()).getByText('6 blanks to fill.')).toBeTruthy();
      fireEvent.click(button);
      expect(sheet().getByText(/Taught new colleagues/)).toBeTruthy();
      expect(document.activeElement).toBe(button);
    });

    it('may be a skill', async () => {
      await open();
      press('Fill in the blanks');
      const skills = within(within(form()).getByRole('group', { name: 'Skills' }));
      fireEvent.click(skills.getByText('2 skills: true of you?'));
      fireEvent.click(skills.getByRole('button', { name: 'Not a skill of mine: leave it out Triage' }));
      expect(sheet().queryByText(/Triage/)).toBeNull();
      expect(sheet().getByText(/Patient education/)).toBeTruthy();
      expect(said()).toBe('Left out: Triage');
      fireEvent.click(skills.getByRole('button', { name: 'Put it back Triage' }));
      expect(sheet().getByText(/Triage/)).toBeTruthy();
    });

    it('is left out with all lines of a job that has another title, and restored with them', async () => {
      const [written] = server.generation.documents.resume.experience;
      server.generation.documents.resume.experience = [{ ...written!, position: '[Job title]' }];
      await open();
      press('Fill in the blanks');
      const job = within(form()).getByRole('group', { name: /^Job 1/ });
      const title = within(job).getByRole('textbox', { name: 'Job title' });
      const call = (value: string) => {
        fireEvent.focus(title);
        fireEvent.change(title, { target: { value } });
        expect(within(job).queryByText(/were written for/)).toBeNull();
        fireEvent.focus(within(job).getByRole('textbox', { name: 'Employer' }));
      };
      call('registered nurse (RN)');
      expect(within(job).queryByText(/were written for/)).toBeNull();
      call('Bookkeeper');
      expect(within(job).getByText('These lines were written for “Registered Nurse”.')).toBeTruthy();
      press('Leave them all out');
      expect(sheet().queryByText(/patients a shift/)).toBeNull();
      expect(sheet().queryByText(/Taught new colleagues/)).toBeNull();
      press('Put them all back');
      expect(sheet().getByText(/patients a shift/)).toBeTruthy();
    });

    it('is skipped by Enter, which moves from blank to blank', async () => {
      await open();
      press('Fill in the blanks');
      const passed = [focused()];
      for (let blank = 1; blank < 6; blank++) {
        key('Enter');
        passed.push(focused());
      }
      expect(passed).toEqual([
        'Your name',
        'Email',
        'Employer',
        lines[0],
        'Kept [number] of … beds free.',
        'Kept … of [number] beds free.',
      ]);
    });

    it('completes the form if it had the last open blank, and the focus is not lost on closing', async () => {
      await open();
      press('Fill in the blanks');
      for (const value of ['Ines Halvorsen', 'ines@example.org', 'Orrin Bay']) {
        type(value);
        key('Enter');
      }
      leaveOut(lines[0]!);
      leaveOut(lines[1]!);
      expect(document.activeElement?.textContent).toBe('All filled.');
      press('Close');
      expect(document.activeElement?.contains(screen.getByRole('article', { name: 'Resume' }))).toBe(true);
      expect(screen.getByText(/Your resume and letter are ready to download/)).toBeTruthy();
    });

    it('stays left out after a reload before it was saved', async () => {
      jest.spyOn(console, 'error').mockImplementation();
      server.failures.set('/api/generations/g-1/blanks', 500);
      const { unmount } = await open();
      press('Fill in the blanks');
      leaveOut(lines[1]!);
      unmount();
      await waitFor(() => expect(server.getCallsTo('/blanks')).toHaveLength(1));
      await open();
      expect(sheet().queryByText(/beds free/)).toBeNull();
      expect(screen.getByText('4 blanks to fill.')).toBeTruthy();
    });
  });

  describe('a school', () => {
    beforeEach(() => {
      const school = { institution: '[School]', degree: '[Degree]', field: '[Field of study]', endDate: '[YYYY]' };
      const more = { startDate: '', current: false, location: '', gpa: '', achievements: [] };
      const resume = { ...generationFixture.documents.resume, education: [{ ...school, ...more }] };
      server.generation = { ...generationFixture, documents: { ...generationFixture.documents, resume } };
    });
    const card = () => within(within(form()).getByRole('group', { name: 'Education' }));
    const sheet = () => within(screen.getByRole('article', { name: 'Resume' }));
    const pressIn = (name: string) => fireEvent.click(card().getByRole('button', { name }));

    it('can be listed without a field of study', async () => {
      await open();
      press('Fill in the blanks');
      expect(within(form()).getByText('8 blanks to fill.')).toBeTruthy();
      fireEvent.change(field('Field of study'), { target: { value: 'Nursing' } });
      pressIn('No field of study: leave it out');
      expect(card().queryByLabelText('Field of study')).toBeNull();
      expect(sheet().queryByText('Nursing')).toBeNull();
      expect(within(form()).getByText('7 blanks to fill.')).toBeTruthy();
      expect(document.activeElement).toBe(field('Graduation year'));
      pressIn('Put it back Field of study');
      expect(document.activeElement).toBe(field('Field of study'));
      expect(field('Field of study').value).toBe('Nursing');
      expect(sheet().getByText('Nursing')).toBeTruthy();
    });

    it('is left out as a whole and restored with all its input', async () => {
      await open();
      press('Fill in the blanks');
      fireEvent.change(field('School'), { target: { value: 'Oslo Cathedral School' } });
      pressIn('No field of study: leave it out');
      pressIn('No school to list: leave it out');
      expect(sheet().queryByText('Education')).toBeNull();
      expect(card().queryAllByRole('textbox')).toHaveLength(0);
      expect(
        card()
          .getAllByRole('button')
          .map(({ textContent }) => textContent),
      ).toEqual(['Put it back School']);
      expect(within(form()).getByText('4 blanks to fill.')).toBeTruthy();
      await waitFor(
        () =>
          expect(server.getCallsTo('/blanks').at(-1)?.body).toMatchObject({
            leftOut: ['education.0.field', 'education.0'],
          }),
        { timeout: 3_000 },
      );
      pressIn('Put it back School');
      expect(field('School').value).toBe('Oslo Cathedral School');
      expect(card().queryByLabelText('Field of study')).toBeNull();
      expect(document.activeElement).toBe(field('Degree'));
    });
  });

  it('saves again when the network is back, and adopts fills from another tab', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    await open();
    server.failures.set('/api/generations/g-1/blanks', 503);
    fireEvent.click(screen.getAllByRole('button', { name: '[Email]' })[0]!);
    type('ines@example.org');
    key('Escape');
    expect(await screen.findByText('Not saved - retry', undefined, { timeout: 3_000 })).toBeTruthy();
    server.failures.clear();
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('Saved')).toBeTruthy();

    localStorage.setItem(
      'generator.fills.g-1',
      JSON.stringify({ fills: { 'personalInfo.firstName#0': 'Ines Halvorsen' } }),
    );
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

  it('returns the focus to the clicked blank, even after others were filled', async () => {
    await open();
    const letter = screen.getByRole('article', { name: 'Cover letter' });
    fireEvent.click(within(letter).getByRole('button', { name: '[Employer]' }));
    key('Enter');
    expect(document.activeElement).toBe(field('Assess [number] patients a shift.'));
    press('Close');
    expect(document.activeElement).toBe(within(letter).getByRole('button', { name: '[Employer]' }));
  });

  it('explains an invalid value and keeps it off the sheet', async () => {
    await open();
    fireEvent.click(screen.getAllByRole('button', { name: '[Email]' })[0]!);
    type('ines@');
    key('Enter');
    expect(within(form()).getByText('Enter a complete email address.')).toBeTruthy();
    expect(within(screen.getByRole('article', { name: 'Resume' })).queryByText('ines@')).toBeNull();
    key('Escape');
    expect(screen.queryByRole('region', { name: 'Fill in the blanks' })).toBeNull();
  });

  it('opens the blank that a fix refers to', async () => {
    await open();
    press('Give the employer.');
    expect(document.activeElement).toBe(field('Employer'));
  });

  it('keeps unsaved fills, even across a reload, and saves them on retry', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    server.failures.set('/api/generations/g-1/blanks', 500);
    const { unmount } = await open();
    press('Fill in the blanks');
    type('Ines');
    const retry = await screen.findByRole('button', { name: 'Not saved - retry' }, { timeout: 3_000 });
    server.failures.clear();
    fireEvent.click(retry);
    expect(await screen.findByText('Saved')).toBeTruthy();

    server.failures.set('/api/generations/g-1/blanks', 500);
    type('Ines Halvorsen');
    unmount();
    await waitFor(() => expect(server.getCallsTo('/blanks')).toHaveLength(3));
    await open();
    expect(screen.getAllByText('Ines Halvorsen').length).toBeGreaterThan(0);
    const again = await screen.findByRole('button', { name: 'Not saved - retry' }, { timeout: 3_000 });
    server.failures.clear();
    fireEvent.click(again);
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(server.generation.fills).toEqual({ 'personalInfo.firstName#0': 'Ines Halvorsen' });
  });

  it('downloads either document after saving, and reports open blanks', async () => {
    const opened: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      opened.push(this.pathname);
    });
    const { toasts } = await open();
    press('Fill in the blanks');
    type('Ines Halvorsen');
    press('Download PDF');
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toEqual({ title: 'PDF Generated', description: 'The file still has 3 blanks.' });
    expect(opened).toEqual(['/files/resume.pdf']);
    expect(server.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'PUT /api/generations/g-1/blanks',
      'POST /api/generations/g-1/pdf',
    ]);

    const letter = screen.getByRole('region', { name: 'Cover letter' });
    fireEvent.click(within(letter).getByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(toasts).toHaveLength(2));
    expect(server.getCallsTo('/pdf').map(({ body }) => body)).toEqual([
      { document: 'resume' },
      { document: 'coverLetter' },
    ]);
  });

  it('uses the template of the address unless the account may not download it', async () => {
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    for (const template of ['tech-focused', 'classic-serif', 'no-such-one']) {
      const { toasts, unmount } = await open(`&template=${template}`);
      press('Download PDF');
      await waitFor(() => expect(toasts).toHaveLength(1));
      unmount();
    }
    expect(server.getCallsTo('/pdf').map(({ body }) => body)).toEqual([
      { document: 'resume', templateId: 'tech-focused' },
      { document: 'resume' },
      { document: 'resume' },
    ]);
  });

  it('shows the specified message when the PDF fails', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    server.failures.set('/api/generations/g-1/pdf', 503);
    const { toasts } = await open();
    press('Download PDF');
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toEqual({
      title: 'PDF Generation Failed',
      description: 'Failed to generate PDF. Please try again.',
      variant: 'destructive',
    });
  });

  it('copies the whole resume, and the letter', async () => {
    const written: string[] = [];
    Object.assign(navigator, {
      clipboard: { writeText: (text: string) => Promise.resolve(void written.push(text)) },
    });
    const { toasts } = await open();
    for (const button of screen.getAllByRole('button', { name: 'Copy' })) fireEvent.click(button);
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Copied!', 'Copied!']));
    for (const part of [
      '[Your name]',
      'Registered Nurse',
      '[Email]',
      'Summary',
      '[Employer]',
      '• Assess [number]',
      'Triage',
    ])
      expect(written[0]).toContain(part);
    expect(written[1]).toContain('Dear Hiring Manager,');
    expect(written[1]).toContain('At [Employer] I kept handover short.');
  });

  it('starts over with an empty form', async () => {
    await open();
    press('Generate Another');
    expect(await screen.findByLabelText('Target job title')).toHaveProperty('value', '');
    expect(document.querySelector('output')?.textContent).toBe('');
  });

  it('shows that a result is not the caller’s, and retries after a loading error', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    server.failures.set('/api/generations/g-1', 404);
    const { unmount } = await show('/autonomous?result=g-1');
    expect(await screen.findByText('We couldn’t find these documents.')).toBeTruthy();
    unmount();

    server.failures.set('/api/generations/g-1', 500);
    await show('/autonomous?result=g-1');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.failures.clear();
    fireEvent.click(retry);
    expect(await screen.findByText('58% now, 91% once you fill in the blanks')).toBeTruthy();
  });

  describe('single column', () => {
    beforeEach(() => {
      const none = window.matchMedia('all');
      jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ ...none, media, matches: true }));
    });

    it('shows one document at a time, and switches to the other for its blank', async () => {
      await open();
      expect(screen.getAllByRole('article').map((sheet) => sheet.getAttribute('aria-label'))).toEqual(['Resume']);
      fireEvent.click(screen.getByRole('radio', { name: 'Cover letter' }));
      expect(screen.getByRole('article', { name: 'Cover letter' })).toBeTruthy();
      press('Fill in the blanks');
      expect(screen.getByRole('article', { name: 'Resume' })).toBeTruthy();
    });

    it('returns the focus to the control that opened the form', async () => {
      await open();
      press('Fill in the blanks');
      press('Done for now');
      const begin = screen.getAllByRole('button', { name: 'Fill in the blanks' }).at(-1);
      expect(document.activeElement).toBe(begin);

      fireEvent.click(screen.getByRole('radio', { name: 'Cover letter' }));
      fireEvent.click(screen.getByRole('button', { name: '[Employer]' }));
      // To a blank of the resume, and back to the letter.
      key('Enter');
      expect(screen.getByRole('article', { name: 'Resume' })).toBeTruthy();
      key('Escape');
      const letter = screen.getByRole('article', { name: 'Cover letter' });
      expect(document.activeElement).toBe(within(letter).getByRole('button', { name: '[Employer]' }));
    });

    it('opens the possible gains from the bar, and a fix leads to its blank', async () => {
      await open();
      fireEvent.click(screen.getByRole('button', { name: /Show how to gain points/ }));
      const dialog = screen.getByRole('dialog', { name: 'Score' });
      const rows = within(dialog).getAllByRole('listitem');
      expect(rows.map((row) => /\+\d+/.exec(row.textContent)?.[0])).toEqual(['+6', '+4', '+1']);
      fireEvent.click(within(dialog).getByRole('button', { name: 'Give the employer.' }));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.activeElement).toBe(field('Employer'));
    });
  });
});
