import { type BulletRewrite, rewriteBulletsByRules, type RewriteBulletsInput } from '../rule-based/rewrite-bullets';
import { type RewriteBulletsCompletion, rewriteBulletsPrompt } from '../prompts/rewrite-bullets.v1';
import { buildLanguageData } from './prompt-data';
import type { WriterTask } from './writer-task';
import { checkTexts } from './check-texts';

export const rewriteBulletsTask: WriterTask<RewriteBulletsInput, BulletRewrite[], RewriteBulletsCompletion> = {
  name: 'bullets',
  runRuleBased: rewriteBulletsByRules,
  prompt: rewriteBulletsPrompt,
  buildPromptData: ({ bullets, language, targetTerms }) => ({
    ...buildLanguageData(language),
    terms: targetTerms ?? [],
    bullets,
    resume: 'The bullets are all that is known.',
  }),
  checkCompletion: ({ bullets: newBullets }, { bullets, resume, language }) => {
    const proposed = bullets.map((before, i) => ({ before, text: newBullets[i]?.after || before }));
    const { output, violations } = checkTexts(proposed, { resume, language });
    const rewrites = bullets.map((before, i) => {
      const after = output[i] || before;
      const reason = newBullets[i]?.reason ?? 'clearer';
      return { before, after, reason: after === before ? ('unchanged' as const) : reason };
    });
    return { output: rewrites, violations };
  },
};
