import { accountScenarios, paymentScenarios } from './account';
import { adminScenarios } from './admin';
import { builderScenarios } from './builder';
import { generatorScenarios } from './generator';
import type { ScenarioGroup } from './scenario';
import { supportScenarios } from './support';

export const scenarioGroups: ScenarioGroup[] = [
  ...generatorScenarios,
  ...builderScenarios,
  ...accountScenarios,
  ...paymentScenarios,
  ...supportScenarios,
  ...adminScenarios,
];
