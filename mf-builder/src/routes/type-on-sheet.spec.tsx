import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FakeEditorServer } from '../testing/fake-editor-server';
import { findField, renderBuilder, completeResumeFixture, changeValue } from '../testing/render-builder';
import ResumeBuilderRoute from './resume-builder';

const server = new FakeEditorServer();

beforeEach(() => server.startEmpty());
afterEach(() => server.stop());

const line = (text: string) => within(screen.getByRole('article', { name: 'Resume' })).getByText(text);
const editor = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Edit line' });
const headline = completeResumeFixture.personalInfo.headline;

async function open() {
  await renderBuilder(server, <ResumeBuilderRoute />, { at: '/resume-builder/r-1?tab=content' });
  await findField('First name');
  await waitFor(() => expect(line(headline)).toBeTruthy());
}

it('edits a line in place, with the same value and undo history as the form', async () => {
  await open();
  fireEvent.click(line(headline));
  expect(document.activeElement).toBe(editor());
  expect(editor().value).toBe(headline);
  changeValue(editor(), 'Data Engineer');
  await waitFor(() => expect(line('Data Engineer')).toBeTruthy());
  fireEvent.keyDown(editor(), { key: 'Enter' });
  expect(screen.queryByRole('textbox', { name: 'Edit line' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Data Engineer');
  fireEvent.keyDown(window, { key: 'z', ctrlKey: true });
  await waitFor(() => expect(line(headline)).toBeTruthy());
});

it('reverts on Escape, and leaves Enter to the input method', async () => {
  await open();
  fireEvent.click(line(headline));
  changeValue(editor(), 'X');
  fireEvent.keyDown(editor(), { key: 'Enter', isComposing: true });
  expect(editor().value).toBe('X');
  fireEvent.keyDown(editor(), { key: 'Escape' });
  await waitFor(() => expect(line(headline)).toBeTruthy());
});

it('moves between lines with the keyboard, also while editing', async () => {
  await open();
  const pane = screen.getByRole('region', { name: 'Sheet, as it will print' });
  pane.focus();
  fireEvent.keyDown(pane, { key: 'Enter' });
  expect(document.activeElement?.textContent).toBe(completeResumeFixture.personalInfo.firstName);
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown' });
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown' });
  expect(document.activeElement?.textContent).toBe(headline);
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowUp' });
  fireEvent.keyDown(document.activeElement as Element, { key: 'Enter' });
  expect(editor().value).toBe(completeResumeFixture.personalInfo.lastName);
  fireEvent.keyDown(editor(), { key: 'Tab' });
  await waitFor(() => expect(editor().value).toBe(headline));
});
