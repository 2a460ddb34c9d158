import { completenessRules } from './checks/completeness-checks';
import { jobFitRules } from './checks/job-fit-checks';
import { parsingRules } from './checks/parsing-checks';
import type { CheckRule } from './checks/check-rule';
import { writingRules } from './checks/writing-checks';

export const rubricVersion = '1.2';

/** All checks, worth 100 points in total, in the order in which the UI shows their groups. */
export const rubric: readonly CheckRule[] = [...writingRules, ...jobFitRules, ...completenessRules, ...parsingRules];

/** Maximum total with an open blank. It is well below a good score, because such a document cannot be sent. */
export const maxTotalWithBlanks = 60;

/** Maximum total with reversed dates, which make readers doubt everything else. */
export const maxTotalWithReversedDates = 60;

/** Maximum total for a file without a text layer (P0), which parsers cannot read at all. */
export const maxTotalWithoutText = 30;
