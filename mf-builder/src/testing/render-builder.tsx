import type { ReactElement } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { renderScreen, type RenderScreenResult } from '@shortlist/shared-ui/testing';
import { Route, Routes } from '@shortlist/shared-ui/router';
import { loadMessages } from '../messages';
import { completeResumeFixture } from './document-fixtures';
import type { FakeEditorServer } from './fake-editor-server';

export const createPersonalInfo = (summary: string) => ({ ...completeResumeFixture.personalInfo, summary });

export function renderBuilder(
  server: FakeEditorServer,
  builder: ReactElement,
  { url = '/resume-builder/r-1', resumes = [completeResumeFixture] } = {},
): Promise<RenderScreenResult> {
  for (const resume of resumes) server.resumes.set(resume.id, resume);
  const element = (
    <Routes>
      <Route path="/:language?/resume-builder/:id?" element={builder} />
    </Routes>
  );
  return renderScreen(element, { url, area: 'builder', loadMessages });
}
export const findField = (label: string) =>
  screen.findByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });
export const changeValue = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
export const openSummarySection = async () =>
  fireEvent.click(await screen.findByText('Summary', { selector: 'h2 span' }));
