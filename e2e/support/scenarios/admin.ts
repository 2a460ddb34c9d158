import { expect, type Page } from '@playwright/test';
import { clickButton, expectText } from '../actions/page';
import type { ScenarioGroup } from './scenario';

export const adminScenarios: ScenarioGroup[] = [
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

async function assignTask(page: Page) {
  await page.getByLabel('Task description').fill('Delete the oldest log of the server');
  await clickButton('Assign Task')(page);
  await expect(page.getByRole('button', { name: 'Take over' })).toBeVisible();
}
