import { expect, type Page } from '@playwright/test';
import { clickButton, expectText, openDialog } from '../actions/page';
import type { ScenarioGroup } from './scenario';

export const accountScenarios: ScenarioGroup[] = [
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
    name: 'account of a guest',
    actor: 'guest',
    scenarios: [
      { name: 'Account of a guest', path: '/account' },
      { name: 'Deleting everything', path: '/account', action: openDialog('Delete everything…') },
      { name: 'Sign in', path: '/account', action: openDialog('Sign In') },
      { name: 'Create account', path: '/account', action: openDialog('Create Account') },
    ],
  },
];

export const paymentScenarios: ScenarioGroup[] = [
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
];

async function expandFaqs(page: Page) {
  const closedFaqs = page.getByRole('main').locator('details:not([open]) > summary');
  for (let remaining = await closedFaqs.count(); remaining > 0; remaining--) await closedFaqs.first().click();
}
