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

  const show = (url: string) =>
    renderScreen(
      <>
        <Autonomous />
        <LocationProbe />
      </>,
      { url, area: 'generator', loadMessages },
    );
  const clickButton = (name: string) => fireEvent.click(screen.getAllByRole('button', { name })[0]!);

  const openResult = async (extraQuery = '') => {
    const view = await show(`/autonomous?result=g-1${extraQuery}`);
    await screen.findByRole('heading', { level: 1, name: 'Your resume and cover letter' });
    return view;
  };
  const getForm = () => screen.getByRole('region', { name: 'Fill in the blanks' });
  const getField = (name: string | RegExp, group?: string) =>
    within(group ? within(getForm()).getByRole('group', { name: group }) : getForm()).getByRole<HTMLInputElement>(
      'textbox',
      {
        name,
      },
    );
  const typeText = (value: string) =>
    fireEvent.change(document.activeElement as HTMLInputElement, { target: { value } });
  const pressKey = (name: string) => fireEvent.keyDown(document.activeElement!, { key: name });
  const getFocusedLabel = () => document.activeElement?.closest('div')?.querySelector('label')?.textContent;

  it('shows score, industry, verdict, at most 8 keywords, and the number of hidden keywords', async () => {
    await openResult();
    expect(screen.getByText(/Registered Nurse, Healthcare/).textContent).toContain(
      'ATS score 58%, 91% once you fill in the blanks.',
    );
    expect(screen.getByText('Needs optimization for better ATS performance.')).toBeInTheDocument();
    const keywords = screen.getByRole('region', { name: 'Keywords' });
    expect(within(keywords).getAllByRole('listitem')).toHaveLength(9);
    expect(within(keywords).getByText('+1 more')).toBeInTheDocument();
    const allKeywords = screen.getByRole('region', { name: 'All keywords' });
    expect(within(allKeywords).getByText('2 times, in an entry')).toBeInTheDocument();
    expect(within(allKeywords).getByText('not found; add it if it’s true')).toBeInTheDocument();
    expect(screen.getByText('Written by the built-in writer.')).toBeInTheDocument();
  });

  it('shows the checks with the largest gain first, and all checks on request', async () => {
    await openResult();
    const score = screen.getByRole('region', { name: 'Score' });
    const listTitles = () =>
      within(score)
        .getAllByRole('listitem')
        .map((row) => row.querySelector('span')?.textContent);
    expect(listTitles()).toEqual(['Complete experience', 'No blanks left', 'Verbs first']);
    clickButton('Show all 5 checks');
    expect(listTitles()).toHaveLength(5);
    expect(within(score).getByText('not counted')).toBeInTheDocument();
    expect(within(score).getByText('15/26')).toBeInTheDocument();
  });

  it('fills blanks in groups, saves them once, and shows the new score', async () => {
    await openResult();
    expect(screen.getByText('4 blanks to fill.')).toBeInTheDocument();
    clickButton('Fill in the blanks');
    expect(getField('Your name', 'About you')).toHaveFocus();
    typeText('Ines Halvorsen');
    expect(within(screen.getByRole('article', { name: 'Resume' })).getByText('Ines Halvorsen')).toBeInTheDocument();
    pressKey('Enter');
    expect(getField('Email', 'About you')).toHaveFocus();
    pressKey('Enter');
    expect(getField('Employer', 'Job 1: Registered Nurse')).toHaveFocus();
    pressKey('Escape');
    expect(screen.getByRole('button', { name: 'Fill in the blanks' })).toHaveFocus();
    expect(screen.getByText('3 blanks to fill.')).toBeInTheDocument();

    expect(await screen.findByText('Saved', undefined, { timeout: 3_000 })).toBeInTheDocument();
    expect(server.getCallsTo('/blanks').map(({ body }) => body)).toEqual([
      { fills: { 'personalInfo.firstName#0': 'Ines Halvorsen' }, leftOut: [], ownLines: [] },
    ]);
    expect(screen.getByRole('heading', { name: '64% now, 91% once you fill in the blanks' })).toBeInTheDocument();
    expect(localStorage.length).toBe(0);
  });

  it('offers to write the letter from the resume, and to restore the first letter', async () => {
    const { resume, letter } = generationFixture.documents;
    const paragraphs = ['At Orrin Bay, I assess 12 patients a shift. I chose [Company] because [reason].'];
    const fills = { 'experience.0.company#0': 'Orrin Bay', 'experience.0.achievements.0#0': '12' };
    server.letters = {
      resume: { documents: { resume, letter: { ...letter, paragraphs } }, fills },
      title: { fills },
    };
    const { toasts } = await openResult();
    const getLetter = () => screen.getByRole('article', { name: 'Cover letter' });
    expect(screen.queryByRole('button', { name: 'Write it from my resume' })).not.toBeInTheDocument();
    clickButton('Fill in the blanks');
    fireEvent.change(getField('Employer', 'Job 1: Registered Nurse'), { target: { value: 'Orrin Bay' } });
    fireEvent.change(getField(/^Assess/), { target: { value: '12' } });
    clickButton('Write it from my resume');
    await waitFor(() => expect(getLetter()).toHaveTextContent('At Orrin Bay, I assess 12 patients a shift.'));
    // The latest input is saved before the server writes the letter.
    expect(server.calls.map(({ path }) => path)).toEqual([
      '/api/generations/g-1/blanks',
      '/api/generations/g-1/letter',
    ]);
    expect(server.calls[0]?.body).toMatchObject({ fills });
    expect(screen.getByRole('button', { name: 'Write it again' })).toBeInTheDocument();
    clickButton('Back to the first letter');
    await waitFor(() => expect(getLetter()).toHaveTextContent('I kept handover short'));
    server.failures.set('/api/generations/g-1/letter', 500);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    clickButton('Write it from my resume');
    await waitFor(() =>
      expect(toasts.map(({ title }) => title)).toEqual([
        'Your letter now uses the lines of your resume',
        'The first letter is back',
        'We couldn’t write the letter',
      ]),
    );
    expect(getLetter()).toHaveTextContent('I kept handover short');
  });

  it('writes the letter from a corrected resume before it is used, unless the first letter was restored', async () => {
    const paragraphs = ['At Orrin Bay, I taught 9 nurses.'];
    server.letters = {
      resume: {
        documents: { ...generationFixture.documents, letter: { ...generationFixture.documents.letter, paragraphs } },
      },
    };
    await openResult();
    clickButton('Fill in the blanks');
    fireEvent.change(getField('Employer', 'Job 1: Registered Nurse'), { target: { value: 'Orrin Bay' } });
    fireEvent.change(getField(/^What you did there/), { target: { value: 'Taught 9 nurses.' } });
    clickButton('Done for now');
    const letter = screen.getByRole('region', { name: 'Cover letter' });
    await waitFor(() => expect(letter).toHaveTextContent('At Orrin Bay, I taught 9 nurses.'));
    clickButton('Back to the first letter');
    await waitFor(() => expect(letter).toHaveTextContent('I kept handover short'));
    fireEvent.click(within(letter).getByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(server.getCallsTo('/pdf')).toHaveLength(1));
    expect(server.getCallsTo('/letter').map(({ body }) => body)).toEqual([{ source: 'resume' }, { source: 'title' }]);
  });

  it('lets the user close the form at its end, and keeps the input', async () => {
    await openResult();
    clickButton('Fill in the blanks');
    typeText('Ines Halvorsen');
    expect(within(getForm()).getByText('Saved as you type.')).toBeInTheDocument();
    clickButton('Done for now');
    expect(screen.queryByRole('region', { name: 'Fill in the blanks' })).not.toBeInTheDocument();
    expect(screen.getByText('3 blanks to fill.')).toBeInTheDocument();
    expect(await screen.findByText('Saved', undefined, { timeout: 3_000 })).toBeInTheDocument();
  });

  it('does not claim that input is saved while it is not', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    server.failures.set('/api/generations/g-1/blanks', 500);
    await openResult();
    clickButton('Fill in the blanks');
    typeText('Ines Halvorsen');
    await screen.findByRole('button', { name: 'Not saved - retry' }, { timeout: 3_000 });
    expect(within(getForm()).queryByText('Saved as you type.')).not.toBeInTheDocument();
  });

  it('offers the download once all blanks are filled, and hides the potential score', async () => {
    await openResult();
    clickButton('Fill in the blanks');
    for (const value of ['Ines Halvorsen', 'ines@example.org', 'Orrin Bay', '14']) {
      typeText(value);
      pressKey('Enter');
    }
    const status = within(getForm()).getAllByRole('status').at(-1)!;
    expect(status.textContent).toBe('All filled.');
    expect(status).toHaveFocus();
    expect(within(getForm()).getByRole('button', { name: 'Download PDF' })).toBeInTheDocument();
    expect(within(getForm()).queryByRole('button', { name: 'Done for now' })).not.toBeInTheDocument();
    expect(screen.queryByText(/once you fill in the blanks/)).not.toBeInTheDocument();
    clickButton('Close');
    expect(screen.getByText(/Your resume and cover letter are ready to download/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Fill in the blanks' })).not.toBeInTheDocument();
  });

  describe('with several jobs', () => {
    const [job] = generationFixture.documents.resume.experience;
    const jobWithDates = { ...job!, startDate: '[MM/YYYY]', endDate: '[MM/YYYY]', location: '[City]' };
    const earlierJob = { ...jobWithDates, position: '[Earlier title]' };
    beforeEach(() => {
      const resume = { ...generationFixture.documents.resume, experience: [jobWithDates, earlierJob, earlierJob] };
      resume.personalInfo = { ...resume.personalInfo, location: '[City]' };
      server.generation = { ...generationFixture, documents: { ...generationFixture.documents, resume } };
    });
    const listGroupNames = () =>
      within(getForm())
        .getAllByRole('group')
        .flatMap((group) => group.querySelector('legend')?.textContent ?? []);

    it('removes jobs that the user never had, and restores them with their input', async () => {
      await openResult();
      clickButton('Fill in the blanks');
      fireEvent.focus(getField('Employer', 'Job 2'));
      fireEvent.change(getField('Employer', 'Job 2'), { target: { value: 'Lakeshore' } });
      clickButton('I’ve had one job');
      expect(listGroupNames()).toEqual(['About you', 'Job 1: Registered Nurse', 'Skills']);
      expect(screen.queryByText('Lakeshore')).not.toBeInTheDocument();
      await waitFor(() => expect(server.getCallsTo('/blanks').at(-1)?.body).toMatchObject({ jobs: 1 }), {
        timeout: 3_000,
      });
      clickButton('Add an earlier job');
      expect(getField('Employer', 'Job 2').value).toBe('Lakeshore');
      clickButton('Add an earlier job');
      clickButton('Add an earlier job');
      expect(listGroupNames()).toContain('Job 4');
      expect(getFocusedLabel()).toBe('Job title');
      clickButton('Remove job 4');
      expect(listGroupNames()).not.toContain('Job 4');
      expect(within(getForm()).getByText('Job 4 removed.')).toHaveAttribute('role', 'status');
      expect(getField('Job title', 'Job 3')).toHaveFocus();
      expect(within(getForm()).getByRole('button', { name: 'Remove job 3' })).toBeInTheDocument();
    });

    it('asks for the employer before the dates, labels the dates with it, and accepts common date formats', async () => {
      await openResult();
      clickButton('Fill in the blanks');
      const getJobGroup = () => within(within(getForm()).getByRole('group', { name: 'Job 1: Registered Nurse' }));
      fireEvent.change(getField('City', 'About you'), { target: { value: 'Oslo' } });
      fireEvent.change(getJobGroup().getByLabelText('Employer'), { target: { value: 'Northgate' } });
      fireEvent.focus(getJobGroup().getByLabelText('Start at Northgate'));
      getJobGroup().getByLabelText('Start at Northgate').focus();
      typeText('3/19');
      pressKey('Enter');
      expect(getField('Start at Northgate').value).toBe('03/2019');
      expect(getFocusedLabel()).toBe('End at Northgate');
      // Enter accepts the suggestion.
      pressKey('Enter');
      expect(getField('End at Northgate').value).toBe('Present');
      pressKey('Enter');
      fireEvent.change(getField('End at Northgate'), { target: { value: 'ongoing' } });
      fireEvent.blur(getField('End at Northgate'));
      expect(getField('End at Northgate').value).toBe('Present');
      expect(getJobGroup().getByLabelText<HTMLInputElement>('City').value).toBe('Oslo');
    });

    it('immediately reports an end date that is before its start date', async () => {
      await openResult();
      clickButton('Fill in the blanks');
      fireEvent.change(getField('Start date', 'Job 1: Registered Nurse'), { target: { value: '03/2020' } });
      fireEvent.change(getField('End date', 'Job 1: Registered Nurse'), { target: { value: '01/2019' } });
      expect(within(getForm()).getByText('The end date is before the start date.')).toBeInTheDocument();
      fireEvent.change(getField('End date', 'Job 1: Registered Nurse'), { target: { value: '04/2020' } });
      expect(within(getForm()).queryByText('The end date is before the start date.')).not.toBeInTheDocument();
    });
  });

  describe('a line that does not apply to the user', () => {
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
    const getSheet = () => within(screen.getByRole('article', { name: 'Resume' }));
    const getAnnouncement = () => within(getForm()).getAllByRole('status')[0]!.textContent;
    const leaveOut = (line: string) =>
      fireEvent.click(within(getForm()).getByRole('button', { name: `Not true of me: leave this line out ${line}` }));

    it('is left out with its blanks, and the focus moves to the next blank', async () => {
      await openResult();
      clickButton('Fill in the blanks');
      expect(within(getForm()).getByText('6 blanks to fill.')).toBeInTheDocument();
      // One button per line, even for a line with two blanks.
      expect(
        within(getForm()).getAllByRole('button', { name: /^Not true of me: leave this line/, hidden: true }),
      ).toHaveLength(3);
      expect(getSheet().getByText(/patients a shift/)).toBeInTheDocument();
      leaveOut(lines[0]!);
      expect(getSheet().queryByText(/patients a shift/)).not.toBeInTheDocument();
      expect(getSheet().getByText(/Taught new colleagues/)).toBeInTheDocument();
      expect(getFocusedLabel()).toBe('Kept [number] of … beds free.');
      expect(within(getForm()).getByText('5 blanks to fill.')).toBeInTheDocument();
      expect(getAnnouncement()).toBe(`Left out: ${lines[0]}`);
      await waitFor(
        () =>
          expect(server.getCallsTo('/blanks').at(-1)?.body).toEqual({
            fills: {},
            leftOut: ['experience.0.achievements.0'],
            ownLines: [],
          }),
        { timeout: 3_000 },
      );
    });

    it('is restored with its input', async () => {
      await openResult();
      clickButton('Fill in the blanks');
      fireEvent.change(getField(lines[0]!), { target: { value: '14' } });
      leaveOut('Assess 14 patients a shift.');
      expect(getSheet().queryByText(/14/)).not.toBeInTheDocument();
      const card = within(within(getForm()).getByRole('group', { name: 'Job 1: Registered Nurse' }));
      fireEvent.click(card.getByRole('button', { name: 'Put it back Assess 14 patients a shift.' }));
      expect(getField(lines[0]!)).toHaveFocus();
      expect(getField(lines[0]!).value).toBe('14');
      expect(getSheet().getByText('14')).toBeInTheDocument();
      expect(getAnnouncement()).toBe('Put back: Assess 14 patients a shift.');
      expect(card.queryByText(/^Left out/)).not.toBeInTheDocument();
    });

    it('is collapsed if it has no blanks, and keeps the focus when left out', async () => {
      await openResult();
      clickButton('Fill in the blanks');
      const details = within(getForm()).getByText('1 more line: true of you?').closest('details')!;
      expect(details.open).toBe(false);
      fireEvent.click(within(details).getByText('1 more line: true of you?'));
      const button = within(details).getByRole('button');
      button.focus();
      leaveOut(lines[2]!);
      expect(getSheet().queryByText(/Taught new colleagues/)).not.toBeInTheDocument();
      expect(getAnnouncement()).toBe(`Left out: ${lines[2]}`);
      expect(button).toHaveFocus();
      expect(button.textContent).toBe(`Put it back ${lines[2]}`);
      expect(details.querySelector('summary')?.textContent).toBe('1 left out');
      expect(within(getForm()).getByText('6 blanks to fill.')).toBeInTheDocument();
      fireEvent.click(button);
      expect(getSheet().getByText(/Taught new colleagues/)).toBeInTheDocument();
      expect(button).toHaveFocus();
    });

    it('can be replaced by the user’s own lines, which keep the typed text', async () => {
      await openResult();
      clickButton('Fill in the blanks');
      const field = within(getForm()).getByLabelText<HTMLTextAreaElement>(/^What you did there/);
      fireEvent.change(field, { target: { value: '- Cut waiting by 18%.\n\n• Taught 9 nurses.\n' } });
      expect(field.value).toBe('- Cut waiting by 18%.\n\n• Taught 9 nurses.\n');
      expect(getSheet().getByText('Cut waiting by 18%.')).toBeInTheDocument();
      expect(getSheet().getByText('Taught 9 nurses.')).toBeInTheDocument();
      await waitFor(() => expect(server.generation.ownLines).toEqual([['Cut waiting by 18%.', 'Taught 9 nurses.']]));
    });

    it('can be the summary', async () => {
      await openResult();
      clickButton('Fill in the blanks');
      const person = within(within(getForm()).getByRole('group', { name: 'About you' }));
      fireEvent.click(person.getByText('Your summary: true of you?'));
      fireEvent.click(person.getByRole('button', { name: /^Not true of me: leave it out Calm triage/ }));
      expect(getSheet().queryByText(/Calm triage/)).not.toBeInTheDocument();
      expect(person.getByText('1 left out')).toBeInTheDocument();
    });

    it('can be a skill', async () => {
      await openResult();
      clickButton('Fill in the blanks');
      const skills = within(within(getForm()).getByRole('group', { name: 'Skills' }));
      expect(skills.getByText('To check')).toBeInTheDocument();
      fireEvent.click(skills.getByText('2 skills: true of you?'));
      await waitFor(() => expect(skills.queryByText('To check')).not.toBeInTheDocument());
      fireEvent.click(skills.getByRole('button', { name: 'Not a skill of mine: leave it out Triage' }));
      expect(getSheet().queryByText(/Triage/)).not.toBeInTheDocument();
      expect(getSheet().getByText(/Patient education/)).toBeInTheDocument();
      expect(getAnnouncement()).toBe('Left out: Triage');
      fireEvent.click(skills.getByRole('button', { name: 'Put it back Triage' }));
      expect(getSheet().getByText(/Triage/)).toBeInTheDocument();
    });

    it('is left out and restored together with all lines of a job that has another title', async () => {
      const [originalJob] = server.generation.documents.resume.experience;
      server.generation.documents.resume.experience = [{ ...originalJob!, position: '[Job title]' }];
      await openResult();
      clickButton('Fill in the blanks');
      const jobGroup = within(getForm()).getByRole('group', { name: /^Job 1/ });
      const titleField = within(jobGroup).getByRole('textbox', { name: 'Job title' });
      const setTitle = (value: string) => {
        fireEvent.focus(titleField);
        fireEvent.change(titleField, { target: { value } });
        expect(within(jobGroup).queryByText(/were written for/)).not.toBeInTheDocument();
        fireEvent.focus(within(jobGroup).getByRole('textbox', { name: 'Employer' }));
      };
      setTitle('registered nurse (RN)');
      expect(within(jobGroup).queryByText(/were written for/)).not.toBeInTheDocument();
      setTitle('Bookkeeper');
      expect(within(jobGroup).getByText('These lines were written for “Registered Nurse”.')).toBeInTheDocument();
      clickButton('Leave them all out');
      expect(getSheet().queryByText(/patients a shift/)).not.toBeInTheDocument();
      expect(getSheet().queryByText(/Taught new colleagues/)).not.toBeInTheDocument();
      clickButton('Put them all back');
      expect(getSheet().getByText(/patients a shift/)).toBeInTheDocument();
    });

    it('is skipped by Enter, which moves from blank to blank', async () => {
      await openResult();
      clickButton('Fill in the blanks');
      const focusedLabels = [getFocusedLabel()];
      for (let blank = 1; blank < 6; blank++) {
        pressKey('Enter');
        focusedLabels.push(getFocusedLabel());
      }
      expect(focusedLabels).toEqual([
        'Your name',
        'Email',
        'Employer',
        lines[0],
        'Kept [number] of … beds free.',
        'Kept … of [number] beds free.',
      ]);
    });

    it('completes the form if it had the last open blank, and closing keeps the focus', async () => {
      await openResult();
      clickButton('Fill in the blanks');
      for (const value of ['Ines Halvorsen', 'ines@example.org', 'Orrin Bay']) {
        typeText(value);
        pressKey('Enter');
      }
      leaveOut(lines[0]!);
      leaveOut(lines[1]!);
      expect(document.activeElement?.textContent).toBe('All filled.');
      clickButton('Close');
      expect(document.activeElement?.contains(screen.getByRole('article', { name: 'Resume' }))).toBe(true);
      expect(screen.getByText(/Your resume and cover letter are ready to download/)).toBeInTheDocument();
    });

    it('stays left out if the page is reloaded before the change is saved', async () => {
      jest.spyOn(console, 'error').mockImplementation();
      server.failures.set('/api/generations/g-1/blanks', 500);
      const { unmount } = await openResult();
      clickButton('Fill in the blanks');
      leaveOut(lines[1]!);
      unmount();
      await waitFor(() => expect(server.getCallsTo('/blanks')).toHaveLength(1));
      await openResult();
      expect(getSheet().queryByText(/beds free/)).not.toBeInTheDocument();
      expect(screen.getByText('4 blanks to fill.')).toBeInTheDocument();
    });
  });

  describe('a school', () => {
    beforeEach(() => {
      const school = { institution: '[School]', degree: '[Degree]', field: '[Field of study]', endDate: '[YYYY]' };
      const emptyFields = { startDate: '', current: false, location: '', gpa: '', achievements: [] };
      const resume = { ...generationFixture.documents.resume, education: [{ ...school, ...emptyFields }] };
      server.generation = { ...generationFixture, documents: { ...generationFixture.documents, resume } };
    });
    const getCard = () => within(within(getForm()).getByRole('group', { name: 'Education' }));
    const getSheet = () => within(screen.getByRole('article', { name: 'Resume' }));
    const pressInCard = (name: string) => fireEvent.click(getCard().getByRole('button', { name }));

    it('can be listed without a field of study', async () => {
      await openResult();
      clickButton('Fill in the blanks');
      expect(within(getForm()).getByText('8 blanks to fill.')).toBeInTheDocument();
      fireEvent.change(getField('Field of study'), { target: { value: 'Nursing' } });
      pressInCard('No field of study: leave it out');
      expect(getCard().queryByLabelText('Field of study')).not.toBeInTheDocument();
      expect(getSheet().queryByText('Nursing')).not.toBeInTheDocument();
      expect(within(getForm()).getByText('7 blanks to fill.')).toBeInTheDocument();
      expect(getField('Graduation year')).toHaveFocus();
      pressInCard('Put it back Field of study');
      expect(getField('Field of study')).toHaveFocus();
      expect(getField('Field of study').value).toBe('Nursing');
      expect(getSheet().getByText('Nursing')).toBeInTheDocument();
    });

    it('is left out as a whole and restored with all its input', async () => {
      await openResult();
      clickButton('Fill in the blanks');
      fireEvent.change(getField('School'), { target: { value: 'Oslo Cathedral School' } });
      pressInCard('No field of study: leave it out');
      pressInCard('No school to list: leave it out');
      expect(getSheet().queryByText('Education')).not.toBeInTheDocument();
      expect(getCard().queryAllByRole('textbox')).toHaveLength(0);
      expect(
        getCard()
          .getAllByRole('button')
          .map(({ textContent }) => textContent),
      ).toEqual(['Put it back School']);
      expect(within(getForm()).getByText('4 blanks to fill.')).toBeInTheDocument();
      await waitFor(
        () =>
          expect(server.getCallsTo('/blanks').at(-1)?.body).toMatchObject({
            leftOut: ['education.0.field', 'education.0'],
          }),
        { timeout: 3_000 },
      );
      pressInCard('Put it back School');
      expect(getField('School').value).toBe('Oslo Cathedral School');
      expect(getCard().queryByLabelText('Field of study')).not.toBeInTheDocument();
      expect(getField('Degree')).toHaveFocus();
    });
  });

  it('saves again when the network is back, and adopts fills from another tab', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    await openResult();
    server.failures.set('/api/generations/g-1/blanks', 503);
    fireEvent.click(screen.getAllByRole('button', { name: '[Email]' })[0]!);
    typeText('ines@example.org');
    pressKey('Escape');
    expect(await screen.findByText('Not saved - retry', undefined, { timeout: 3_000 })).toBeInTheDocument();
    server.failures.clear();
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('Saved')).toBeInTheDocument();

    localStorage.setItem(
      'generator.fills.g-1',
      JSON.stringify({ fills: { 'personalInfo.firstName#0': 'Ines Halvorsen' } }),
    );
    fireEvent(window, new StorageEvent('storage', { key: 'generator.fills.g-1' }));
    expect(within(screen.getByRole('article', { name: 'Resume' })).getByText('Ines Halvorsen')).toBeInTheDocument();
  });

  it('fills a fact in both documents at the same time', async () => {
    await openResult();
    const letter = screen.getByRole('article', { name: 'Cover letter' });
    fireEvent.click(within(letter).getByRole('button', { name: '[Employer]' }));
    typeText('Orrin Bay');
    pressKey('Escape');
    expect(screen.getAllByText('Orrin Bay')).toHaveLength(2);
    expect(document.activeElement && letter.contains(document.activeElement)).toBe(true);
  });

  it('returns the focus to the clicked blank, even after a move to another blank', async () => {
    await openResult();
    const letter = screen.getByRole('article', { name: 'Cover letter' });
    fireEvent.click(within(letter).getByRole('button', { name: '[Employer]' }));
    pressKey('Enter');
    expect(getField('Assess [number] patients a shift.')).toHaveFocus();
    clickButton('Close');
    expect(within(letter).getByRole('button', { name: '[Employer]' })).toHaveFocus();
  });

  it('explains an invalid value and keeps it off the sheet', async () => {
    await openResult();
    fireEvent.click(screen.getAllByRole('button', { name: '[Email]' })[0]!);
    typeText('ines@');
    pressKey('Enter');
    expect(within(getForm()).getByText('Enter a complete email address.')).toBeInTheDocument();
    expect(within(screen.getByRole('article', { name: 'Resume' })).queryByText('ines@')).not.toBeInTheDocument();
    pressKey('Escape');
    expect(screen.queryByRole('region', { name: 'Fill in the blanks' })).not.toBeInTheDocument();
  });

  it('opens the blank that a fix points to', async () => {
    await openResult();
    clickButton('Give the employer.');
    expect(getField('Employer')).toHaveFocus();
  });

  it('stores unsaved fills across a reload, and saves them on retry', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    server.failures.set('/api/generations/g-1/blanks', 500);
    const { unmount } = await openResult();
    clickButton('Fill in the blanks');
    typeText('Ines');
    const retryButton = await screen.findByRole('button', { name: 'Not saved - retry' }, { timeout: 3_000 });
    server.failures.clear();
    fireEvent.click(retryButton);
    expect(await screen.findByText('Saved')).toBeInTheDocument();

    server.failures.set('/api/generations/g-1/blanks', 500);
    typeText('Ines Halvorsen');
    unmount();
    await waitFor(() => expect(server.getCallsTo('/blanks')).toHaveLength(3));
    await openResult();
    expect(screen.getAllByText('Ines Halvorsen').length).toBeGreaterThan(0);
    const secondRetryButton = await screen.findByRole('button', { name: 'Not saved - retry' }, { timeout: 3_000 });
    server.failures.clear();
    fireEvent.click(secondRetryButton);
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(server.generation.fills).toEqual({ 'personalInfo.firstName#0': 'Ines Halvorsen' });
  });

  it('downloads either document after saving, and reports open blanks', async () => {
    const downloadedPaths: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      downloadedPaths.push(this.pathname);
    });
    const { toasts } = await openResult();
    clickButton('Fill in the blanks');
    typeText('Ines Halvorsen');
    clickButton('Download PDF');
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toEqual({ title: 'PDF Generated', description: 'The file still has 3 blanks.' });
    expect(downloadedPaths).toEqual(['/files/resume.pdf']);
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

  it('uses the template in the URL unless the account may not download it', async () => {
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    for (const template of ['tech-focused', 'classic-serif', 'no-such-one']) {
      const { toasts, unmount } = await openResult(`&template=${template}`);
      clickButton('Download PDF');
      await waitFor(() => expect(toasts).toHaveLength(1));
      unmount();
    }
    expect(server.getCallsTo('/pdf').map(({ body }) => body)).toEqual([
      { document: 'resume', templateId: 'tech-focused' },
      { document: 'resume' },
      { document: 'resume' },
    ]);
  });

  it('shows an error message when the PDF fails', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    server.failures.set('/api/generations/g-1/pdf', 503);
    const { toasts } = await openResult();
    clickButton('Download PDF');
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toEqual({
      title: 'PDF Generation Failed',
      description: 'Failed to generate PDF. Please try again.',
      variant: 'destructive',
    });
  });

  it('copies the whole resume, and the letter', async () => {
    const copiedTexts: string[] = [];
    Object.assign(navigator, {
      clipboard: { writeText: (text: string) => Promise.resolve(void copiedTexts.push(text)) },
    });
    const { toasts } = await openResult();
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
      expect(copiedTexts[0]).toContain(part);
    expect(copiedTexts[1]).toContain('Dear Hiring Manager,');
    expect(copiedTexts[1]).toContain('At [Employer] I kept handover short.');
  });

  it('starts over with an empty form', async () => {
    await openResult();
    clickButton('Generate Another');
    expect(await screen.findByLabelText('Target job title')).toHaveValue('');
    expect(document.querySelector('output')?.textContent).toBe('');
  });

  it('explains that a result was not found, and retries after a loading error', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    server.failures.set('/api/generations/g-1', 404);
    const { unmount } = await show('/autonomous?result=g-1');
    expect(await screen.findByText('We couldn’t find these documents.')).toBeInTheDocument();
    unmount();

    server.failures.set('/api/generations/g-1', 500);
    await show('/autonomous?result=g-1');
    const retryButton = await screen.findByRole('button', { name: 'Retry' });
    server.failures.clear();
    fireEvent.click(retryButton);
    expect(await screen.findByText('58% now, 91% once you fill in the blanks')).toBeInTheDocument();
  });

  describe('single column', () => {
    beforeEach(() => {
      const defaultQuery = window.matchMedia('all');
      jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ ...defaultQuery, media, matches: true }));
    });

    it('shows one document at a time, and switches to the document of the blank that is being filled', async () => {
      await openResult();
      expect(screen.getAllByRole('article').map((sheet) => sheet.getAttribute('aria-label'))).toEqual(['Resume']);
      fireEvent.click(screen.getByRole('radio', { name: 'Cover letter' }));
      expect(screen.getByRole('article', { name: 'Cover letter' })).toBeInTheDocument();
      clickButton('Fill in the blanks');
      expect(screen.getByRole('article', { name: 'Resume' })).toBeInTheDocument();
    });

    it('returns the focus to the control that opened the form', async () => {
      await openResult();
      clickButton('Fill in the blanks');
      clickButton('Done for now');
      const fillButton = screen.getAllByRole('button', { name: 'Fill in the blanks' }).at(-1);
      expect(fillButton).toHaveFocus();

      fireEvent.click(screen.getByRole('radio', { name: 'Cover letter' }));
      fireEvent.click(screen.getByRole('button', { name: '[Employer]' }));
      // Enter moves to a blank in the resume, and Escape returns to the letter.
      pressKey('Enter');
      expect(screen.getByRole('article', { name: 'Resume' })).toBeInTheDocument();
      pressKey('Escape');
      const letter = screen.getByRole('article', { name: 'Cover letter' });
      expect(within(letter).getByRole('button', { name: '[Employer]' })).toHaveFocus();
    });

    it('returns to the resume after a blank in the letter', async () => {
      const { resume, letter } = generationFixture.documents;
      const recipient = [...letter.recipient, '[Company]'];
      server.generation = { ...generationFixture, documents: { resume, letter: { ...letter, recipient } } };
      await openResult();
      clickButton('Fill in the blanks');
      fireEvent.focus(getField('Company you’re applying to'));
      expect(screen.getByRole('article', { name: 'Cover letter' })).toBeInTheDocument();
      clickButton('Done for now');
      expect(screen.getByRole('article', { name: 'Resume' })).toBeInTheDocument();
    });

    it('opens the list of possible gains from the score bar, and a fix opens its blank', async () => {
      await openResult();
      fireEvent.click(screen.getByRole('button', { name: /Show how to gain points/ }));
      const dialog = screen.getByRole('dialog', { name: 'Score' });
      const rows = within(dialog).getAllByRole('listitem');
      expect(rows.map((row) => /\+\d+/.exec(row.textContent)?.[0])).toEqual(['+6', '+4', '+1']);
      fireEvent.click(within(dialog).getByRole('button', { name: 'Give the employer.' }));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(getField('Employer')).toHaveFocus();
    });
  });
});
