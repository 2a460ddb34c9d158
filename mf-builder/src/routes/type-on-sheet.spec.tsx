import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { EditorServer } from '../testing/editor-server';
import { field, openBuilder, stored, type } from '../testing/open-builder';
import ResumeBuilder from './resume-builder';

const server = new EditorServer();

beforeEach(() => server.startEmpty());
afterEach(() => server.stop());

const line = (text: string) => within(screen.getByRole('article', { name: 'Resume' })).getByText(text);
const editor = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Edit line' });
const headline = stored.personalInfo.headline;

async function open() {
  await openBuilder(server, <ResumeBuilder />, { at: '/resume-builder/r-1?tab=content' });
  await field('First name');
  await waitFor(() => expect(line(headline)).toBeTruthy());
}

it('edits a line in place, with the same value and undo history as the form', async () => {
  await open();
  fireEvent.click(line(headline));
  expect(document.activeElement).toBe(editor());
  expect(editor().value).toBe(headline);
  type(editor(), 'Data Engineer');
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
  type(editor(), 'X');
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
  expect(document.activeElement?.textContent).toBe(stored.personalInfo.firstName);
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown' });
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown' });
  expect(document.activeElement?.textContent).toBe(headline);
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowUp' });
  fireEvent.keyDown(document.activeElement as Element, { key: 'Enter' });
  expect(editor().value).toBe(stored.personalInfo.lastName);
  fireEvent.keyDown(editor(), { key: 'Tab' });
  await waitFor(() => expect(editor().value).toBe(headline));
});
