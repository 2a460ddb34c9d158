import { randomUUID } from 'node:crypto';
import { expect, type Browser } from '@playwright/test';
import { startCheckout, createPremiumUser } from './premium-user';
import { adminCredentials } from './test-app';
import { resumeFixture, createResume, jobPosting } from './resume-fixture';

export type Actor = 'guest' | 'owner' | 'premiumUser' | 'administrator';

export interface SeedIds {
  resume: string;
  variant: string;
  letter: string;
  generation: string;
  /** Resume with a Premium template. */
  premium: string;
  /** Resume that another device edits. */
  shared: string;
  checkout: string;
}

export async function createSeedData(browser: Browser) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const postForId = async (path: string, data: object) => {
    const response = await page.request.post(path, { data });
    expect(response.ok(), `${path} responds with ${response.status()}`).toBe(true);
    return ((await response.json()) as { id: string }).id;
  };
  // Usernames must be unique, and several spec files create this data.
  const suffix = randomUUID().slice(0, 8);
  await postForId('/api/auth/register', {
    username: `reader-${suffix}`,
    email: `reader-${suffix}@example.com`,
    password: 'calm desk real paper',
  });
  const resumeId = await createResume(page);
  const variant = await postForId(`/api/resumes/${resumeId}/copy`, { linked: true, title: 'Clinic variant' });
  await page.request.put(`/api/resumes/${resumeId}`, {
    data: { ...resumeFixture, personalInfo: { ...resumeFixture.personalInfo, phone: '+1 206 555 0010' } },
  });
  const letter = await postForId('/api/cover-letters', {
    jobTitle: 'Registered Nurse, Emergency',
    companyName: 'Fennwick General Hospital',
    jobDescription: jobPosting,
    content: 'I lead triage at [hospital].\n\nI can start in May.',
    suggestions: ['Name a figure.'],
    resumeId,
  });
  const generation = await postForId('/api/autonomous-generate', {
    jobTitle: 'Registered Nurse',
    industry: 'Healthcare',
  });
  const premium = await postForId('/api/resumes', { ...resumeFixture, templateId: 'modern-accent' });
  const shared = await createResume(page);
  const trashedId = await createResume(page);
  await page.request.delete(`/api/resumes/${trashedId}`);
  const checkout = (await startCheckout(page)).split('/').at(-1)!;
  const owner = await context.storageState();
  await context.close();
  const guestContext = await browser.newContext();
  await guestContext.request.post('/api/help/ask', { data: { question: 'I would like to talk to somebody' } });
  await guestContext.close();
  const premiumUser = await createPremiumUser(browser, `payer-${suffix}`);
  const adminContext = await browser.newContext();
  await adminContext.request.post('/api/auth/login', { data: adminCredentials });
  const administrator = await adminContext.storageState();
  await adminContext.close();
  const ids: SeedIds = { resume: resumeId, variant, letter, generation, premium, shared, checkout };
  return { ids, storageStates: { guest: undefined, owner, premiumUser, administrator } };
}
