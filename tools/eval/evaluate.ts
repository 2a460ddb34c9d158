import { parseFile } from '@shortlist/backend/ats/file/parse-file';
import { stockPhrasesIn } from '@shortlist/backend/ats/language/stock-phrases';
import { lengthOf } from '@shortlist/backend/ats/language/words';
import { scoreResume } from '@shortlist/backend/ats/score';
import { SpendRefused } from '@shortlist/backend/ai/spend-guard/spend-guard';
import { WriterFailure } from '@shortlist/backend/ai/writer';
import { printPdf } from '@shortlist/backend/rendering/pdf/printer';
import type { Language } from '@shortlist/contracts/platform/languages';
import { composeResume } from '@shortlist/documents/compose/resume';
import { type Input, today, type Work } from './inputs/input';
import { textsIn } from './measure/facts';
import { fabricationsIn } from './measure/fabrications';
import { purityOf } from './measure/purity';
import { repeatedIn } from './measure/sentences';
import type { Candidate, Spent, World } from './world';

export interface Row {
  writer: string;
  input: Input;
  /**
   * The reason for a missing text: the kind of failure, or the limit that stopped the call. All measurements are then
   * empty.
   */
  failed?: WriterFailure['kind'] | SpendRefused['reason'];
  fabrications: string[];
  /** Fabrications in the model's first answer, before the grounding check. Undefined if there is no model. */
  invented?: string[];
  blanks: number;
  stockPhrases: string[];
  /** Sentences that also appear in a document for another title. */
  repeated: number;
  /** 0 to 100. Undefined for a text that is not part of a resume. */
  score?: number;
  potential?: number;
  /** Share of the text that is in its language, 0 to 1. */
  purity: number;
  /** In words; in characters for Japanese and Korean. */
  length: number;
  tokens: Spent;
  milliseconds: number;
  prose: string[];
}

export async function scoreOf({ resume, target }: NonNullable<Work['scored']>, language: Language) {
  const options = { templateId: 'modern-professional', language, pageSize: 'A4', jobTitle: target.jobTitle } as const;
  const dense = composeResume(resume, { ...options, density: 'compact' });
  const file = await parseFile(printPdf(composeResume(resume, options), [dense]));
  const { atsScore, potential } = scoreResume({ resume, target, file, language, documentLanguage: language, today });
  return { score: atsScore, potential };
}

const nothing: Work = { texts: [], prose: [], blanks: 0 };

async function evaluateOne(input: Input, { name, writer, heard }: Candidate, world: World): Promise<Row> {
  world.turnTo(input.id);
  const started = performance.now();
  let failed: Row['failed'];
  const work = await input
    .write(writer, { ownerId: world.ownerId, signal: new AbortController().signal })
    .catch((error: unknown) => {
      if (error instanceof WriterFailure) failed = error.kind;
      else if (error instanceof SpendRefused) failed = error.reason;
      else throw error;
      return nothing;
    });
  const milliseconds = performance.now() - started;
  const { language, facts } = input;
  const raw = heard().flatMap(textsIn);
  return {
    writer: name,
    input,
    ...(failed && { failed }),
    fabrications: fabricationsIn(work.texts, facts),
    ...(name !== 'built-in' && { invented: fabricationsIn(raw, facts) }),
    blanks: work.blanks,
    stockPhrases: work.prose.flatMap((text) => stockPhrasesIn(text, language)),
    repeated: 0,
    ...(work.scored && (await scoreOf(work.scored, language))),
    purity: purityOf(work.prose, language),
    length: lengthOf(work.prose.join('\n'), language),
    milliseconds,
    tokens: await world.spent(),
    prose: work.prose,
  };
}

function repeatedOf(row: Row, rows: readonly Row[]): number {
  if (row.input.title === undefined) return 0;
  const documents = rows
    .filter(({ writer, input }) => writer === row.writer && input.language === row.input.language && input.title)
    .sort((one, other) => Number(other === row) - Number(one === row))
    .map(({ input, prose }) => ({ title: input.title ?? '', texts: prose }));
  return repeatedIn(documents)[0] ?? 0;
}

export async function evaluate(inputs: readonly Input[], world: World): Promise<Row[]> {
  const rows: Row[] = [];
  for (const candidate of world.candidates)
    for (const input of inputs) rows.push(await evaluateOne(input, candidate, world));
  return rows.map((row) => ({ ...row, repeated: repeatedOf(row, rows) }));
}
