import type { BulletRewrite } from '@shortlist/contracts/builder/writing';
import { bulletsFrom, type BulletsOrder } from '../built-in/bullets';
import { type BulletsAnswer, rewriteBulletsPrompt } from '../prompts/rewrite-bullets.v1';
import { languageData } from './data';
import type { Job } from './job';
import { checkTexts } from './truth';

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
    const proposed = bullets.map((before, i) => ({ before, text: answers[i]?.after || before }));
    const { output, offences } = checkTexts(proposed, { resume, language });
    const rewrites = bullets.map((before, i) => {
      const after = output[i] || before;
      return { before, after, reason: after === before ? ('unchanged' as const) : (answers[i]?.reason ?? 'clearer') };
    });
    return { output: rewrites, offences };
  },
};
