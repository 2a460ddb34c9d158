import { completeRules } from './checks/complete';
import { fitsRules } from './checks/fits';
import { readsRules } from './checks/reads';
import type { Rule } from './checks/rule';
import { writtenRules } from './checks/written';

/** Which rules made a score; stored with it. */
export const rubricVersion = '1.2';

/** Every check, in the order in which screens show the groups. 100 points. */
export const rubric: readonly Rule[] = [...writtenRules, ...fitsRules, ...completeRules, ...readsRules];

/** A document with an open blank cannot be sent: its total stops here, well under the band of good scores. */
export const capWithBlanks = 60;

/** Dates that run backwards make a reader doubt everything else: the total stops here until they are corrected. */
export const capWithReversedDates = 60;

/** A file without a text layer (P0) cannot be read at all: whatever else is right, its total stops here. */
export const capWithoutText = 30;
