import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderScreen, type RenderScreenResult } from '@shortlist/shared-ui/testing';
import { loadMessages } from '../../messages';
import { ResumeEditorProvider } from '../../shared/resume-editor/resume-editor-context';
import { resumeFixture } from '../../testing/document-fixtures';
import { FakeEditorServer } from '../../testing/fake-editor-server';
import { ResumeUnplacedLines } from './resume-unplaced-lines';

const server = new FakeEditorServer();
beforeEach(async () => {
  localStorage.clear();
  await server.start();
});
afterEach(() => server.stop());

const line = { id: 't-1', text: 'Driving licence, own car', where: 'Under “Other”' };
const placeLine = (path: string) => {
  fireEvent.change(screen.getByLabelText('Add to… “Driving licence, own car”'), { target: { value: path } });
  fireEvent.click(screen.getByRole('button', { name: 'Add Driving licence, own car' }));
};
const resumeWithUnplacedLine = { ...resumeFixture, tray: [line] };

function renderUnplacedLines(): Promise<RenderScreenResult> {
  server.resumes.set('r-1', resumeWithUnplacedLine);
  const element = (
    <ResumeEditorProvider
      resume={resumeWithUnplacedLine}
      templateId={resumeWithUnplacedLine.templateId}
      onCreated={() => undefined}
    >
      <ResumeUnplacedLines />
    </ResumeEditorProvider>
  );
  return renderScreen(element, { area: 'builder', loadMessages });
}

it('saves the resume when a line is placed, and disappears when no line is left', async () => {
  const { toasts } = await renderUnplacedLines();
  placeLine('certifications');
  expect(screen.queryByText('Unplaced lines')).not.toBeInTheDocument();
  expect(toasts.at(-1)?.title).toBe('Added to Certifications');
  await waitFor(() =>
    expect(server.getResume('r-1').draft).toMatchObject({
      tray: [],
      certifications: [{ name: 'Driving licence, own car', issuer: '', date: '' }],
    }),
  );
});

it('restores a discarded line', async () => {
  const { toasts } = await renderUnplacedLines();
  fireEvent.click(screen.getByLabelText('Discard “Driving licence, own car”'));
  expect(screen.queryByText('Unplaced lines')).not.toBeInTheDocument();
  act(() => toasts.at(-1)?.action?.onPress());
  expect(screen.getByText('1 line')).toBeInTheDocument();
});

it('keeps the line when its destination is full', async () => {
  const fullResume = { ...resumeWithUnplacedLine, skills: Array.from({ length: 200 }, (_, index) => `Skill ${index}`) };
  server.resumes.set('r-1', fullResume);
  const { toasts } = await renderScreen(
    <ResumeEditorProvider resume={fullResume} templateId={fullResume.templateId} onCreated={() => undefined}>
      <ResumeUnplacedLines />
    </ResumeEditorProvider>,
    { area: 'builder', loadMessages },
  );
  placeLine('skills');
  expect(toasts).toMatchObject([{ title: 'Skills is full', variant: 'destructive' }]);
  expect(screen.getByText('1 line')).toBeInTheDocument();
});
