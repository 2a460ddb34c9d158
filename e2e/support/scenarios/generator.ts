import { mockQuotaExceeded } from '../actions/generator';
import { clickButton, expectText } from '../actions/page';
import type { ScenarioGroup } from './scenario';

/** Opening this path starts a generation immediately. */
export const autoStartPath = '/autonomous?title=Registered+Nurse&industry=Healthcare';

export const generatorScenarios: ScenarioGroup[] = [
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
];
