import type { Education, Experience, Project, ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { canonicalizeText, stemWord } from '../../../ats/language/text-processing';
import { alike, getSourceOverlap, pairBySimilarity, pairTexts, findUnsupportedClauses } from './text-similarity';
import { removed, type FieldDecision } from './decisions';
import {
  compareContacts,
  compareDates,
  compareDegrees,
  compareNames,
  compareTitles,
  type FieldComparison,
} from './compare-fields';
import { verdictByKind, type Finding, type FindingKind, type Violation } from './finding';
import { toFindings } from './ground-text';
import { findViolations, type ViolationContext } from './find-violations';
import { resolveViolations } from './resolve-violations';
import type { GroundedChange } from './ground-resume';
import type { SourcePart, GroundingSource } from './grounding-source';

/** Minimum share of a text's words in the source. Below it, the text describes other work. */
const minSourceOverlap = 0.2;

export class ResumeComparator {
  readonly decisions = new Map<string, FieldDecision>();
  readonly findings: Finding[] = [];
  readonly changes: Omit<GroundedChange, 'findings' | 'verdict'>[] = [];

  constructor(
    private readonly source: GroundingSource,
    private readonly language: Language,
    private readonly confirmedTerms: ReadonlySet<string>,
    private readonly jobPostingText: string,
  ) {}

  compareResumes(before: ResumeContent, after: ResumeContent): void {
    this.comparePersonalInfo(before, after);
    const positions = before.experience.map(({ position }) => position);
    this.compareEntries('experience', before.experience, after.experience, getExperienceSimilarity, (path, old, now) =>
      this.compareExperience(path, old, now, positions),
    );
    this.compareEntries('education', before.education, after.education, getEducationSimilarity, (path, old, now) =>
      this.compareEducation(path, old, now),
    );
    this.compareEntries('projects', before.projects, after.projects, getProjectSimilarity, (path, old, now) =>
      this.compareProject(path, old, now),
    );
    this.compareSkills('skills', before.skills, after.skills);
    this.compareTexts('achievements', before.achievements, after.achievements, this.source.whole, this.source.whole);
    this.compareEntries(
      'certifications',
      before.certifications,
      after.certifications,
      getNameSimilarity,
      (path, old, now) => {
        this.compareField(`${path}.name`, old.name, now.name, 'certificate', compareNames(old.name, now.name));
        this.compareField(
          `${path}.issuer`,
          old.issuer,
          now.issuer,
          'certificate',
          compareNames(old.issuer, now.issuer),
        );
        this.compareField(`${path}.date`, old.date, now.date, 'date', compareDates(old.date, now.date));
      },
    );
    this.compareLanguages(before.languages, after.languages);
  }

  private comparePersonalInfo(
    { personalInfo: old, experience }: ResumeContent,
    { personalInfo: now }: ResumeContent,
  ): void {
    for (const key of ['firstName', 'lastName'] as const)
      this.compareField(`personalInfo.${key}`, old[key], now[key], 'contact', compareNames(old[key], now[key]));
    for (const key of ['email', 'phone', 'website', 'linkedin'] as const)
      this.compareField(`personalInfo.${key}`, old[key], now[key], 'contact', compareContacts(old[key], now[key]));
    this.compareField(
      'personalInfo.location',
      old.location,
      now.location,
      'place',
      compareNames(old.location, now.location),
    );
    const titles = experience.map(({ position }) => position);
    const headline = titles.reduce<FieldComparison>(
      (best, title) => (best === 'same' ? best : this.compareTitle(title, now.headline, [])),
      this.compareTitle(old.headline, now.headline, []),
    );
    this.compareField('personalInfo.headline', old.headline, now.headline, 'title', headline);
    this.compareText('personalInfo.summary', old.summary, now.summary, this.source.whole, this.source.whole);
  }

  private compareTitle = (before: string, after: string, others: readonly string[]): FieldComparison =>
    before === '' && others.length === 0
      ? 'new'
      : compareTitles(before, after, others, this.language, this.source.isTranslated);

  private compareExperience(path: string, old: Experience, now: Experience, positions: readonly string[]): void {
    const from = this.getOriginPath;
    this.compareField(`${path}.company`, old.company, now.company, 'employer', compareNames(old.company, now.company));
    const title =
      positions.includes(now.position) && now.position !== old.position
        ? 'new'
        : this.compareTitle(old.position, now.position, []);
    this.compareField(`${path}.position`, old.position, now.position, 'title', title);
    this.compareEntryDates(path, old, now);
    this.compareField(
      `${path}.location`,
      old.location,
      now.location,
      'place',
      compareNames(old.location, now.location),
    );
    const [numbers, scope] = [this.source.getEntryInContext(from(path)), this.source.getEntry(from(path))];
    this.compareText(`${path}.description`, old.description, now.description, numbers, scope);
    this.compareTexts(`${path}.achievements`, old.achievements, now.achievements, numbers, scope);
  }

  private compareEducation(path: string, old: Education, now: Education): void {
    this.compareField(
      `${path}.institution`,
      old.institution,
      now.institution,
      'school',
      compareNames(old.institution, now.institution),
    );
    const degree = compareDegrees(old.degree, now.degree, old.field, this.language, this.source.isTranslated);
    this.compareField(`${path}.degree`, old.degree, now.degree, 'degree', degree);
    this.compareField(
      `${path}.field`,
      old.field,
      now.field,
      'degree',
      this.allowTranslation(compareNames(old.field, now.field)),
    );
    this.compareEntryDates(path, old, now);
    this.compareField(
      `${path}.location`,
      old.location,
      now.location,
      'place',
      compareNames(old.location, now.location),
    );
    this.compareField(`${path}.gpa`, old.gpa, now.gpa, 'degree', compareNames(old.gpa, now.gpa));
    const part = this.source.getEntryInContext(this.getOriginPath(path));
    this.compareTexts(`${path}.achievements`, old.achievements, now.achievements, part, part);
  }

  private compareProject(path: string, old: Project, now: Project): void {
    this.compareField(
      `${path}.name`,
      old.name,
      now.name,
      'entry',
      this.allowTranslation(compareNames(old.name, now.name)),
    );
    for (const key of ['url', 'github'] as const)
      this.compareField(`${path}.${key}`, old[key], now[key], 'contact', compareContacts(old[key], now[key]));
    const part = this.source.getEntryInContext(this.getOriginPath(path));
    this.compareText(`${path}.description`, old.description, now.description, part, part);
    this.compareSkills(`${path}.technologies`, old.technologies, now.technologies);
  }

  private compareEntryDates(path: string, old: Experience | Education, now: Experience | Education): void {
    for (const key of ['startDate', 'endDate'] as const)
      if (key === 'startDate' || !(old.current && now.current))
        this.compareField(`${path}.${key}`, old[key], now[key], 'date', compareDates(old[key], now[key]));
    if (old.current === now.current) return;
    const at = `${path}.current`;
    this.decisions.set(at, { proposed: old.current, safe: old.current });
    this.findings.push({
      path: at,
      kind: 'date',
      verdict: 'blocked',
      quote: String(now.current),
      resultText: String(old.current),
    });
  }

  private allowTranslation = (verdict: FieldComparison): FieldComparison =>
    verdict === 'new' && this.source.isTranslated ? 'translation' : verdict;

  /**
   * Keeps a field that matches the source, marks a translation for confirmation, or restores the original. An emptied
   * field is free: `dropped` reports it.
   */
  private compareField(path: string, old: string, now: string, kind: FindingKind, verdict: FieldComparison): void {
    if (now === old || now === '') return;
    const waits = verdict === 'translation';
    const free = verdict === 'same' || this.confirmedTerms.has(now.toLowerCase());
    const proposed = free || waits ? now : old;
    this.changes.push({ path, before: old, after: proposed });
    if (free) return;
    this.decisions.set(path, { proposed, safe: old });
    const found = waits ? 'translation' : kind;
    this.findings.push({ path, kind: found, verdict: verdictByKind[found], quote: now, resultText: proposed });
  }

  private readonly originPaths = new Map<string, string>();
  private readonly getOriginPath = (path: string) => this.originPaths.get(path) ?? path;

  private compareEntries<Entry extends object>(
    name: string,
    old: readonly Entry[],
    now: readonly Entry[],
    like: (a: Entry, b: Entry, sameList: boolean) => number,
    compare: (path: string, old: Entry, now: Entry) => void,
  ): void {
    const pairs = pairBySimilarity(old, now, (a, b, i, j) => like(a, b, i === j && old.length === now.length), 1);
    for (const [index, entry] of now.entries()) {
      const path = `${name}.${index}`;
      const origin = old[pairs[index] ?? -1];
      if (origin) {
        this.originPaths.set(path, `${name}.${pairs[index]}`);
        compare(path, origin, entry);
      } else {
        const said = Object.values(entry).find((value) => typeof value === 'string' && value !== '') as
          string | undefined;
        const kind =
          ({ certifications: 'certificate', experience: 'employer', education: 'school' } as const)[name] ?? 'entry';
        this.remove(path, kind, said ?? '');
      }
    }
  }

  private remove(path: string, kind: FindingKind, said: string): void {
    this.decisions.set(path, { proposed: removed, safe: removed });
    this.findings.push({ path, kind, verdict: verdictByKind[kind], quote: said, resultText: '' });
    this.changes.push({ path, before: '', after: '' });
  }

  private createContext(numbers: SourcePart, scope: SourcePart): ViolationContext {
    const { source, language, jobPostingText, confirmedTerms } = this;
    return { language, source, numberEvidence: numbers, scopeEvidence: scope, jobPostingText, confirmedTerms };
  }

  private compareText(
    path: string,
    old: string | undefined,
    now: string,
    numbers: SourcePart,
    scope: SourcePart,
  ): void {
    if (now === old || now === '') return;
    const whole = now.normalize('NFC');
    if (old === undefined && this.source.whole.text.split('\n').includes(whole)) return;
    const other = (text: string, found: readonly Violation[]) =>
      this.source.isTranslated || this.confirmedTerms.has(text.toLowerCase())
        ? []
        : this.findUnrelatedWork(text, numbers.getFeatures(), found);
    const { violations, proposedText, safeText } = resolveViolations(
      whole,
      this.createContext(numbers, scope),
      old,
      other,
    );
    const item = /\.\d+$/.test(path);
    const kept = (text: string) => (text === '' && item ? removed : text);
    if (violations.length > 0 || proposedText !== now)
      this.decisions.set(path, { proposed: kept(proposedText), safe: kept(safeText) });
    this.findings.push(...toFindings(path, violations, proposedText));
    this.changes.push({ path, before: old ?? '', after: proposedText });
  }

  /** Finds descriptions of other work that contain no new name or number: a whole text or later clauses. */
  private findUnrelatedWork(text: string, source: ReadonlySet<string>, violations: readonly Violation[]): Violation[] {
    const strange =
      getSourceOverlap(text, source) < minSourceOverlap
        ? [{ start: 0, end: text.length }]
        : findUnsupportedClauses(text, source);
    return strange
      .filter(({ start, end }) => !violations.some((other) => other.start < end && start < other.end))
      .map(({ start, end }) => ({ start, end, kind: 'duty', quote: text.slice(start, end) }));
  }

  private compareTexts(
    path: string,
    old: readonly string[],
    now: readonly string[],
    numbers: SourcePart,
    scope: SourcePart,
  ): void {
    const pairs = pairTexts(old, now);
    for (const [index, text] of now.entries())
      this.compareText(`${path}.${index}`, old[pairs[index] ?? -1], text, numbers, scope);
  }

  /** Compares lists of skills, flat or "Group: a, b". Each skill that the source never mentions needs confirmation. */
  private compareSkills(path: string, old: readonly string[], now: readonly string[]): void {
    const known = new Set(old.map((skill) => canonicalizeText(skill).toLowerCase()));
    const languages = this.source.languages;
    const says = (term: string) => {
      const lower = canonicalizeText(term).toLowerCase();
      if (this.confirmedTerms.has(lower) || this.source.whole.lowerText.includes(lower)) return true;
      const words = lower.match(/[\p{L}\p{M}\p{N}+#.]+/gu) ?? [];
      return words.every(
        (word) =>
          word.length < 3 ||
          this.source.whole.getWords().has(word) ||
          languages.some((each) => this.source.whole.getWords().has(stemWord(word, each))),
      );
    };
    for (const [index, skill] of now.entries()) {
      if (known.has(canonicalizeText(skill).toLowerCase())) continue;
      const at = `${path}.${index}`;
      const [, head = '', list = skill] = /^([^:：]{1,40}[:：]\s*)(\S.*)$/u.exec(skill) ?? [];
      const violations = findViolations(skill, this.createContext(this.source.whole, this.source.whole));
      const bad = violations.some(({ kind }) => verdictByKind[kind] !== 'confirm');
      const terms = list.split(/(?:(?<!\s)\s+)?[,、，;]\s*/u);
      const free = this.source.isTranslated && now.length <= old.length + 1 && violations.length === 0;
      const fresh = free ? [] : terms.filter((term) => !says(term));
      if (fresh.length === 0 && !bad && violations.length === 0) continue;
      const [first] = violations.filter(({ kind }) => verdictByKind[kind] !== 'confirm');
      if (bad && first) {
        this.remove(at, first.kind, first.quote);
        continue;
      }
      const kept = terms.filter(
        (term) => !fresh.includes(term) && !violations.some(({ quote }) => term.includes(quote)),
      );
      const safe = kept.length > 0 ? head + kept.join(', ') : removed;
      this.decisions.set(at, { proposed: skill, safe });
      const said = fresh.length > 0 ? fresh : violations.map((violation) => violation.quote);
      for (const term of said)
        this.findings.push({ path: at, kind: 'skill', verdict: 'confirm', quote: term, resultText: skill });
      this.changes.push({ path: at, before: '', after: skill });
    }
  }

  private compareLanguages(old: ResumeContent['languages'], now: ResumeContent['languages']): void {
    const pairs = pairBySimilarity(
      old,
      now,
      (a, b, i, j) => getNameSimilarity(a, b, i === j && old.length === now.length),
      1,
    );
    for (const [index, { name, level }] of now.entries()) {
      const path = `languages.${index}`;
      const origin = old[pairs[index] ?? -1];
      if (origin) {
        this.compareField(
          `${path}.name`,
          origin.name,
          name,
          'language',
          this.allowTranslation(compareNames(origin.name, name)),
        );
        this.compareField(
          `${path}.level`,
          origin.level,
          level,
          'level',
          this.allowTranslation(compareNames(origin.level, level)),
        );
      } else if (!this.confirmedTerms.has(name.toLowerCase())) {
        this.decisions.set(path, { proposed: removed, safe: removed });
        this.findings.push({ path, kind: 'language', verdict: 'confirm', quote: name, resultText: '' });
      }
    }
  }
}

/** Scores similarity: two entries are the same if their names match, or their dates and their position in the list. */
function getExperienceSimilarity(a: Experience, b: Experience, sameList: boolean): number {
  const company = compareNames(a.company, b.company) === 'same' ? 2 : 0;
  const title = alike(a.position, b.position) >= 0.5 ? 0.6 : 0;
  const dates =
    (compareDates(a.startDate, b.startDate) === 'same' ? 0.5 : 0) +
    (compareDates(a.endDate, b.endDate) === 'same' ? 0.2 : 0);
  return (
    company +
    title +
    dates +
    (sameList ? 0.5 : 0) +
    (company > 0 ? 1 : alike(a.achievements.join(' '), b.achievements.join(' ')))
  );
}

function getEducationSimilarity(a: Education, b: Education, sameList: boolean): number {
  const school = compareNames(a.institution, b.institution) === 'same' ? 2 : 0;
  const dates = compareDates(a.startDate, b.startDate) === 'same' && a.startDate !== '' ? 0.5 : 0;
  return school + dates + alike(`${a.degree} ${a.field}`, `${b.degree} ${b.field}`) + (sameList ? 0.6 : 0);
}

const getProjectSimilarity = (a: Project, b: Project, sameList: boolean) =>
  (compareNames(a.name, b.name) === 'same' ? 2 : 0) + alike(a.description, b.description) + (sameList ? 0.6 : 0);

const getNameSimilarity = (a: { name: string }, b: { name: string }, sameList: boolean) =>
  (compareNames(a.name, b.name) === 'same' ? 2 : 0) + alike(a.name, b.name) * 0.5 + (sameList ? 0.6 : 0);
