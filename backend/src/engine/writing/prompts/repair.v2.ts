import { wrapPromptData } from './prompt';

export const repairVersion = 'repair2';

export const buildRepairMessage = (findings: readonly object[]): string =>
  `Code has compared your answer with the person's own facts. What stands between <data> and </data> are the parts that are not among them.
Give the whole answer again in the same shape, without these claims: say what is known, leave it out, or put the blank for it. Change nothing else.
Where a finding is "other language", give all of it in the language that was asked for.
${wrapPromptData({ findings })}`;
