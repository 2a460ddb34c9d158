import type { Resume } from '@shortlist/contracts/builder/resume';
import { FakeEditorServer } from '../../testing/fake-editor-server';
import { resumeFixture } from '../../testing/document-fixtures';
import { resumeAdapter } from '../resume-editor/resume-adapter';
import { createDocumentStore } from './document-store';

const server = new FakeEditorServer();
let closeStore: () => Promise<unknown> = () => Promise.resolve();
beforeEach(async () => {
  await server.startEmpty();
  server.resumes.set(resumeFixture.id, resumeFixture);
});
afterEach(async () => {
  await closeStore();
  await server.stop();
});

function openStore(stored: Resume) {
  const store = createDocumentStore(resumeAdapter, stored, resumeAdapter.toDraft(stored), () => undefined);
  const stop = store.start();
  closeStore = () => {
    stop();
    return store.flush();
  };
  return store;
}
/** Returns the phone number that the page would show after a reload. */
function getPhoneAfterReload(stored: Resume): string {
  return createDocumentStore(resumeAdapter, stored, resumeAdapter.toDraft(stored), () => undefined).getSnapshot().draft
    .personalInfo.phone;
}
const leavePage = () => window.dispatchEvent(new Event('pagehide'));

it('updates the time of the last change after an autosave', async () => {
  const store = openStore(resumeFixture);
  store.setField('personalInfo.phone', '1');
  await store.flush();
  const { updatedAt } = server.getResume(resumeFixture.id);
  expect(updatedAt).not.toBe(resumeFixture.updatedAt);
  expect(store.getSnapshot().stored?.updatedAt).toBe(updatedAt);
});

describe('the browser backup', () => {
  it('restores input that never reached the server', () => {
    const store = openStore(resumeFixture);
    store.setField('personalInfo.phone', '1');
    leavePage();
    expect(getPhoneAfterReload(resumeFixture)).toBe('1');
  });

  it('is deleted when a version from the server replaces the draft', () => {
    const store = openStore(resumeFixture);
    store.setField('personalInfo.phone', '1');
    leavePage();
    const restoredResume = { ...resumeFixture, version: 2, draftVersion: 2 };
    store.replaceStored(restoredResume);
    expect(getPhoneAfterReload(restoredResume)).toBe(resumeFixture.personalInfo.phone);
  });

  it('is deleted when the same text was written elsewhere', async () => {
    const store = openStore(resumeFixture);
    const personalInfo = { ...resumeFixture.personalInfo, phone: '1' };
    server.updateFromOtherDevice(resumeFixture.id, { personalInfo });
    store.setField('personalInfo.phone', '1');
    leavePage();
    expect(await store.flush()).toBe(true);
    // After another change elsewhere, this page must not restore its old backup.
    server.updateFromOtherDevice(resumeFixture.id, { personalInfo: { ...personalInfo, phone: '2' } });
    expect(getPhoneAfterReload(server.getResume(resumeFixture.id))).toBe('2');
  });
});
