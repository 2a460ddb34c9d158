import { languages } from '@shortlist/contracts/platform/languages';
import { createGenerationCases } from './generation-cases';
import type { EvalCase } from './eval-case';
import { getAnalystPersona, analystDetails, loadNursePersona } from './personas';
import { createBulletsCase, createCoverLetterCase, createSummaryCase } from './persona-cases';

export async function loadAllCases(): Promise<EvalCase[]> {
  const casesByLanguage = languages.map(async ({ code }) => {
    const nurse = await loadNursePersona(code);
    const analyst = getAnalystPersona(code);
    return [
      ...createGenerationCases(code),
      createCoverLetterCase(nurse, 'long'),
      createCoverLetterCase(analyst, 'standard'),
      createBulletsCase(nurse),
      createBulletsCase(analyst, analystDetails[code].weakBullets),
      createSummaryCase(nurse, true),
      createSummaryCase(analyst, false),
    ];
  });
  return (await Promise.all(casesByLanguage)).flat();
}
