import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { Route, Routes } from '@shortlist/shared-ui/router';
import { loadMessages } from '../messages';
import { waitForRoundTrips } from '@shortlist/shared-ui/testing/api-server';
import { letterFixture } from '../testing/document-fixtures';
import { FakeEditorServer } from '../testing/fake-editor-server';
import { FakeLetterServer } from '../testing/fake-letter-server';
import { resumesQuery } from '../shared/stored-documents/document-list-queries';
import { findField, renderBuilder, changeValue } from '../testing/render-builder';
import CoverLetter from './cover-letter';
import ResumeBuilderRoute from './resume-builder';

const pendingResponses: (() => void)[] = [];
const createPendingResponse = () => new Promise<void>((resolve) => pendingResponses.push(resolve));
const releaseNextResponse = () => pendingResponses.shift()?.();

beforeEach(() => localStorage.clear());

/**
 * Leaves the screen while its last write is pending, and returns. The request made on return gets its response only
 * after the write is acknowledged and the local backup is cleared.
 */
async function leaveAndReturn(leave: () => void, comeBack: () => Promise<unknown>, backupKey: string): Promise<void> {
  leave();
  expect(localStorage.getItem(backupKey)).not.toBeNull();
  await comeBack();
  // By now, a request that doesn't wait for the write would have been sent.
  await waitForRoundTrips();
  releaseNextResponse();
  await waitFor(() => expect(localStorage.getItem(backupKey)).toBeNull());
  releaseNextResponse();
}

async function typeWithPendingWrite(server: FakeEditorServer) {
  const view = await renderBuilder(server, <ResumeBuilderRoute />);
  changeValue(await findField('First name'), 'Nora');
  server.delays.set('PUT /api/resumes/r-1/draft', createPendingResponse());
  return view;
}

it('shows the latest text of a resume when the user returns before the text is saved', async () => {
  const server = new FakeEditorServer();
  await server.start();
  try {
    const view = await typeWithPendingWrite(server);
    server.delays.set('GET /api/resumes/r-1', createPendingResponse());
    await leaveAndReturn(
      view.unmount,
      () => renderBuilder(server, <ResumeBuilderRoute />, { resumes: [] }),
      'builder.resume.unsaved.r-1',
    );
    expect((await findField('First name')).value).toBe('Nora');
    expect(screen.getByText('All changes saved')).toBeInTheDocument();
  } finally {
    await server.stop();
  }
});

it('shows the latest text of a letter when the user returns before the text is saved', async () => {
  const server = new FakeLetterServer();
  await server.start();
  try {
    server.letter = { ...letterFixture, content: 'Stored words' };
    const openLetter = () =>
      renderScreen(
        <Routes>
          <Route path="/:language?/cover-letter/:id?" element={<CoverLetter />} />
        </Routes>,
        { url: '/cover-letter/l-1', area: 'builder', loadMessages },
      );
    const findText = () => screen.findByLabelText<HTMLTextAreaElement>('Letter text');
    const view = await openLetter();
    changeValue(await findText(), 'Newer words');
    server.delays.set('PUT /api/cover-letters/l-1/draft', createPendingResponse());
    server.delays.set('GET /api/cover-letters/l-1', createPendingResponse());
    await leaveAndReturn(view.unmount, openLetter, 'builder.letter.unsaved.l-1');
    expect((await findText()).value).toBe('Newer words');
  } finally {
    await server.stop();
  }
});

it('lists the latest text when the list is requested before the text is saved', async () => {
  const server = new FakeEditorServer();
  await server.start();
  try {
    const view = await typeWithPendingWrite(server);
    view.unmount();
    const list = resumesQuery().queryFn({ signal: new AbortController().signal });
    await waitForRoundTrips();
    releaseNextResponse();
    expect((await list)[0]?.draft?.personalInfo.firstName).toBe('Nora');
  } finally {
    await server.stop();
  }
});
