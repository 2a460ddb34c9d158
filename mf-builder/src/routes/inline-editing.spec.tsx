import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FakeEditorServer } from '../testing/fake-editor-server';
import { completeResumeFixture } from '../testing/document-fixtures';
import { findField, renderBuilder, changeValue } from '../testing/render-builder';
import ResumeBuilderRoute from './resume-builder';

const server = new FakeEditorServer();

beforeEach(() => server.startEmpty());
afterEach(() => server.stop());

const getLine = (text: string) => within(screen.getByRole('article', { name: 'Resume' })).getByText(text);
const getEditor = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Edit line' });
const headline = completeResumeFixture.personalInfo.headline;

async function openBuilder() {
  await renderBuilder(server, <ResumeBuilderRoute />, { url: '/resume-builder/r-1?tab=content' });
  await findField('First name');
  await waitFor(() => expect(getLine(headline)).toBeTruthy());
}

it('edits a line in place, with the same value and undo history as the form', async () => {
  await openBuilder();
  fireEvent.click(getLine(headline));
  expect(getEditor()).toHaveFocus();
  expect(getEditor().value).toBe(headline);
  changeValue(getEditor(), 'Data Engineer');
  await waitFor(() => expect(getLine('Data Engineer')).toBeTruthy());
  fireEvent.keyDown(getEditor(), { key: 'Enter' });
  expect(screen.queryByRole('textbox', { name: 'Edit line' })).not.toBeInTheDocument();
  expect(document.activeElement?.textContent).toBe('Data Engineer');
  fireEvent.keyDown(window, { key: 'z', ctrlKey: true });
  await waitFor(() => expect(getLine(headline)).toBeTruthy());
});

it('reverts on Escape, and leaves Enter to the input method', async () => {
  await openBuilder();
  fireEvent.click(getLine(headline));
  changeValue(getEditor(), 'X');
  fireEvent.keyDown(getEditor(), { key: 'Enter', isComposing: true });
  expect(getEditor().value).toBe('X');
  fireEvent.keyDown(getEditor(), { key: 'Escape' });
  await waitFor(() => expect(getLine(headline)).toBeTruthy());
});

it('moves between lines with the keyboard, including while editing', async () => {
  await openBuilder();
  const pane = screen.getByRole('region', { name: 'Sheet, as it will print' });
  pane.focus();
  fireEvent.keyDown(pane, { key: 'Enter' });
  expect(document.activeElement?.textContent).toBe(completeResumeFixture.personalInfo.firstName);
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown' });
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown' });
  expect(document.activeElement?.textContent).toBe(headline);
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowUp' });
  fireEvent.keyDown(document.activeElement as Element, { key: 'Enter' });
  expect(getEditor().value).toBe(completeResumeFixture.personalInfo.lastName);
  fireEvent.keyDown(getEditor(), { key: 'Tab' });
  await waitFor(() => expect(getEditor().value).toBe(headline));
});
