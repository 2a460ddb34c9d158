import { findStockPhrases } from '@shortlist/backend/engine/language/stock-phrases';
import { measureLength } from '@shortlist/backend/engine/language/text-processing';
import { SpendRefusedError } from '@shortlist/backend/ai/spend-guard/spend-guard';
import { WriterError } from '@shortlist/backend/ai/writer';
import type { Language } from '@shortlist/contracts/platform/languages';
import { composeResume } from '@shortlist/documents/compose/compose-resume';
import { scoreFile } from '../shared/score-file';
import type { EvalCase, WriterOutput } from './cases/eval-case';
import { collectStrings } from './metrics/allowed-facts';
import { findFabrications } from './metrics/fabrications';
import { measureLanguagePurity } from './metrics/language-purity';
import { countRepeatedSentences } from './metrics/repeated-sentences';
import type { WriterUnderTest, Usage, EvalEnvironment } from './eval-environment';

export interface EvalResult {
  writer: string;
  evalCase: EvalCase;
  /** Kind of failure, or the limit that stopped the call. The other measurements are then empty. */
  failure?: WriterError['kind'] | SpendRefusedError['reason'];
  fabrications: string[];
  /** Fabrications in the model's first answer, before the grounding check. Absent if there is no model. */
  rawFabrications?: string[];
  blankCount: number;
  stockPhrases: string[];
  /** Number of sentences that also appear in a document for another title. */
  repeatedSentenceCount: number;
  /** From 0 to 100. Absent for text that is not part of a resume. */
  score?: number;
  potential?: number;
  /** Share of the text that is in the requested language, from 0 to 1. */
  languagePurity: number;
  /** In words, or in characters for Japanese and Korean. */
  length: number;
  usage: Usage;
  durationMs: number;
  prose: string[];
}

export async function scoreResumeFile(
  { resume, target }: NonNullable<WriterOutput['scoringInput']>,
  language: Language,
): Promise<Required<Pick<EvalResult, 'score' | 'potential'>>> {
  const options = { templateId: 'modern-professional', language, pageSize: 'A4', jobTitle: target.jobTitle } as const;
  const { atsScore, potential } = await scoreFile({
    resume,
    target,
    language,
    tree: composeResume(resume, options),
    compactTree: composeResume(resume, { ...options, density: 'compact' }),
  });
  return { score: atsScore, potential };
}

const emptyOutput: WriterOutput = { texts: [], prose: [], blankCount: 0 };

async function evaluateCase(
  evalCase: EvalCase,
  { name, writer, takeRawAnswers }: WriterUnderTest,
  environment: EvalEnvironment,
): Promise<EvalResult> {
  environment.selectCase(evalCase.id);
  const startTime = performance.now();
  let failure: EvalResult['failure'];
  const output = await evalCase
    .write(writer, { ownerId: environment.ownerId, signal: new AbortController().signal })
    .catch((error: unknown) => {
      if (error instanceof WriterError) failure = error.kind;
      else if (error instanceof SpendRefusedError) failure = error.reason;
      else throw error;
      return emptyOutput;
    });
  const durationMs = performance.now() - startTime;
  const { language, allowedFacts } = evalCase;
  const rawTexts = takeRawAnswers().flatMap(collectStrings);
  return {
    writer: name,
    evalCase,
    failure,
    fabrications: findFabrications(output.texts, allowedFacts),
    rawFabrications: name === 'built-in' ? undefined : findFabrications(rawTexts, allowedFacts),
    blankCount: output.blankCount,
    stockPhrases: output.prose.flatMap((text) => findStockPhrases(text, language)),
    repeatedSentenceCount: 0,
    ...(output.scoringInput && (await scoreResumeFile(output.scoringInput, language))),
    languagePurity: measureLanguagePurity(output.prose, language),
    length: measureLength(output.prose.join('\n'), language),
    durationMs,
    usage: await environment.takeUsage(),
    prose: output.prose,
  };
}

function countSharedSentences(result: EvalResult, results: readonly EvalResult[]): number {
  if (result.evalCase.title === undefined) return 0;
  const documents = results
    .filter(
      ({ writer, evalCase }) =>
        writer === result.writer && evalCase.language === result.evalCase.language && evalCase.title,
    )
    .sort((a, b) => Number(b === result) - Number(a === result))
    .map(({ evalCase, prose }) => ({ title: evalCase.title ?? '', texts: prose }));
  return countRepeatedSentences(documents)[0] ?? 0;
}

export async function evaluateAll(evalCases: readonly EvalCase[], environment: EvalEnvironment): Promise<EvalResult[]> {
  const results: EvalResult[] = [];
  for (const candidate of environment.writers)
    for (const evalCase of evalCases) results.push(await evaluateCase(evalCase, candidate, environment));
  return results.map((result): EvalResult => ({
    ...result,
    repeatedSentenceCount: countSharedSentences(result, results),
  }));
}
