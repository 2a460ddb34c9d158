import { randomUUID } from 'node:crypto';
import { expect, type Browser } from '@playwright/test';
import { checkoutPage, makePayer } from './payer';
import { admin } from './product';
import { resume, storeResume } from './resume';

export type Who = 'visitor' | 'owner' | 'payer' | 'administrator';

export interface Made {
  resume: string;
  variant: string;
  letter: string;
  generation: string;
  /** Additional resumes: one with a Premium template, one that another device edits. */
  premium: string;
  shared: string;
  checkout: string;
}

const post = 'Registered Nurse, Emergency. Lead triage on arrival. ACLS and IV therapy are required.';

/**
 * Creates an account with one item of each kind, a Premium account, and an administrator; `storageStates` holds their
 * browser states.
 */
export async function makeEverything(browser: Browser) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const make = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data });
    expect(answer.ok(), `${path} answers ${answer.status()}`).toBe(true);
    return ((await answer.json()) as { id: string }).id;
  };
  // User names are unique, and several spec files create this data.
  const name = randomUUID().slice(0, 8);
  await make('/api/auth/register', {
    username: `reader-${name}`,
    email: `reader-${name}@example.com`,
    password: 'calm desk real paper',
  });
  const id = await storeResume(page);
  const variant = await make(`/api/resumes/${id}/copy`, { linked: true, title: 'Clinic variant' });
  await page.request.put(`/api/resumes/${id}`, {
    data: { ...resume, personalInfo: { ...resume.personalInfo, phone: '+1 206 555 0010' } },
  });
  const letter = await make('/api/cover-letters', {
    jobTitle: 'Registered Nurse, Emergency',
    companyName: 'Fennwick General Hospital',
    jobDescription: post,
    content: 'I lead triage at [hospital].\n\nI can start in May.',
    suggestions: ['Name a figure.'],
    resumeId: id,
  });
  const generation = await make('/api/autonomous-generate', { jobTitle: 'Registered Nurse', industry: 'Healthcare' });
  const premium = await make('/api/resumes', { ...resume, templateId: 'modern-accent' });
  const shared = await storeResume(page);
  const binned = await storeResume(page);
  await page.request.delete(`/api/resumes/${binned}`);
  const checkout = (await checkoutPage(page)).split('/').at(-1)!;
  const owner = await context.storageState();
  await context.close();
  const stranger = await browser.newContext();
  await stranger.request.post('/api/help/ask', { data: { question: 'I would like to talk to somebody' } });
  await stranger.close();
  const payer = await makePayer(browser, `payer-${name}`);
  const office = await browser.newContext();
  await office.request.post('/api/auth/login', { data: admin });
  const administrator = await office.storageState();
  await office.close();
  const made: Made = { resume: id, variant, letter, generation, premium, shared, checkout };
  return { made, browsers: { visitor: undefined, owner, payer, administrator } };
}
