import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { isSupportedDuration, isSupportedQuantity } from '../quantities/compare-quantities';
import { listDurations, listEntryPeriods, type MonthRange } from '../quantities/derive-quantities';
import type { Quantity } from '../quantities/find-quantities';
import { type CharacterRange, splitIntoClauses, splitIntoSentences } from './sentences';
import type { SourceField } from './source-fields';
import { getFrequencyRank } from './vocabulary';
import { listWords } from './words';

/** A job or school of the resume, with the names by which a text may mention it. */
interface NamedEntry {
  path: string;
  /** The name of the company or school and its distinctive words, in lower case. */
  names: string[];
  period: MonthRange | undefined;
  fields: readonly SourceField[];
}

const legalForms =
  /(?<!\p{L})(?:inc|llc|ltd|limited|gmbh|ag|kg|corp|plc|s\.?a\.?|s\.?l\.?|sarl|sas|co|group|groupe)(?!\p{L})\.?|株式会社|有限会社|合同会社|주식회사|\(주\)|㈜|（株）/giu;

/** Returns the name without its legal form, and its rare words: "roundhay mutual insurance" and "roundhay". */
function listNameVariants(name: string, language: Language): string[] {
  const plainName = name.normalize('NFKC').replace(legalForms, '').trim().toLowerCase();
  const rareWords = listWords(plainName, language)
    .filter(({ text, stem }) => text.length >= 4 && getFrequencyRank(stem, language) === Infinity)
    .map(({ text }) => text);
  return [...new Set([plainName, ...rareWords])].filter((text) => text.length >= 2);
}

const listSeparator = /^[,、・&]? ?(?:and|und|et|y|e|や|と|와|과|및)?$/u;

export class NamedEntries {
  private readonly entries: NamedEntry[];
  private readonly durations: readonly number[];
  /** Lengths of the lists of the resume. They are evidence for "three employers" or "two languages". */
  private readonly listLengths: ReadonlySet<number>;

  constructor(resume: ResumeContent, fields: readonly SourceField[], language: Language, today: string | undefined) {
    const periods = listEntryPeriods(resume, today);
    this.durations = listDurations(resume, today);
    const { experience, education, certifications, languages, projects, achievements } = resume;
    const companies = new Set(experience.map(({ company }) => company));
    this.listLengths = new Set([
      companies.size,
      ...[experience, education, certifications, languages, projects, achievements].map((list) => list.length),
    ]);
    const pathsAndNames = [
      ...resume.experience.map(({ company }, index) => [`experience.${index}`, company] as const),
      ...resume.education.map(({ institution }, index) => [`education.${index}`, institution] as const),
    ];
    this.entries = pathsAndNames.map(([path, name]) => ({
      path,
      names: listNameVariants(name, language),
      period: periods.get(path),
      fields: fields.filter((field) => field.entryPath === path),
    }));
  }

  private findMentionedEntries(text: string): NamedEntry[] {
    const lowerText = text.normalize('NFKC').toLowerCase();
    return this.entries.filter(({ names }) => names.some((name) => lowerText.includes(name)));
  }

  /**
   * Returns whether a duration or date matches the entry that its clause names, or a duration the employers that its
   * sentence lists ("five years at Ashdown and Birch"). Returns undefined for other quantities, or if the clause does not
   * name exactly one employer or school.
   */
  checkNamedEntry(text: string, quantity: Quantity): boolean | undefined {
    const contains = ({ start, end }: CharacterRange) => start <= quantity.start && quantity.start < end;
    const sentence = splitIntoSentences(text).find(contains);
    const clause = sentence && splitIntoClauses(text, sentence).find(contains);
    const entries = clause ? this.findMentionedEntries(text.slice(clause.start, clause.end)) : [];
    const [firstEntry] = entries;
    if (!firstEntry || !this.haveSameName(entries)) return undefined;
    if (quantity.kind === 'span' && firstEntry.path.startsWith('experience'))
      return (
        entries.some(
          ({ period, fields }) =>
            (period && isSupportedDuration(quantity, period.end - period.start + 1)) ||
            fields.some((field) => isSupportedQuantity(quantity, field.quantities)),
        ) ||
        this.isTotalDuration(entries, quantity) ||
        this.isTotalDuration(this.findListedJobs(text.slice(sentence?.start, sentence?.end)), quantity)
      );
    if (quantity.kind === 'date') {
      const [year = 0] = quantity.amounts;
      return entries.some(
        ({ period, fields }) =>
          (period && quantity.month === undefined && year * 12 + 11 >= period.start && year * 12 <= period.end) ||
          fields.some((field) => isSupportedQuantity(quantity, field.quantities)),
      );
    }
    return undefined;
  }

  private haveSameName = (entries: readonly NamedEntry[]) =>
    entries.every(({ names }) => names[0] === entries[0]?.names[0]);

  /** Counts overlapping months once. */
  private isTotalDuration(entries: readonly NamedEntry[], quantity: Quantity): boolean {
    const months = entries.flatMap(({ period }) =>
      period ? Array.from({ length: period.end - period.start + 1 }, (_, i) => period.start + i) : [],
    );
    return entries.length > 1 && isSupportedDuration(quantity, new Set(months).size);
  }

  /** Returns the jobs at employers between which a sentence has only commas and words such as "and". */
  private findListedJobs(sentence: string): NamedEntry[] {
    const lowerSentence = sentence.normalize('NFKC').toLowerCase();
    const mentions = this.entries
      .filter(({ path }) => path.startsWith('experience'))
      .flatMap((entry) => {
        const [name = ''] = entry.names;
        const start = name ? lowerSentence.indexOf(name) : -1;
        return start < 0 ? [] : [{ entry, start, end: start + name.length }];
      })
      .sort((one, other) => one.start - other.start || one.end - other.end);
    const isList = mentions.every(({ start }, i) => {
      const previous = mentions[i - 1];
      return !previous || listSeparator.test(lowerSentence.slice(previous.end, start).replace(legalForms, '').trim());
    });
    return isList ? mentions.map(({ entry }) => entry) : [];
  }

  hasDuration = (quantity: Quantity) => this.durations.some((months) => isSupportedDuration(quantity, months));

  /** Returns whether a number in words is the length of a list of the resume. */
  isEntryCount = ({ kind, text, amounts: [amount = 0], ratePeriod }: Quantity) =>
    kind === 'count' && !/\p{N}/u.test(text) && !ratePeriod && amount >= 2 && this.listLengths.has(amount);
}
