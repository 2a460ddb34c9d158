import type { Industry } from '@shortlist/contracts/generator/generation';
import { en } from './en/all';
import type { IndustryProfile } from './occupation';

export const profiles: readonly IndustryProfile[] = Object.values(en);

export function profileOf(industry: Industry): IndustryProfile {
  return en[industry];
}
