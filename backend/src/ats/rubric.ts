import { completeRules } from './checks/complete';
import { fitsRules } from './checks/fits';
import { readsRules } from './checks/reads';
import type { Rule } from './checks/rule';
import { writtenRules } from './checks/written';

/** Version of the rules that produced a score. Stored with it. */
export const rubricVersion = '1.2';

/** All checks, in the order in which screens show the groups. 100 points. */
export const rubric: readonly Rule[] = [...writtenRules, ...fitsRules, ...completeRules, ...readsRules];

/** A document with an open blank cannot be sent, so its total is capped well below the band of good scores. */
export const capWithBlanks = 60;

/** Dates that run backwards make a reader doubt everything else: the total stops here until they are corrected. */
export const capWithReversedDates = 60;

/** A file without a text layer (P0) cannot be read at all, so its total is capped regardless of other results. */
export const capWithoutText = 30;
