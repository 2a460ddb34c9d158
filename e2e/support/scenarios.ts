import { expect, type Page } from '@playwright/test';
import {
  askHelp,
  assignTask,
  openEscalatedChat,
  leaveWithUnsavedChanges,
  openDialog,
  expandFaqs,
  openScorePanel,
  expandSections,
  expectPagesRendered,
  clickButton,
  expectText,
  mockQuotaExceeded,
  createEditConflict,
} from './actions';
import type { SeedIds, Actor } from './seed-data';
import { waitUntilHydrated } from './wait-until-hydrated';

export interface Scenario {
  name: string;
  /** The address; `:resume` stands for an id of the seed data, see `SeedIds`. */
  path: string;
  /** Runs before navigation, for instance to make requests fail or hang. */
  setup?: (page: Page) => Promise<unknown>;
  action?: (page: Page, seedIds: SeedIds) => Promise<unknown>;
  /** True if the screen may still be loading: does not wait for a visible heading and an idle network. */
  isPending?: boolean;
  /** The only width in CSS px at which the state exists. */
  onlyWidth?: number;
}

/** Screens that one user visits one after another. */
export interface ScenarioGroup {
  name: string;
  actor: Actor;
  scenarios: Scenario[];
}

export async function openScenario(
  page: Page,
  { path, setup, action, isPending }: Scenario,
  seedIds: SeedIds,
  prefix = '',
) {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await setup?.(page);
  await page.goto(prefix + path.replace(/:(\w+)/g, (_, name) => seedIds[name as keyof SeedIds]));
  // The page of the local payment server has no `#root`. A screen that is loading has a heading, which may be
  // hidden; until it renders, there is only the shell's skeleton.
  if ((await page.locator('#root').count()) > 0) await waitUntilHydrated(page);
  if (isPending) await expect(page.locator('main h1')).toBeAttached();
  else await expect(page.locator('h1')).toBeVisible();
  // The browser sometimes never reports the end of a request, so this wait is limited.
  if (!isPending) await Promise.race([page.waitForLoadState('networkidle'), page.waitForTimeout(10_000)]);
  await action?.(page, seedIds);
}

/** The URL that starts a generation immediately. */
export const autoStartPath = '/autonomous?title=Registered+Nurse&industry=Healthcare';

/** Screens that are not public pages, in several states, including dialogs. */
export const scenarioGroups: ScenarioGroup[] = [
  {
    name: 'generator',
    actor: 'owner',
    scenarios: [
      { name: 'Earlier results', path: '/autonomous' },
      { name: 'Missing fields', path: '/autonomous', action: clickButton('Generate') },
      { name: 'Result', path: '/autonomous?result=:generation', action: expectText('Your resume and cover letter') },
      { name: 'Filling a blank', path: '/autonomous?result=:generation', action: clickButton('Fill in the blanks') },
      {
        name: 'Paywall',
        path: autoStartPath,
        setup: mockQuotaExceeded,
        action: expectText('You’ve used your 3 free generations'),
      },
    ],
  },
  {
    name: 'resume builder',
    actor: 'owner',
    scenarios: [
      { name: 'A new resume', path: '/resume-builder' },
      { name: 'Template', path: '/resume-builder/:resume?tab=template' },
      { name: 'Content, all sections open', path: '/resume-builder/:resume?tab=content', action: expandSections },
    ],
  },
  {
    name: 'score, pages and parser view',
    actor: 'owner',
    scenarios: [
      { name: 'Score', path: '/resume-builder/:resume?tab=content', onlyWidth: 1280, action: openScorePanel },
      { name: 'Score, narrow', path: '/resume-builder/:resume?tab=content', onlyWidth: 360, action: openScorePanel },
      { name: 'Export', path: '/resume-builder/:resume?tab=preview', action: expectPagesRendered },
      {
        name: 'What the ATS sees',
        path: '/resume-builder/:resume?tab=preview',
        action: async (page) => {
          await page.getByRole('radio', { name: 'What the ATS sees' }).check();
          await expect(page.getByRole('row', { name: /Job 1/ })).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'dialogs of the builder',
    actor: 'owner',
    scenarios: [
      {
        name: 'Missing fields',
        path: '/resume-builder?template=modern-professional&tab=content',
        action: async (page) => {
          await page.getByLabel('First name').fill('Ines');
          await clickButton('Download PDF')(page);
          await expect(page.getByText('Last name is required')).toBeVisible();
        },
      },
      {
        name: 'Changes to review',
        path: '/resume-builder/:variant?review=base',
        action: expectText('Review 1 change'),
      },
      { name: 'AI Optimize', path: '/resume-builder/:resume', action: openDialog('AI Optimize') },
      { name: 'Versions', path: '/resume-builder/:resume?tab=preview', action: openDialog(/earlier versions?$/) },
      { name: 'Sections', path: '/resume-builder/:resume?tab=preview', action: openDialog('Rename and reorder') },
      { name: 'Resume not found', path: '/resume-builder/00000000-0000-4000-8000-000000000000' },
    ],
  },
  {
    name: 'confirmations of the builder',
    actor: 'owner',
    scenarios: [
      { name: 'Edit conflict', path: '/resume-builder/:shared?tab=content', action: createEditConflict },
      {
        name: 'Part of Premium',
        path: '/resume-builder/:premium?tab=preview',
        action: async (page) => {
          await clickButton('Download PDF')(page);
          await expect(page.getByRole('dialog', { name: 'This template is part of Premium' })).toBeVisible();
        },
      },
      {
        name: 'Leaving with unsaved changes',
        path: '/resume-builder/:resume?tab=content',
        action: leaveWithUnsavedChanges,
      },
    ],
  },
  {
    name: 'import',
    actor: 'owner',
    scenarios: [
      { name: 'Import', path: '/resume-builder/import' },
      {
        name: 'Import result',
        path: '/resume-builder/import',
        action: async (page) => {
          await page
            .getByLabel('Or paste the text')
            .fill('Ines Halvorsen\nines@example.com\n\nExperience\nNurse, 2017 – 2020\n');
          await page.getByRole('button', { name: 'Import text' }).click();
          await expect(page.getByRole('heading', { level: 1, name: 'Check what we read' })).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'letters',
    actor: 'owner',
    scenarios: [
      { name: 'A new letter', path: '/cover-letter' },
      { name: 'Job details', path: '/cover-letter/:letter?tab=details' },
      {
        name: 'Job analyzed',
        path: '/cover-letter/:letter?tab=details',
        action: async (page) => {
          await clickButton('Analyze Job')(page);
          await expect(page.getByRole('heading', { name: 'What the posting asks for' })).toBeVisible();
        },
      },
      { name: 'Text', path: '/cover-letter/:letter?tab=edit' },
      { name: 'Preview', path: '/cover-letter/:letter?tab=preview' },
    ],
  },
  {
    name: 'dashboard and account',
    actor: 'owner',
    scenarios: [
      { name: 'Dashboard, trash open', path: '/dashboard', action: clickButton(/^Trash, /) },
      { name: 'More for a resume', path: '/dashboard', action: clickButton(/^More actions for /) },
      {
        name: 'Deleting for good',
        path: '/dashboard',
        action: async (page) => {
          await clickButton(/^Trash, /)(page);
          await openDialog(/ permanently$/)(page);
        },
      },
      { name: 'Account', path: '/account' },
      { name: 'Deleting the account', path: '/account', action: openDialog('Delete my account…') },
      { name: 'A new password', path: '/reset-password?token=unknown' },
      { name: 'Verifying the address', path: '/verify-address?token=unknown' },
    ],
  },
  {
    name: 'paying',
    actor: 'owner',
    scenarios: [
      { name: 'Plans', path: '/upgrade' },
      { name: 'Questions about plans', path: '/upgrade', action: expandFaqs },
      { name: 'Test checkout', path: '/test-checkout/:checkout' },
    ],
  },
  {
    name: 'back from the checkout',
    actor: 'owner',
    scenarios: [
      {
        name: 'Waiting for a payment',
        path: '/success?session_id=:checkout',
        action: expectText('Back from checkout'),
      },
      {
        name: 'Waiting at the generator',
        path: '/autonomous?session_id=:checkout',
        action: expectText('Back from checkout'),
      },
      { name: 'An unknown payment', path: '/success?session_id=unknown' },
      { name: 'A link that does not work', path: '/success?claim=broken' },
      { name: 'No payment', path: '/success' },
    ],
  },
  {
    name: 'Premium',
    actor: 'premiumUser',
    scenarios: [
      { name: 'Paid', path: '/success', action: expectText('Paid $19.00') },
      {
        name: 'Plans, paid',
        path: '/upgrade',
        action: (page) => expect(page.getByRole('heading', { name: 'You have Premium' })).toBeVisible(),
      },
      { name: 'Asking for a refund', path: '/dashboard', action: openDialog(/^Request a refund/) },
    ],
  },
  {
    name: 'help and chat',
    actor: 'owner',
    scenarios: [
      { name: 'An answer', path: '/help', action: (page) => askHelp(page, 'How do I download the PDF?') },
      {
        name: 'Handover to a person',
        path: '/help',
        action: (page) => askHelp(page, 'I would like to talk to a person'),
      },
      {
        name: 'An article of the help',
        path: '/help?article=score-meaning',
        action: (page) => expect(page.getByRole('article')).toBeVisible(),
      },
      { name: 'Contact', path: '/contact' },
      { name: 'Chat', path: '/contact', action: openEscalatedChat },
    ],
  },
  {
    name: 'account of a guest',
    actor: 'guest',
    scenarios: [
      { name: 'Account of a guest', path: '/account' },
      { name: 'Deleting everything', path: '/account', action: openDialog('Delete everything…') },
      { name: 'Sign in', path: '/account', action: openDialog('Sign In') },
      { name: 'Create account', path: '/account', action: openDialog('Create Account') },
    ],
  },
  {
    name: 'administration',
    actor: 'administrator',
    scenarios: [
      { name: 'AI Staff, a task', path: '/ai-staff', action: assignTask },
      { name: 'AI Staff, overview', path: '/ai-staff?tab=overview' },
      {
        name: 'AI Reports',
        path: '/ai-reports',
        action: async (page) => {
          await expect(page.getByRole('region', { name: 'Follow-up queue' })).toContainText('Take over');
          await page.getByRole('table').getByRole('button').first().click();
        },
      },
      {
        name: 'Inbox',
        path: '/inbox',
        action: (page) => expect(page.getByRole('list', { name: 'Messages' })).toBeVisible(),
      },
      {
        name: 'A message',
        path: '/inbox',
        action: async (page) => {
          await page
            .getByRole('link', { name: /talk to somebody/ })
            .first()
            .click();
          await expect(page.getByRole('list', { name: 'Conversation' })).toBeVisible();
        },
      },
      { name: 'Inbox, nothing closed', path: '/inbox?status=closed', action: expectText('Nothing here yet') },
      { name: 'Cost Protection', path: '/cost-protection' },
      {
        name: 'Projections',
        path: '/cost-protection',
        action: (page) => page.getByRole('tab', { name: 'Projections' }).click(),
      },
      {
        name: 'Settings',
        path: '/cost-protection',
        action: (page) => page.getByRole('tab', { name: 'Settings' }).click(),
      },
    ],
  },
];
