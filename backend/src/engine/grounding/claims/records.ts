import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { isSupportedDuration, isSupportedQuantity } from '../quantities/compare-quantities';
import { listDurations, listEntryPeriods, type Period } from '../quantities/derive-quantities';
import type { Quantity } from '../quantities/find-quantities';
import { splitIntoClauses, splitIntoSentences, type Span } from './sentences';
import type { SourceUnit } from './source-units';
import { getRank } from './vocabulary';
import { listWords } from './words';

/** An entry of the resume with the names by which a text refers to it. */
interface Record {
  entry: string;
  /** Distinctive parts of the company, school or project name, in lower case. */
  names: string[];
  period: Period | undefined;
  units: readonly SourceUnit[];
}

const legalForms =
  /(?<!\p{L})(?:inc|llc|ltd|limited|gmbh|ag|kg|corp|plc|s\.?a\.?|s\.?l\.?|sarl|sas|co|group|groupe)(?!\p{L})\.?|株式会社|有限会社|合同会社|주식회사|\(주\)|㈜|（株）/giu;

/** The name without its legal form, and its rare words: "Roundhay Mutual Insurance" and "roundhay". */
function listNames(name: string, language: Language): string[] {
  const plain = name.normalize('NFKC').replace(legalForms, '').trim().toLowerCase();
  const rareWords = listWords(plain, language)
    .filter(({ text, stem }) => text.length >= 4 && getRank(stem, language) === Infinity)
    .map(({ text }) => text);
  return [...new Set([plain, ...rareWords])].filter((text) => text.length >= 2);
}

export class Records {
  private readonly records: Record[];
  private readonly durations: readonly number[];
  /** Lengths of the lists of a resume: "three employers", "two languages". */
  private readonly listLengths: ReadonlySet<number>;

  constructor(resume: ResumeContent, units: readonly SourceUnit[], language: Language, today: string | undefined) {
    const periods = listEntryPeriods(resume, today);
    this.durations = listDurations(resume, today);
    const { experience, education, certifications, languages, projects, achievements } = resume;
    const companies = new Set(experience.map(({ company }) => company));
    this.listLengths = new Set([
      companies.size,
      ...[experience, education, certifications, languages, projects, achievements].map((list) => list.length),
    ]);
    const named = [
      ...resume.experience.map(({ company }, index) => [`experience.${index}`, company] as const),
      ...resume.education.map(({ institution }, index) => [`education.${index}`, institution] as const),
    ];
    this.records = named.map(([entry, name]) => ({
      entry,
      names: listNames(name, language),
      period: periods.get(entry),
      units: units.filter((unit) => unit.entry === entry),
    }));
  }

  /** Returns the entries that a sentence names. */
  private findNamed(sentence: string): Record[] {
    const lowerSentence = sentence.normalize('NFKC').toLowerCase();
    return this.records.filter(({ names }) => names.some((name) => lowerSentence.includes(name)));
  }

  /**
   * Returns whether a quantity is a fact of an entry that its clause names: the length of that entry, a date in it, or
   * a number of its fields. Undefined if the clause names no entry, or several.
   */
  supports(text: string, quantity: Quantity): boolean | undefined {
    const clause = splitIntoSentences(text)
      .flatMap((sentence) => splitIntoClauses(text, sentence))
      .find(({ start, end }) => start <= quantity.start && quantity.start < end);
    const [named, ...others] = clause ? this.findNamed(text.slice(clause.start, clause.end)) : [];
    if (!named || this.isSeveral(others, named)) return undefined;
    const ofSameEmployer = [named, ...others];
    if (quantity.kind === 'span' && named.entry.startsWith('experience'))
      return (
        ofSameEmployer.some(
          ({ period, units }) =>
            (period && isSupportedDuration(quantity, period.end - period.start + 1)) ||
            units.some((unit) => isSupportedQuantity(quantity, unit.quantities)),
        ) || this.isJoinedDuration(ofSameEmployer, quantity)
      );
    if (quantity.kind === 'date') {
      const [year = 0] = quantity.amounts;
      return ofSameEmployer.some(
        ({ period, units }) =>
          (period && quantity.month === undefined && year * 12 + 11 >= period.start && year * 12 <= period.end) ||
          units.some((unit) => isSupportedQuantity(quantity, unit.quantities)),
      );
    }
    return undefined;
  }

  private isSeveral = (others: readonly Record[], named: Record) =>
    others.some(({ names }) => names[0] !== named.names[0]);

  private isJoinedDuration(records: readonly Record[], quantity: Quantity): boolean {
    const months = records.flatMap(({ period }) => (period ? [period.end - period.start + 1] : []));
    return (
      records.length > 1 &&
      isSupportedDuration(
        quantity,
        months.reduce((sum, month) => sum + month, 0),
      )
    );
  }

  /** Whether a length of time follows from the dates of any entries. */
  hasDuration = (quantity: Quantity) => this.durations.some((months) => isSupportedDuration(quantity, months));

  /** Whether a number in words counts the entries of a list. */
  countsEntries = ({ kind, text, amounts: [amount = 0], ratePeriod }: Quantity) =>
    kind === 'count' && !/\p{N}/u.test(text) && !ratePeriod && amount >= 2 && this.listLengths.has(amount);

  /** Fields of the entries that a sentence names, or undefined if it names none. */
  findNamedUnits(text: string, sentence: Span): readonly SourceUnit[] | undefined {
    const named = this.findNamed(text.slice(sentence.start, sentence.end));
    return named.length === 0 ? undefined : named.flatMap(({ units }) => units);
  }
}
