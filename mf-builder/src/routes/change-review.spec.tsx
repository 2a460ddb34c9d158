import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ProposedChange } from '@shortlist/contracts/builder/optimization';
import type { JobMatch } from '@shortlist/contracts/platform/job-match';
import { completeResumeFixture } from '../testing/document-fixtures';
import { FakeChangeReviewServer } from '../testing/fake-change-review-server';
import { renderBuilder } from '../testing/render-builder';
import ResumeBuilderRoute from './resume-builder';

let server: FakeChangeReviewServer;

const [firstBullet = '', secondBullet = ''] = completeResumeFixture.experience[0]?.achievements ?? [];
const createChange = (id: string, overrides: Partial<ProposedChange>): ProposedChange => ({
  id,
  path: '',
  before: '',
  after: '',
  verdict: 'safe',
  reason: 'Clearer.',
  points: 1,
  ...overrides,
});

beforeEach(async () => {
  localStorage.clear();
  server = new FakeChangeReviewServer();
  server.resumes.set('r-1', completeResumeFixture);
  server.changes = [
    createChange('1', { path: 'experience.0.achievements.0', before: firstBullet, after: 'Led the front door.' }),
    createChange('2', { path: 'experience.0.achievements.1', before: secondBullet, after: 'Second, reworded.' }),
    createChange('3', {
      path: 'skills',
      after: 'Epic',
      verdict: 'confirm',
      question: 'Have you used Epic?',
      serves: 'Epic',
      asked: 'You know Epic.',
    }),
    createChange('4', {
      path: 'personalInfo.summary',
      before: completeResumeFixture.personalInfo.summary,
      after: 'Led [number] nurses.',
      verdict: 'blank',
    }),
  ];
  await server.start();
});
afterEach(() => {
  jest.restoreAllMocks();
  return server.stop();
});

const createMatch = (missing: Partial<JobMatch['missing']>): JobMatch => {
  const part = { applies: true, points: 5, max: 10, asked: '', found: '' };
  return {
    matchScore: 50,
    potential: 60,
    parts: { coverage: part, title: part, years: part, degree: part },
    terms: [],
    missing: { evidenced: [], sayItTheirWay: [], askYourself: [], ...missing },
    knockOuts: [],
  };
};
const openBuilder = (url = '/resume-builder/r-1') =>
  renderBuilder(server, <ResumeBuilderRoute />, { url, resumes: [] });
const pressButton = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const listSaves = () => server.writes.filter(({ method, path }) => method === 'PUT' && path === '/api/resumes/r-1');
const findItem = async (location: RegExp) => within((await screen.findByText(location)).closest('li') as HTMLElement);

/** Makes max-width media queries match as they would in a window of this width. */
const mockNarrowWindow = (width: number) =>
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: width <= Number(/max-width: (\d+)/.exec(query)?.[1]),
        addEventListener() {},
        removeEventListener() {},
      }) as never,
  );

async function optimize() {
  const view = await openBuilder();
  await pressButton('AI Optimize');
  await pressButton('Find better wording');
  await screen.findByRole('heading', { name: 'Review 4 changes' });
  return view;
}

async function openBaseReview() {
  server.resumes.set('r-1', { ...completeResumeFixture, baseId: 'r-0' });
  server.baseChanges = [
    {
      ...createChange('1', {
        path: 'personalInfo.phone',
        before: completeResumeFixture.personalInfo.phone,
        after: '555 0100',
      }),
      kind: 'text',
    },
  ];
  await openBuilder('/resume-builder/r-1?review=base');
  await screen.findByRole('heading', { name: 'Review 1 change' });
}

it('moves the focus to the score and back, and explains why the score is closed during a review', async () => {
  const { toasts } = await openBuilder();
  await pressButton(/ATS score$/);
  const scoreToggle = await screen.findByRole('button', { name: /Hide score$/ });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Score' })).toHaveFocus());
  await pressButton('Close score');
  expect(scoreToggle).toHaveFocus();
  await pressButton(/ATS score$/);
  await pressButton('AI Optimize');
  await pressButton('Find better wording');
  await screen.findByRole('heading', { name: 'Review 4 changes' });
  expect(scoreToggle.textContent).toMatch(/ATS score$/);
  expect(scoreToggle).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(scoreToggle);
  expect(toasts[0]?.title).toBe('Apply or discard the suggestions first. Then you can open the score.');
  await pressButton('Discard');
  await waitFor(() => expect(scoreToggle).not.toHaveAttribute('aria-disabled'));
});

it('explains on phones why the score is closed during a review', async () => {
  mockNarrowWindow(600);
  const { toasts } = await optimize();
  await pressButton(/Show how to gain points$/);
  expect(toasts[0]?.title).toBe('Apply or discard the suggestions first. Then you can open the score.');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('does not optimize an empty resume', async () => {
  const { toasts } = await openBuilder('/resume-builder');
  await pressButton('AI Optimize');
  expect(toasts[0]?.title).toBe('No resume to optimize');
});

it('shows the projected scores first, then the scores with the accepted changes', async () => {
  server.optimizedScores = { atsScore: 88, matchScoreNow: 40, matchScore: 45 };
  server.matchScore = 40;
  server.previewScores = { atsScore: 87, matchScore: 43 };
  const { unmount } = await optimize();
  await screen.findByText(/Job match: 40 now, 45 with the safe changes\. Score: 84 now, 88 with the safe changes\./);
  await pressButton('Accept 2 safe changes');
  const status = await screen.findByText(/^2 suggestions left/);
  expect(status.textContent).not.toMatch(/safe changes/);
  await screen.findByText(
    /^2 suggestions left\. Job match: 40 before, 43 with your changes\. Score: 84 before, 87 with your changes\./,
  );
  unmount();
  localStorage.clear();
  server.optimizedScores = { atsScore: 84, matchScoreNow: 40, matchScore: 40 };
  await optimize();
  screen.getByText(/Job match 40\. Score 84\. Written/);
});

it('accepts a suggestion with a blank only once it is filled in', async () => {
  await optimize();
  const input = screen.getByLabelText(/number/);
  const item = within(input.closest('li') as HTMLElement);
  fireEvent.click(item.getByRole('button', { name: 'Accept' }));
  expect(input).toHaveFocus();
  expect(item.getByText('Fill this in first, or reject the change.')).toBeInTheDocument();
  fireEvent.click(item.getByRole('button', { name: 'Edit' }));
  expect(item.getByText('Replace the text in brackets.')).toBeInTheDocument();
});

it('adds a detail to a safe change only if it is filled in', async () => {
  server.changes = server.changes.map((change) =>
    change.id === '1'
      ? { ...change, withDetail: `${change.after}, [how often]`, question: 'For example: daily.' }
      : change,
  );
  await optimize();
  const input = screen.getByLabelText('how often');
  fireEvent.change(input, { target: { value: 'every day' } });
  fireEvent.keyDown(input, { key: 'Enter' });
  await pressButton('Apply 1 change');
  await waitFor(() => expect(listSaves()).toHaveLength(1));
  expect(listSaves()[0]?.body?.experience[0]?.achievements[0]).toBe(`${server.changes[0]?.after}, every day`);
});

it('shows three suggestions and six keywords, and the rest on request', async () => {
  const { toasts } = await optimize();
  expect(toasts).toEqual([]);
  expect(screen.getByText('Three')).toBeInTheDocument();
  expect(screen.queryByText('Four')).not.toBeInTheDocument();
  expect(screen.queryByText('g')).not.toBeInTheDocument();
  await pressButton('Show all');
  expect(screen.getByText('Four')).toBeInTheDocument();
  expect(screen.getByText('g')).toBeInTheDocument();
});

it('changes nothing until the changes are applied, and then applies only accepted ones', async () => {
  await optimize();
  await pressButton('Accept 2 safe changes');
  fireEvent.click((await findItem(/bullet 2:/)).getByRole('button', { name: /Undo/ }));
  fireEvent.click((await findItem(/bullet 2$/)).getByRole('button', { name: /Reject/ }));
  expect(listSaves()).toEqual([]);
  await pressButton('Apply 1 change');
  await waitFor(() => expect(listSaves()).toHaveLength(1));
  const { body } = listSaves()[0] ?? {};
  expect(body).toMatchObject({ cause: 'ai', aiOptimized: true });
  expect(body?.experience[0]?.achievements.slice(0, 2)).toEqual(['Led the front door.', secondBullet]);
  expect(body?.skills).toEqual(completeResumeFixture.skills);
  expect(body?.personalInfo.summary).toBe(completeResumeFixture.personalInfo.summary);
  await waitFor(() => expect(screen.queryByRole('heading', { name: /Review/ })).not.toBeInTheDocument());
});

it('accepts changes that need the user’s facts only individually, once completed or edited', async () => {
  await optimize();
  expect(screen.getByText('The posting says: “You know Epic.”')).toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('Epic: where did you use it?'), { target: { value: 'skills' } });
  // Selecting an option decides nothing, because the arrow keys change the selection.
  expect(screen.getByText(/4 suggestions left/)).toBeInTheDocument();
  await pressButton('Accept Epic');
  fireEvent.change(screen.getByLabelText(/number/), { target: { value: '14' } });
  fireEvent.click(
    within(screen.getByLabelText(/number/).closest('li') as HTMLElement).getByRole('button', { name: /^Accept/ }),
  );
  fireEvent.click((await findItem(/bullet 1$/)).getByRole('button', { name: /Edit/ }));
  fireEvent.change(screen.getByLabelText('In your own words'), { target: { value: 'My own words.' } });
  await pressButton('Use this text');
  await pressButton('Apply 3 changes');
  await waitFor(() => expect(listSaves()).toHaveLength(1));
  const { body } = listSaves()[0] ?? {};
  expect(body?.skills.at(-1)).toBe('Epic');
  expect(body?.personalInfo.summary).toBe('Led 14 nurses.');
  expect(body?.experience[0]?.achievements[0]).toBe('My own words.');
});

it('supports keyboard shortcuts, except for accepting a change that asks a question', async () => {
  await optimize();
  const heading = screen.getByRole('heading', { name: 'Review 4 changes' });
  expect(heading).toHaveFocus();
  const pressKey = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
  pressKey('a');
  pressKey('r');
  pressKey('a');
  expect(await screen.findByText(/2 suggestions left/)).toBeInTheDocument();
  pressKey('u');
  expect(await screen.findByText(/3 suggestions left/)).toBeInTheDocument();
});

it('keeps the focus on the changes after each action, and on the last button when all are decided', async () => {
  await optimize();
  const getFocusedText = () =>
    document.activeElement?.closest('li')?.textContent ?? document.activeElement?.textContent;
  fireEvent.click((await findItem(/bullet 1$/)).getByRole('button', { name: /^Accept/ }));
  await waitFor(() => expect(getFocusedText()).toContain('Second, reworded.'));
  fireEvent.click((await findItem(/bullet 2$/)).getByRole('button', { name: /^Reject/ }));
  await waitFor(() => expect(getFocusedText()).toContain('Epic'));
  fireEvent.click(screen.getByRole('button', { name: 'Haven’t used it Epic' }));
  await waitFor(() => expect(getFocusedText()).toContain('nurses'));
  fireEvent.keyDown(document.activeElement as Element, { key: 'r' });
  await waitFor(() => expect(getFocusedText()).toBe('Apply 1 change'));
});

it('adds a term to the job where the user used it, stores rejections and reports applied changes', async () => {
  const { toasts } = await optimize();
  const usedInSelect = screen.getByLabelText('Epic: where did you use it?');
  fireEvent.change(usedInSelect, { target: { value: 'experience.0.achievements.1' } });
  await pressButton('Edit Epic');
  const ownWordsField = screen.getByLabelText<HTMLTextAreaElement>('In your own words', { exact: false });
  expect(ownWordsField.value).toBe(secondBullet);
  expect(screen.getByRole('button', { name: 'Use this text' })).toHaveAttribute('aria-disabled', 'true');
  await pressButton('Back');
  expect(screen.getByRole('button', { name: 'Edit Epic' })).toHaveFocus();
  await pressButton('Edit Epic');
  fireEvent.change(screen.getByLabelText('In your own words', { exact: false }), {
    target: { value: 'Charted each shift in Epic.' },
  });
  await pressButton('Use this text');
  expect(screen.getByRole('button', { name: /^Undo Epic: Experience, .*bullet 2$/ })).toBeInTheDocument();
  fireEvent.click((await findItem(/bullet 1$/)).getByRole('button', { name: /^Reject/ }));
  await pressButton('Apply 2 changes');
  await waitFor(() => expect(listSaves()).toHaveLength(1));
  expect(listSaves()[0]?.body?.experience[0]?.achievements[1]).toBe('Charted each shift in Epic.');
  await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Resume Optimized']));
  await waitFor(() =>
    expect(server.rejections).toEqual([{ changes: [{ before: firstBullet, after: 'Led the front door.' }] }]),
  );
});

it('suggests a typical bullet for a term when the user adds it as a new bullet', async () => {
  server.changes = server.changes.map((change) =>
    change.after === 'Epic' ? { ...change, draft: { current: 'Chart in Epic.', past: 'Charted in Epic.' } } : change,
  );
  await optimize();
  const path = `experience.0.achievements.${completeResumeFixture.experience[0]?.achievements.length} new`;
  fireEvent.change(screen.getByLabelText('Epic: where did you use it?'), { target: { value: path } });
  await pressButton('Edit Epic');
  const ownWordsField = screen.getByLabelText<HTMLTextAreaElement>('In your own words', { exact: false });
  expect(ownWordsField.value).toBe('Charted in Epic.');
  expect(screen.getByText(/^A typical line about Epic/)).toBeInTheDocument();
  fireEvent.change(ownWordsField, { target: { value: 'Charted every shift in Epic.' } });
  await pressButton('Use this text');
  await pressButton('Apply 1 change');
  await waitFor(() => expect(listSaves()).toHaveLength(1));
  expect(listSaves()[0]?.body.experience[0]?.achievements.at(-1)).toBe('Charted every shift in Epic.');
});

it('deletes a line only if the user accepts its deletion or clears its text', async () => {
  server.changes = server.changes.map((change) =>
    change.id === '1' ? { ...change, kind: 'remove', after: '', verdict: 'loses' } : change,
  );
  await optimize();
  const deletionItem = await findItem(/bullet 1$/);
  expect(deletionItem.getByText(firstBullet).tagName).toBe('DEL');
  fireEvent.keyDown(document.activeElement as Element, { key: 'a' });
  expect(screen.getByText(/4 suggestions left/)).toBeInTheDocument();
  fireEvent.click(deletionItem.getByRole('button', { name: 'Delete line' }));
  expect((await findItem(/bullet 1:/)).getByText('Deleted')).toBeInTheDocument();

  fireEvent.click((await findItem(/bullet 2$/)).getByRole('button', { name: /Edit/ }));
  fireEvent.change(screen.getByLabelText('In your own words'), { target: { value: ' ' } });
  await pressButton('Delete line');
  const summaryItem = within(screen.getByLabelText(/number/).closest('li') as HTMLElement);
  fireEvent.click(summaryItem.getByRole('button', { name: /Edit/ }));
  fireEvent.change(screen.getByLabelText('In your own words'), { target: { value: '' } });
  expect(screen.getByText('Write some text first.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Use this text' })).toHaveAttribute('aria-disabled', 'true');
  await pressButton('Back');
  const options = within(screen.getByLabelText('Epic: where did you use it?')).getAllByRole('option');
  expect(options.filter(({ textContent }) => textContent.includes(secondBullet.slice(0, 20)))).toEqual([]);

  await pressButton('Apply 2 changes');
  await waitFor(() => expect(listSaves()).toHaveLength(1));
  expect(listSaves()[0]?.body.experience[0]?.achievements).toEqual(
    completeResumeFixture.experience[0]?.achievements.slice(2),
  );
});

it('keeps the other steps available during a review', async () => {
  await optimize();
  fireEvent.click(screen.getByRole('tab', { name: /Choose Template/ }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Review 4 changes' })).not.toBeInTheDocument());
  expect(screen.getByRole('tab', { name: /Choose Template/, selected: true })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('tab', { name: /Add Content/ }));
  expect(await screen.findByRole('heading', { name: 'Review 4 changes' })).toBeInTheDocument();
});

it('focuses the job posting field when the dialog opens', async () => {
  await openBuilder();
  await pressButton('AI Optimize');
  await waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'));
});

it('keeps the review after a reload', async () => {
  const view = await optimize();
  await pressButton('Accept 2 safe changes');
  view.unmount();
  await openBuilder();
  expect(await screen.findByText(/2 suggestions left/)).toBeInTheDocument();
});

it('asks for confirmation before discarding decisions', async () => {
  await optimize();
  await pressButton('Accept 2 safe changes');
  await pressButton('Discard');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: /Review/ })).not.toBeInTheDocument());
  expect(listSaves()).toEqual([]);
  expect(screen.getByRole('button', { name: 'AI Optimize' })).toHaveFocus();
});

it('shows which personal field is affected by a change to the original', async () => {
  await openBaseReview();
  expect(screen.getByRole('heading', { level: 3, name: 'Personal information, Phone' })).toBeInTheDocument();
});

it('explains, before discarding changes to the original, that they stay available', async () => {
  await openBaseReview();
  await pressButton('Accept 1 safe change');
  await pressButton('Discard');
  expect(within(await screen.findByRole('dialog')).getByText(/you can still review the changes/)).toBeInTheDocument();
});

it('returns the focus to the button that starts a review when all changes are rejected', async () => {
  server.changes = server.changes.slice(0, 1);
  await openBuilder();
  await pressButton('AI Optimize');
  await pressButton('Find better wording');
  await pressButton(/^Reject/);
  await pressButton('Close');
  expect(screen.getByRole('button', { name: 'AI Optimize' })).toHaveFocus();
});

it('opens the review only once from a deep link, then removes it from the URL', async () => {
  await openBaseReview();
  await pressButton('Discard');
  expect(await screen.findByRole('button', { name: 'Review changes' })).toBeInTheDocument();
  expect(window.location.search).toBe('?tab=content');
});

it('opens the paywall when no free uses are left, and reports a failure', async () => {
  server.errorResponse = { status: 402, code: 'free_limit_reached' };
  const { toasts } = await openBuilder();
  await pressButton('AI Optimize');
  await pressButton('Find better wording');
  await pressButton('Go back');
  server.errorResponse = { status: 502, code: 'writer_failed' };
  await pressButton('AI Optimize');
  await pressButton('Find better wording');
  await waitFor(() =>
    expect(toasts.at(-1)).toMatchObject({
      title: 'Optimization Failed',
      description: 'Failed to optimize resume. Please try again.',
    }),
  );
});

it('links from a check to its field, and marks the check as fixed in place', async () => {
  await openBuilder();
  await pressButton(/ATS score 84 of 100/);
  expect(await screen.findByText('8 points to gain')).toBeInTheDocument();
  await pressButton('Say how many.');
  await waitFor(() => expect(document.activeElement?.getAttribute('data-field')).toBe('experience.0.achievements.0'));
  server.checks = server.checks.map((check) => ({ ...check, points: Math.max(check.points, check.reachable) }));
  fireEvent.change(document.activeElement as Element, { target: { value: 'Assigned 14 nurses.' } });
  expect(await screen.findByText('fixed')).toBeInTheDocument();
  expect(screen.getByText('Quantities')).toBeInTheDocument();
});

it('shows the score verdict only once, next to the reachable score', async () => {
  server.checks = server.checks.map((check) => ({ ...check, group: 'complete' }));
  await openBuilder();
  await pressButton(/ATS score$/);
  expect(await screen.findByText('You can reach 92.')).toBeInTheDocument();
  expect(screen.getAllByText(/Almost there/)).toHaveLength(1);
});

it('replaces the sheet with the score if there is no room for both', async () => {
  mockNarrowWindow(1100);
  await openBuilder();
  expect(await screen.findByRole('region', { name: 'Sheet, as it will print' })).toBeInTheDocument();
  await pressButton(/ATS score$/);
  await screen.findByRole('heading', { name: 'Score' });
  expect(screen.queryByRole('region', { name: 'Sheet, as it will print' })).not.toBeInTheDocument();
  await pressButton('Close score');
  expect(await screen.findByRole('region', { name: 'Sheet, as it will print' })).toBeInTheDocument();
});

it('asks where a missing term was used before adding it, and remembers terms that were not used', async () => {
  server.match = createMatch({ askYourself: ['Epic', 'Telehealth'] });
  await openBuilder();
  await pressButton(/Job match/);
  await pressButton('Epic');
  fireEvent.change(await screen.findByLabelText('Epic: where did you use it?'), { target: { value: 'skills' } });
  await pressButton('Accept Epic');
  await waitFor(() => expect(server.getResume('r-1').draft?.skills.at(-1)).toBe('Epic'), { timeout: 5_000 });
  await pressButton('Telehealth');
  expect(screen.getByLabelText('Telehealth: where did you use it?')).toHaveFocus();
  const previousCount = server.scoreRequestCount;
  await pressButton('Haven’t used it Telehealth');
  expect(screen.queryByRole('button', { name: 'Telehealth' })).not.toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
  await waitFor(() => expect(server.rejections).toEqual([{ changes: [{ before: '', after: 'Telehealth' }] }]));
  await waitFor(() => expect(server.scoreRequestCount).toBeGreaterThan(previousCount));
});

it('stores the job posting with the resume, and shows the job match first, including in the history', async () => {
  await openBuilder();
  await pressButton(/ATS score 84 of 100/);
  fireEvent.click(screen.getByText('Target job:'));
  const postingField = screen.getByLabelText('Job posting', { exact: false });
  fireEvent.change(postingField, { target: { value: 'Nurse wanted' } });
  await waitFor(() => expect(server.getResume('r-1').draft?.jobPosting).toBe('Nurse wanted'), { timeout: 5_000 });
  server.matchScore = 50;
  fireEvent.change(postingField, { target: { value: 'Nurse wanted at once' } });
  await waitFor(() => expect(server.getResume('r-1').draft?.jobPosting).toBe('Nurse wanted at once'), {
    timeout: 5_000,
  });
  fireEvent.click(screen.getByRole('tab', { name: /Preview/ }));
  const history = within(await screen.findByRole('region', { name: 'History' }));
  expect(await history.findByText('50')).toBeInTheDocument();
});
