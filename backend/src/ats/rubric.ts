import { completeRules } from './checks/complete';
import { fitsRules } from './checks/fits';
import type { Rule } from './checks/rule';
import { writtenRules } from './checks/written';

/**
 * Which rules made a score; stored with it. It becomes 1.0 when the checks of the finished file (P0 to P6) join.
 */
export const rubricVersion = '0.9';

/** Every check, in the order in which screens show the groups. */
export const rubric: readonly Rule[] = [...writtenRules, ...fitsRules, ...completeRules];

/** A document with an open blank cannot be sent: its total stops here, well under the band of good scores. */
export const capWithBlanks = 60;
