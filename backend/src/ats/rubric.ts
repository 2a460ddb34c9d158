import { completeRules } from './checks/complete';
import { fitsRules } from './checks/fits';
import { readsRules } from './checks/reads';
import type { Rule } from './checks/rule';
import { writtenRules } from './checks/written';

/** Version of the rules, stored with each score. */
export const rubricVersion = '1.2';

/** All checks, in the order in which the UI shows the groups. 100 points. */
export const rubric: readonly Rule[] = [...writtenRules, ...fitsRules, ...completeRules, ...readsRules];

/** Maximum total with an open blank, well below the band of good scores, because such a document cannot be sent. */
export const capWithBlanks = 60;

/** Maximum total with reversed dates, which make a reader doubt everything else. */
export const capWithReversedDates = 60;

/** Maximum total of a file without a text layer (P0), which parsers cannot read at all. */
export const capWithoutText = 30;
