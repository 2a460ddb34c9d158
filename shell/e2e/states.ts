import { expect, type Page } from '@playwright/test';
import {
  ask,
  assignTask,
  chat,
  leaveUnsaved,
  open,
  openQuestions,
  openScore,
  openSections,
  pagesDrawn,
  press,
  says,
  wall,
  writeElsewhere,
} from './acts';
import type { Made, Who } from './everything';
import { ready } from './ready';

export interface State {
  name: string;
  /** The address; `:resume` stands for an id of the seed data, see `SeedIds`. */
  path: string;
  /** Runs before navigation, for instance to make requests fail or hang. */
  before?: (page: Page) => Promise<unknown>;
  act?: (page: Page, made: Made) => Promise<unknown>;
  /** True if the state is captured while requests are pending. */
  waits?: boolean;
  /** The only width in CSS px at which the state exists. */
  width?: number;
}

/** Screens that one user visits one after another. */
export interface Area {
  name: string;
  who: Who;
  states: State[];
}

export async function show(page: Page, { path, before, act, waits }: State, made: Made, prefix = '') {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await before?.(page);
  await page.goto(prefix + path.replace(/:(\w+)/g, (_, name) => made[name as keyof Made]));
  // The page of the local payment server is not ours and has no `#root`. A waiting screen has a heading, which may be
  // hidden; until it renders, there is only the frame's skeleton.
  if ((await page.locator('#root').count()) > 0) await ready(page);
  if (waits) await expect(page.locator('main h1')).toBeAttached();
  else await expect(page.locator('h1')).toBeVisible();
  // The browser sometimes never reports the end of a request, so this wait is limited.
  if (!waits) await Promise.race([page.waitForLoadState('networkidle'), page.waitForTimeout(10_000)]);
  await act?.(page, made);
}

/** The URL that starts a generation immediately. */
export const begun = '/autonomous?title=Registered+Nurse&industry=Healthcare';

/** States beyond the public pages, including dialogs. */
export const areas: Area[] = [
  {
    name: 'generator',
    who: 'owner',
    states: [
      { name: 'Earlier results', path: '/autonomous' },
      { name: 'What is missing', path: '/autonomous', act: press('Generate') },
      { name: 'Result', path: '/autonomous?result=:generation', act: says('Your resume and letter') },
      { name: 'Filling a blank', path: '/autonomous?result=:generation', act: press('Fill in the blanks') },
      { name: 'Wall', path: begun, before: wall, act: says('You’ve used your 3 free generations') },
    ],
  },
  {
    name: 'choosing and writing',
    who: 'owner',
    states: [
      { name: 'A new resume', path: '/resume-builder' },
      { name: 'Template', path: '/resume-builder/:resume?tab=template' },
      { name: 'Content, all sections open', path: '/resume-builder/:resume?tab=content', act: openSections },
    ],
  },
  {
    name: 'score, pages and what a machine read',
    who: 'owner',
    states: [
      { name: 'Score', path: '/resume-builder/:resume?tab=content', width: 1280, act: openScore },
      { name: 'Score, narrow', path: '/resume-builder/:resume?tab=content', width: 360, act: openScore },
      { name: 'Export', path: '/resume-builder/:resume?tab=preview', act: pagesDrawn },
      {
        name: 'What the ATS sees',
        path: '/resume-builder/:resume?tab=preview',
        act: async (page) => {
          await page.getByRole('radio', { name: 'What the ATS sees' }).check();
          await expect(page.getByRole('row', { name: /Job 1/ })).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'dialogs and words of the builder',
    who: 'owner',
    states: [
      {
        name: 'What is missing',
        path: '/resume-builder?template=modern-professional&tab=content',
        act: async (page) => {
          await page.getByLabel('First name').fill('Ines');
          await press('Download PDF')(page);
          await expect(page.getByText('Last name is required')).toBeVisible();
        },
      },
      {
        name: 'Changes to review',
        path: '/resume-builder/:variant?review=base',
        act: says('Review 1 change'),
      },
      { name: 'AI Optimize', path: '/resume-builder/:resume', act: open('AI Optimize') },
      { name: 'Versions', path: '/resume-builder/:resume?tab=preview', act: open(/earlier versions?$/) },
      { name: 'Sections', path: '/resume-builder/:resume?tab=preview', act: open('Rename and reorder') },
      { name: 'A resume that is not there', path: '/resume-builder/00000000-0000-4000-8000-000000000000' },
    ],
  },
  {
    name: 'questions that the builder asks',
    who: 'owner',
    states: [
      { name: 'Changed somewhere else', path: '/resume-builder/:shared?tab=content', act: writeElsewhere },
      {
        name: 'Part of Premium',
        path: '/resume-builder/:premium?tab=preview',
        act: async (page) => {
          await press('Download PDF')(page);
          await expect(page.getByRole('dialog', { name: 'This template is part of Premium' })).toBeVisible();
        },
      },
      { name: 'Leaving unsaved', path: '/resume-builder/:resume?tab=content', act: leaveUnsaved },
    ],
  },
  {
    name: 'import',
    who: 'owner',
    states: [
      { name: 'Import', path: '/resume-builder/import' },
      {
        name: 'What was read',
        path: '/resume-builder/import',
        act: async (page) => {
          await page
            .getByLabel('Or paste the text')
            .fill('Ines Halvorsen\nines@example.com\n\nExperience\nNurse, 2017 – 2020\n');
          await page.getByRole('button', { name: 'Read this text' }).click();
          await expect(page.getByRole('heading', { level: 1, name: 'Check what we read' })).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'letters',
    who: 'owner',
    states: [
      { name: 'A new letter', path: '/cover-letter' },
      { name: 'Job details', path: '/cover-letter/:letter?tab=details' },
      {
        name: 'Job analyzed',
        path: '/cover-letter/:letter?tab=details',
        act: async (page) => {
          await press('Analyze Job')(page);
          await expect(page.getByRole('heading', { name: 'What the posting asks for' })).toBeVisible();
        },
      },
      { name: 'Text', path: '/cover-letter/:letter?tab=edit' },
      { name: 'Preview', path: '/cover-letter/:letter?tab=preview' },
    ],
  },
  {
    name: 'dashboard and account',
    who: 'owner',
    states: [
      { name: 'Dashboard, bin open', path: '/dashboard', act: press(/^Trash, /) },
      { name: 'More for a resume', path: '/dashboard', act: press(/^More for /) },
      {
        name: 'Deleting for good',
        path: '/dashboard',
        act: async (page) => {
          await press(/^Trash, /)(page);
          await open(/ permanently$/)(page);
        },
      },
      { name: 'Account', path: '/account' },
      { name: 'Deleting the account', path: '/account', act: open('Delete my account…') },
      { name: 'A new password', path: '/reset-password?token=unknown' },
      { name: 'Verifying the address', path: '/verify-address?token=unknown' },
    ],
  },
  {
    name: 'paying',
    who: 'owner',
    states: [
      { name: 'Plans', path: '/upgrade' },
      { name: 'Questions about plans', path: '/upgrade', act: openQuestions },
      { name: 'Test checkout', path: '/test-checkout/:checkout' },
    ],
  },
  {
    name: 'back from the checkout',
    who: 'owner',
    states: [
      { name: 'Waiting for a payment', path: '/success?session_id=:checkout', act: says('Back from checkout') },
      { name: 'Waiting at the generator', path: '/autonomous?session_id=:checkout', act: says('Back from checkout') },
      { name: 'An unknown payment', path: '/success?session_id=unknown' },
      { name: 'A link that does not work', path: '/success?claim=broken' },
      { name: 'No payment', path: '/success' },
    ],
  },
  {
    name: 'what a payment opens',
    who: 'payer',
    states: [
      { name: 'Paid', path: '/success', act: says('Paid, $19.00') },
      {
        name: 'Plans, paid',
        path: '/upgrade',
        act: (page) => expect(page.getByRole('heading', { name: 'You have Premium' })).toBeVisible(),
      },
      { name: 'Asking for a refund', path: '/dashboard', act: open(/^Request a refund/) },
    ],
  },
  {
    name: 'help and chat',
    who: 'owner',
    states: [
      { name: 'An answer', path: '/help', act: (page) => ask(page, 'How do I download the PDF?') },
      { name: 'A person takes over', path: '/help', act: (page) => ask(page, 'I would like to talk to a person') },
      {
        name: 'An article of the help',
        path: '/help?article=score-meaning',
        act: (page) => expect(page.getByRole('article')).toBeVisible(),
      },
      { name: 'Contact', path: '/contact' },
      { name: 'Chat', path: '/contact', act: chat },
    ],
  },
  {
    name: 'the account of a visitor',
    who: 'visitor',
    states: [
      { name: 'What is kept of a visitor', path: '/account' },
      { name: 'Deleting everything', path: '/account', act: open('Delete everything…') },
      { name: 'Sign in', path: '/account', act: open('Sign In') },
      { name: 'Create account', path: '/account', act: open('Create Account') },
    ],
  },
  {
    name: 'the screens of administrators',
    who: 'administrator',
    states: [
      { name: 'AI Staff, a task', path: '/ai-staff', act: assignTask },
      { name: 'AI Staff, overview', path: '/ai-staff?tab=overview' },
      {
        name: 'AI Reports',
        path: '/ai-reports',
        act: async (page) => {
          await expect(page.getByRole('region', { name: 'Follow-up queue' })).toContainText('Take over');
          await page.getByRole('table').getByRole('button').first().click();
        },
      },
      {
        name: 'Inbox',
        path: '/inbox',
        act: (page) => expect(page.getByRole('list', { name: 'Messages' })).toBeVisible(),
      },
      {
        name: 'A message',
        path: '/inbox',
        act: async (page) => {
          await page
            .getByRole('link', { name: /talk to somebody/ })
            .first()
            .click();
          await expect(page.getByRole('list', { name: 'Conversation' })).toBeVisible();
        },
      },
      { name: 'Inbox, nothing closed', path: '/inbox?status=closed', act: says('Nothing here yet') },
      { name: 'Cost Protection', path: '/cost-protection' },
      {
        name: 'Projections',
        path: '/cost-protection',
        act: (page) => page.getByRole('tab', { name: 'Projections' }).click(),
      },
      {
        name: 'Settings',
        path: '/cost-protection',
        act: (page) => page.getByRole('tab', { name: 'Settings' }).click(),
      },
    ],
  },
];
