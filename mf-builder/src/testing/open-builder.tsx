import type { ReactElement } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { resumeFormSchema, resumeSchema } from '@shortlist/contracts/builder/saved-resume';
import { sample } from '@shortlist/documents/samples/en';
import { renderScreen, type ScreenTrace } from '@shortlist/shared-ui/testing';
import { Route, Routes } from '@shortlist/shared-ui/router';
import { loadMessages } from '../messages';
import { resume } from './documents';
import type { EditorServer } from './editor-server';

const personalInfo = { ...sample.personalInfo, website: '', linkedin: '' };
/** Resume that passes validation. */
export const stored = resumeSchema.parse({
  ...resume,
  ...resumeFormSchema.parse({ ...sample, personalInfo }),
  id: 'r-1',
});
export const withSummary = (text: string) => ({ ...stored.personalInfo, summary: text });

export function openBuilder(
  server: EditorServer,
  builder: ReactElement,
  { at = '/resume-builder/r-1', set = [stored] } = {},
): Promise<ScreenTrace> {
  for (const one of set) server.resumes.set(one.id, one);
  const screens = (
    <Routes>
      <Route path="/:language?/resume-builder/:id?" element={builder} />
    </Routes>
  );
  return renderScreen(screens, { at, area: 'builder', loadMessages });
}
export const field = (label: string) =>
  screen.findByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });
export const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
export const openSummary = async () => fireEvent.click(await screen.findByText('Summary', { selector: 'h2 span' }));
