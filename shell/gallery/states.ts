import type { Page } from '@playwright/test';
import { open, press, says, tells } from '../e2e/acts';
import type { Who } from '../e2e/everything';
import { generate } from '../e2e/pages';
import { begun, type Area, type State } from '../e2e/states';
import { empty, failing, full, held } from './answers';

/** A screen with requests, captured while they are pending, when they fail, and with empty and long lists. */
interface Place {
  name: string;
  who: Who;
  path: string;
  calls: RegExp;
  act?: State['act'];
  isList?: boolean;
}

const places: Place[] = [
  {
    name: 'Dashboard',
    who: 'owner',
    path: '/dashboard',
    calls: /\/api\/(resumes|cover-letters|generations|payments)(\?|$)/,
    isList: true,
  },
  { name: 'Resume', who: 'owner', path: '/resume-builder/:resume', calls: /\/api\/resumes\/[\w-]+$/ },
  {
    name: 'Export',
    who: 'owner',
    path: '/resume-builder/:resume?tab=preview',
    calls: /\/(pdf|layout|machine|versions)(\?|$)/,
  },
  { name: 'Letter', who: 'owner', path: '/cover-letter/:letter', calls: /\/api\/cover-letters\/[\w-]+$/ },
  { name: 'Result', who: 'owner', path: '/autonomous?result=:generation', calls: /\/api\/generations\/[\w-]+$/ },
  { name: 'Payment', who: 'owner', path: '/success?session_id=:checkout', calls: /\/api\/payment\/status/ },
  { name: 'Devices', who: 'owner', path: '/account', calls: /\/api\/me\/sessions$/, isList: true },
  { name: 'Help', who: 'visitor', path: '/help?article=score-meaning', calls: /\/api\/help\/(articles|status)/ },
  {
    name: 'AI Staff',
    who: 'administrator',
    path: '/ai-staff?tab=overview',
    calls: /\/api\/(ai-reports|cost-protection)/,
    isList: true,
  },
  { name: 'AI Reports', who: 'administrator', path: '/ai-reports', calls: /\/api\/ai-reports/, isList: true },
  { name: 'Inbox', who: 'administrator', path: '/inbox', calls: /\/api\/contact-messages(\?|$)/, isList: true },
  {
    name: 'Cost Protection',
    who: 'administrator',
    path: '/cost-protection',
    calls: /\/api\/cost-protection/,
    isList: true,
  },
];

const statesOf = ({ name, path, calls, act, isList }: Place): State[] => [
  { name: `${name}, loading`, path, before: held(calls), act, waits: true },
  { name: `${name}, failed`, path, before: failing(calls), act },
  ...(isList
    ? [
        { name: `${name}, empty`, path, before: empty(calls), act },
        { name: `${name}, full`, path, before: full(calls), act },
      ]
    : []),
];

const written = (page: Page) =>
  page
    .getByRole('article')
    .getByText(/(\w+ ){8}/)
    .first()
    .waitFor();

const breakOff = (page: Page) =>
  page.route('**/api/autonomous-generate', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({ response: answer, body: text.slice(0, text.length / 2) });
  });

const openMenu = (name: string | RegExp) => (page: Page) =>
  page.getByRole('banner').getByRole('button', { name }).filter({ visible: true }).click();

/** States that the accessibility journeys skip: the frame, and transient states. */
export const moreAreas: Area[] = [
  ...places.map((place) => ({ name: `${place.name}: loading, failed`, who: place.who, states: statesOf(place) })),
  {
    name: 'frame',
    who: 'visitor',
    states: [
      { name: 'Not found', path: '/nothing-here' },
      {
        name: 'An area that fails',
        path: '/cover-letter',
        before: (page) => page.route('**/mf-builder/*/entry.*', (route) => route.abort()),
        waits: true,
        act: says('Something went wrong'),
      },
      { name: 'Menu', path: '/', width: 360, act: openMenu('Open menu') },
      { name: 'Languages', path: '/', width: 1280, act: openMenu(/^Language: /) },
      { name: 'Theme', path: '/', width: 1280, act: openMenu(/^Theme: /) },
    ],
  },
  {
    name: 'frame, signed in',
    who: 'owner',
    states: [
      { name: 'Menu', path: '/', width: 360, act: openMenu('Open menu') },
      { name: 'Account', path: '/', width: 1280, act: openMenu(/’s account$/) },
    ],
  },
  {
    name: 'frame of an administrator',
    who: 'administrator',
    states: [
      { name: 'Menu', path: '/', width: 360, act: openMenu('Open menu') },
      { name: 'Account', path: '/', width: 1280, act: openMenu(/’s account$/) },
    ],
  },
  {
    name: 'forms that object, visitor',
    who: 'visitor',
    states: [
      {
        name: 'Sign in, fields missing',
        path: '/account',
        act: async (page) => {
          await open('Sign In')(page);
          await page.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click();
          await tells('Missing Information')(page);
        },
      },
      {
        name: 'Create account, fields missing',
        path: '/account',
        act: async (page) => {
          await open('Create Account')(page);
          await page.getByRole('dialog').getByRole('button', { name: 'Create Account' }).click();
          await tells('Missing Information')(page);
        },
      },
      {
        name: 'Newsletter, no address',
        path: '/blog',
        act: async (page) => {
          await press('Subscribe')(page);
          await says('Please fill in this field.')(page);
        },
      },
      { name: 'Contact, fields missing', path: '/contact', act: press('Send Message') },
    ],
  },
  {
    name: 'forms that object, owner',
    who: 'owner',
    states: [
      {
        name: 'Letter, fields missing',
        path: '/cover-letter',
        act: async (page) => {
          await press('Generate Cover Letter')(page);
          await tells('Missing Information')(page);
        },
      },
      {
        name: 'Password, fields missing',
        path: '/account',
        act: async (page) => {
          await press('Change password')(page);
          await tells('Missing Information')(page);
        },
      },
    ],
  },
  {
    name: 'forms that object, administrator',
    who: 'administrator',
    states: [
      {
        name: 'Task missing',
        path: '/ai-staff',
        act: async (page) => {
          await press('Assign Task')(page);
          await tells('Missing Information')(page);
        },
      },
      {
        name: 'Settings that cannot be',
        path: '/cost-protection',
        act: async (page) => {
          await page.getByRole('tab', { name: 'Settings' }).click();
          await page.getByLabel('Warning threshold').fill('99');
          await says(/^The warning threshold must be below/)(page);
        },
      },
    ],
  },
  {
    name: 'toasts',
    who: 'owner',
    states: [
      {
        name: 'Done',
        path: '/resume-builder/:resume?tab=content',
        act: async (page) => {
          await page.getByRole('textbox', { name: 'Phone' }).fill(`+1 206 ${Date.now()}`);
          await press('Save')(page);
          await tells('Resume Saved')(page);
        },
      },
      {
        name: 'With a way back',
        path: '/dashboard',
        before: (page) =>
          page.route('**/api/resumes/*', (route) =>
            route.request().method() === 'DELETE' ? route.fulfill({ json: { success: true } }) : route.fallback(),
          ),
        act: async (page) => {
          await press(/^Delete /)(page);
          await tells(/ deleted$/)(page);
        },
      },
    ],
  },
  {
    name: 'writing',
    who: 'payer',
    states: [
      { name: 'Before the first word', path: begun, before: held(/autonomous-generate/), waits: true },
      {
        name: 'Written in front of you',
        path: '/autonomous',
        act: async (page) => {
          await generate(page, 'Registered Nurse', 'Healthcare');
          await written(page);
        },
      },
      { name: 'Broken off', path: begun, before: breakOff, act: says('The writing was interrupted.') },
    ],
  },
  {
    name: 'filters and lists of public pages',
    who: 'owner',
    states: [
      { name: 'Templates with the own resume', path: '/templates?category=classic' },
      { name: 'Examples, none', path: '/resume-examples?search=astronaut' },
      { name: 'An example', path: '/resume-examples/developer' },
      { name: 'Blog, one category', path: '/blog?category=career-tips' },
    ],
  },
];
