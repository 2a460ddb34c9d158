import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from '@shortlist/shared-ui/testing/api-server';
import { completeResumeFixture } from '../testing/document-fixtures';
import { FakeEditorServer } from '../testing/fake-editor-server';
import { renderBuilder } from '../testing/render-builder';
import ResumeBuilderRoute from './resume-builder';

class ImproveServer extends FakeEditorServer {
  improvedText = '';
  draftedSummary = '';
  advice?: 'no_verb';
  receivedRequests: unknown[] = [];
  protected override handle(request: IncomingMessage, response: ServerResponse, body: unknown): void {
    if (request.url === '/api/resumes/r-1/summary-draft')
      return sendJson(response, 200, { before: '', after: this.draftedSummary, writer: 'built-in' });
    if (request.url !== '/api/improve-text') return super.handle(request, response, body);
    this.receivedRequests.push(body);
    const { text } = body as { text: string };
    if (this.improvedText === 'down') return sendJson(response, 502, { code: 'writer_failed', message: 'no' });
    sendJson(response, 200, {
      before: text,
      after: this.improvedText || text,
      writer: 'built-in',
      ...(this.advice && { advice: this.advice }),
    });
  }
}

let server: ImproveServer;
const [firstBullet = ''] = completeResumeFixture.experience[0]?.achievements ?? [];

beforeEach(async () => {
  localStorage.clear();
  server = new ImproveServer();
  server.resumes.set('r-1', completeResumeFixture);
  await server.start();
});
afterEach(() => server.stop());

const getField = (path = 'experience.0.achievements.0') =>
  document.querySelector<HTMLTextAreaElement>(`[data-field="${path}"]`);

async function startImprovement(kind: string, path?: string, ...buttonNames: RegExp[]) {
  const view = await renderBuilder(server, <ResumeBuilderRoute />, { resumes: [] });
  for (const name of buttonNames) fireEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(getField(path)).toBeTruthy());
  const name = getField(path)!.labels[0]!.textContent;
  const findButton = (container: HTMLElement): HTMLElement =>
    within(container).queryByRole('button', { name: `Improve ${name}` }) ?? findButton(container.parentElement!);
  fireEvent.click(findButton(getField(path)!));
  fireEvent.click(await screen.findByRole('button', { name: kind }));
  return { ...view, findPanel: async () => within(await screen.findByRole('group', { name: `Improve ${name}` })) };
}

it('explains that a line without an action needs a verb', async () => {
  server.advice = 'no_verb';
  const { findPanel } = await startImprovement('Stronger verb');
  expect(await (await findPanel()).findByText(/^This line doesn’t say what you did/)).toBeInTheDocument();
});

it('shows the improved bullet next to the old one, and applies it only if the user accepts it', async () => {
  server.improvedText = 'Rebuilt the weekly report.';
  const { findPanel } = await startImprovement('Stronger verb');
  const acceptButton = await (await findPanel()).findByRole('button', { name: 'Accept' });
  expect(getField()?.value).toBe(firstBullet);
  expect(server.receivedRequests[0]).toMatchObject({
    text: firstBullet,
    kind: 'verb',
    place: 'bullet',
    documentLanguage: 'en',
  });
  fireEvent.click(acceptButton);
  await waitFor(() => expect(getField()?.value).toBe('Rebuilt the weekly report.'));
  await waitFor(() => expect(getField()).toHaveFocus());
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  await waitFor(() => expect(getField()?.value).toBe(firstBullet));
});

it('asks for a figure that only the user knows', async () => {
  server.improvedText = 'Rebuilt [number] reports.';
  const { findPanel } = await startImprovement('Add a figure');
  fireEvent.change(await (await findPanel()).findByLabelText(/number/), { target: { value: '12' } });
  fireEvent.click((await findPanel()).getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(getField()?.value).toBe('Rebuilt 12 reports.'));
});

it('does not overwrite text written in the meantime', async () => {
  server.improvedText = 'Rebuilt the weekly report.';
  const { findPanel } = await startImprovement('Stronger verb');
  const acceptButton = await (await findPanel()).findByRole('button', { name: 'Accept' });
  fireEvent.change(getField()!, { target: { value: 'Wrote this instead.' } });
  fireEvent.click(acceptButton);
  expect(await (await findPanel()).findByText(/nothing was replaced/)).toBeInTheDocument();
  expect(getField()?.value).toBe('Wrote this instead.');
});

it('shows a message if nothing improved, the job posting is missing, or the request failed', async () => {
  const { findPanel } = await startImprovement('Shorter');
  expect(await (await findPanel()).findByText('Nothing to cut without losing a fact.')).toBeInTheDocument();
  const name = getField()!.labels[0]!.textContent;
  const improveAgain = async (kind: string) => {
    fireEvent.click(screen.getAllByRole('button', { name: `Improve ${name}` })[0]!);
    fireEvent.click(await screen.findByRole('button', { name: kind }));
  };
  await improveAgain('In the posting’s words');
  expect(await (await findPanel()).findByText(/Add the job posting first/)).toBeInTheDocument();
  server.improvedText = 'down';
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await improveAgain('Shorter');
  expect(await (await findPanel()).findByText(/your text is unchanged/)).toBeInTheDocument();
  jest.restoreAllMocks();
  expect(getField()?.value).toBe(firstBullet);
});

it('improves an achievement', async () => {
  server.resumes.set('r-1', { ...completeResumeFixture, achievements: ['Was responsible for the best report.'] });
  server.improvedText = 'Wrote the best report.';
  const { findPanel } = await startImprovement('Stronger verb', 'achievements.0', /^Achievements/);
  fireEvent.click(await (await findPanel()).findByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(getField('achievements.0')?.value).toBe('Wrote the best report.'));
});

it('improves the description of a project', async () => {
  server.improvedText = 'Maps every bus stop.';
  const { findPanel } = await startImprovement('Shorter', 'projects.0.description', /^Projects/);
  fireEvent.click(await (await findPanel()).findByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(getField('projects.0.description')?.value).toBe('Maps every bus stop.'));
});

it('drafts an empty summary from the rest of the resume', async () => {
  const { personalInfo } = completeResumeFixture;
  server.resumes.set('r-1', { ...completeResumeFixture, personalInfo: { ...personalInfo, summary: '' } });
  await renderBuilder(server, <ResumeBuilderRoute />, { resumes: [] });
  fireEvent.click(await screen.findByRole('button', { name: /^Summary/ }));
  const draftSummary = async () => fireEvent.click(await screen.findByRole('button', { name: 'Draft from my resume' }));
  await draftSummary();
  expect(await screen.findByText(/^Add a job or skills first/)).toBeInTheDocument();
  server.draftedSummary = 'Nurse with 9 years of experience.';
  await draftSummary();
  fireEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(getField('personalInfo.summary')?.value).toBe(server.draftedSummary));
  expect(screen.queryByRole('button', { name: 'Draft from my resume' })).not.toBeInTheDocument();
});
