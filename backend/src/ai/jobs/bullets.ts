import type { BulletRewrite } from '@shortlist/contracts/builder/writing';
import { bulletsFrom, type BulletsOrder } from '../built-in/bullets';
import { type BulletsAnswer, rewriteBulletsPrompt } from '../prompts/rewrite-bullets.v1';
import { languageData } from './data';
import type { Job } from './job';
import { checkText } from './truth';

/** Each bullet before and after, with the reason; never a new fact, unchanged where nothing is better. */
export const rewriteBullets: Job<BulletsOrder, BulletRewrite[], BulletsAnswer> = {
  name: 'bullets',
  write: bulletsFrom,
  prompt: rewriteBulletsPrompt,
  data: ({ bullets, language, targetTerms }) => ({
    ...languageData(language),
    terms: targetTerms ?? [],
    bullets,
    resume: 'The bullets are all that is known.',
  }),
  check: ({ bullets: answers }, { bullets, resume, language }) => {
    const checked = bullets.map((before, i) => {
      const answer = answers[i];
      if (!answer || answer.after === before)
        return { before, after: before, reason: 'unchanged' as const, offences: [] };
      const { output, offences } = checkText(answer.after, { resume, language, also: [before] });
      // A blank for a figure is an offer; anything else that the guard had to take out is none.
      const after = output || before;
      return { before, after, reason: after === before ? ('unchanged' as const) : answer.reason, offences };
    });
    return {
      output: checked.map(({ before, after, reason }) => ({ before, after, reason })),
      offences: checked.flatMap(({ offences }) => offences),
    };
  },
};
