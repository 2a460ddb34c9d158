import { expect } from '@playwright/test';
import { askHelp, openEscalatedChat } from '../actions/support';
import type { ScenarioGroup } from './scenario';

export const supportScenarios: ScenarioGroup[] = [
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
];
