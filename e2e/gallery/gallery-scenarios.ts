import type { Page } from '@playwright/test';
import { submitGeneratorForm } from '../support/actions/generator';
import { clickButton, expectText, expectToast, openDialog } from '../support/actions/page';
import { autoStartPath } from '../support/scenarios/generator';
import type { Scenario, ScenarioGroup } from '../support/scenarios/scenario';
import type { Actor } from '../support/seed-data';
import { emptyLists, respondWithError, fillLists, neverRespond } from './mock-responses';

interface DataScreen {
  name: string;
  actor: Actor;
  path: string;
  requests: RegExp;
  action?: Scenario['action'];
  isList?: boolean;
}

const dataScreens: DataScreen[] = [
  {
    name: 'Dashboard',
    actor: 'owner',
    path: '/dashboard',
    requests: /\/api\/(resumes|cover-letters|generations|payments)(\?|$)/,
    isList: true,
  },
  { name: 'Resume', actor: 'owner', path: '/resume-builder/:resume', requests: /\/api\/resumes\/[\w-]+$/ },
  {
    name: 'Export',
    actor: 'owner',
    path: '/resume-builder/:resume?tab=preview',
    requests: /\/(pdf|layout|machine|versions)(\?|$)/,
  },
  { name: 'Letter', actor: 'owner', path: '/cover-letter/:letter', requests: /\/api\/cover-letters\/[\w-]+$/ },
  { name: 'Result', actor: 'owner', path: '/autonomous?result=:generation', requests: /\/api\/generations\/[\w-]+$/ },
  { name: 'Payment', actor: 'owner', path: '/success?session_id=:checkout', requests: /\/api\/payment\/status/ },
  { name: 'Devices', actor: 'owner', path: '/account', requests: /\/api\/me\/sessions$/, isList: true },
  { name: 'Help', actor: 'guest', path: '/help?article=score-meaning', requests: /\/api\/help\/(articles|status)/ },
  {
    name: 'AI Staff',
    actor: 'administrator',
    path: '/ai-staff?tab=overview',
    requests: /\/api\/(ai-reports|cost-protection)/,
    isList: true,
  },
  { name: 'AI Reports', actor: 'administrator', path: '/ai-reports', requests: /\/api\/ai-reports/, isList: true },
  { name: 'Inbox', actor: 'administrator', path: '/inbox', requests: /\/api\/contact-messages(\?|$)/, isList: true },
  {
    name: 'Cost Protection',
    actor: 'administrator',
    path: '/cost-protection',
    requests: /\/api\/cost-protection/,
    isList: true,
  },
];

const createDataScenarios = ({ name, path, requests, action, isList }: DataScreen): Scenario[] => [
  { name: `${name}, loading`, path, setup: neverRespond(requests), action, isPending: true },
  { name: `${name}, failed`, path, setup: respondWithError(requests), action },
  ...(isList
    ? [
        { name: `${name}, empty`, path, setup: emptyLists(requests), action },
        { name: `${name}, full`, path, setup: fillLists(requests), action },
      ]
    : []),
];

const waitForWrittenText = (page: Page) =>
  page
    .getByRole('article')
    .getByText(/(\w+ ){8}/)
    .first()
    .waitFor();

const interruptStream = (page: Page) =>
  page.route('**/api/autonomous-generate', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.slice(0, text.length / 2) });
  });

const openMenu = (name: string | RegExp) => (page: Page) =>
  page.getByRole('banner').getByRole('button', { name }).filter({ visible: true }).click();

export const galleryScenarioGroups: ScenarioGroup[] = [
  ...dataScreens.map((dataScreen) => ({
    name: `${dataScreen.name}: loading, failed`,
    actor: dataScreen.actor,
    scenarios: createDataScenarios(dataScreen),
  })),
  {
    name: 'shell',
    actor: 'guest',
    scenarios: [
      { name: 'Not found', path: '/nothing-here' },
      {
        name: 'Failed area',
        path: '/cover-letter',
        setup: (page) => page.route('**/mf-builder/*/entry.*', (route) => route.abort()),
        isPending: true,
        action: expectText('Something went wrong'),
      },
      { name: 'Menu', path: '/', onlyWidth: 360, action: openMenu('Open menu') },
      { name: 'Languages', path: '/', onlyWidth: 1280, action: openMenu(/^Language: /) },
      { name: 'Theme', path: '/', onlyWidth: 1280, action: openMenu(/^Theme: /) },
    ],
  },
  {
    name: 'shell, signed in',
    actor: 'owner',
    scenarios: [
      { name: 'Menu', path: '/', onlyWidth: 360, action: openMenu('Open menu') },
      { name: 'Account', path: '/', onlyWidth: 1280, action: openMenu(/’s account$/) },
    ],
  },
  {
    name: 'shell, administrator',
    actor: 'administrator',
    scenarios: [
      { name: 'Menu', path: '/', onlyWidth: 360, action: openMenu('Open menu') },
      { name: 'Account', path: '/', onlyWidth: 1280, action: openMenu(/’s account$/) },
    ],
  },
  {
    name: 'validation errors, guest',
    actor: 'guest',
    scenarios: [
      {
        name: 'Sign in, fields missing',
        path: '/account',
        action: async (page) => {
          await openDialog('Sign In')(page);
          await page.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click();
          await expectToast('Missing Information')(page);
        },
      },
      {
        name: 'Create account, fields missing',
        path: '/account',
        action: async (page) => {
          await openDialog('Create Account')(page);
          await page.getByRole('dialog').getByRole('button', { name: 'Create Account' }).click();
          await expectToast('Missing Information')(page);
        },
      },
      {
        name: 'Newsletter, no address',
        path: '/blog',
        action: async (page) => {
          await clickButton('Subscribe')(page);
          await expectText('Enter your email address.')(page);
        },
      },
      { name: 'Contact, fields missing', path: '/contact', action: clickButton('Send message') },
    ],
  },
  {
    name: 'validation errors, owner',
    actor: 'owner',
    scenarios: [
      {
        name: 'Letter, fields missing',
        path: '/cover-letter',
        action: async (page) => {
          await clickButton('Generate Cover Letter')(page);
          await expectToast('Missing Information')(page);
        },
      },
      {
        name: 'Password, fields missing',
        path: '/account',
        action: async (page) => {
          await clickButton('Change password')(page);
          await expectToast('Missing Information')(page);
        },
      },
    ],
  },
  {
    name: 'validation errors, administrator',
    actor: 'administrator',
    scenarios: [
      {
        name: 'Task missing',
        path: '/ai-staff',
        action: async (page) => {
          await clickButton('Assign Task')(page);
          await expectToast('Missing Information')(page);
        },
      },
      {
        name: 'Invalid settings',
        path: '/cost-protection',
        action: async (page) => {
          await page.getByRole('tab', { name: 'Settings' }).click();
          await page.getByLabel('Warning threshold').fill('99');
          await expectText(/^The warning threshold must be below/)(page);
        },
      },
    ],
  },
  {
    name: 'toasts',
    actor: 'owner',
    scenarios: [
      {
        name: 'Done',
        path: '/resume-builder/:resume?tab=content',
        action: async (page) => {
          await page.getByRole('textbox', { name: 'Phone' }).fill(`+1 206 ${Date.now()}`);
          await page.keyboard.press('Control+s');
          await expectToast('Resume Saved')(page);
        },
      },
      {
        name: 'With Undo',
        path: '/dashboard',
        setup: (page) =>
          page.route('**/api/resumes/*', (route) =>
            route.request().method() === 'DELETE' ? route.fulfill({ json: { success: true } }) : route.fallback(),
          ),
        action: async (page) => {
          await clickButton(/^Delete /)(page);
          await expectToast(/ moved to trash$/i)(page);
        },
      },
    ],
  },
  {
    name: 'writing',
    actor: 'premiumUser',
    scenarios: [
      {
        name: 'Before the first word',
        path: autoStartPath,
        setup: neverRespond(/autonomous-generate/),
        isPending: true,
      },
      {
        name: 'Streaming text',
        path: '/autonomous',
        action: async (page) => {
          await submitGeneratorForm(page, 'Registered Nurse', 'Healthcare');
          await waitForWrittenText(page);
        },
      },
      {
        name: 'Interrupted',
        path: autoStartPath,
        setup: interruptStream,
        action: expectText('Writing was interrupted.'),
      },
    ],
  },
  {
    name: 'filters and lists of public pages',
    actor: 'owner',
    scenarios: [
      { name: 'Templates with your own resume', path: '/templates?category=classic' },
      { name: 'Examples, no match', path: '/resume-examples?search=astronaut' },
      { name: 'An example', path: '/resume-examples/developer' },
      { name: 'Blog, one category', path: '/blog?category=career-tips' },
    ],
  },
];
