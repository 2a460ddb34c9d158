import type { Education, Experience, Project, ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { canonicalizeText, stemWord } from '../../language/text-processing';
import { getTextSimilarity, pairBySimilarity, pairTexts } from './text-similarity';
import { removedValue, type FieldDecision } from './field-decisions';
import {
  compareCertificates,
  compareContacts,
  compareDates,
  compareDegrees,
  compareNames,
  compareTitles,
  type FieldComparison,
} from './compare-fields';
import { verdictByKind, toFindings, type Finding, type FindingKind, type GroundedChange } from './finding';
import { findViolations, type ViolationContext } from './find-violations';
import { resolveViolations } from './resolve-violations';
import type { SourcePart, GroundingSource } from './grounding-source';

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
    this.compareEntries(
      'experience',
      before.experience,
      after.experience,
      getExperienceSimilarity,
      (path, oldEntry, newEntry) => this.compareExperience(path, oldEntry, newEntry, positions),
    );
    this.compareEntries(
      'education',
      before.education,
      after.education,
      getEducationSimilarity,
      (path, oldEntry, newEntry) => this.compareEducation(path, oldEntry, newEntry),
    );
    this.compareEntries('projects', before.projects, after.projects, getProjectSimilarity, (path, oldEntry, newEntry) =>
      this.compareProject(path, oldEntry, newEntry),
    );
    this.compareSkills('skills', before.skills, after.skills);
    this.compareTexts('achievements', before.achievements, after.achievements, this.source.combinedPart);
    this.compareEntries(
      'certifications',
      before.certifications,
      after.certifications,
      getNameSimilarity,
      (path, oldEntry, newEntry) => {
        this.compareField(
          `${path}.name`,
          oldEntry.name,
          newEntry.name,
          'certificate',
          compareCertificates(oldEntry.name, newEntry.name, this.language),
        );
        this.compareField(
          `${path}.issuer`,
          oldEntry.issuer,
          newEntry.issuer,
          'certificate',
          compareNames(oldEntry.issuer, newEntry.issuer),
        );
        this.compareField(
          `${path}.date`,
          oldEntry.date,
          newEntry.date,
          'date',
          compareDates(oldEntry.date, newEntry.date),
        );
      },
    );
    this.compareLanguages(before.languages, after.languages);
  }

  private comparePersonalInfo(
    { personalInfo: before, experience }: ResumeContent,
    { personalInfo: after }: ResumeContent,
  ): void {
    for (const key of ['firstName', 'lastName'] as const)
      this.compareField(
        `personalInfo.${key}`,
        before[key],
        after[key],
        'contact',
        compareNames(before[key], after[key]),
      );
    for (const key of ['email', 'phone', 'website', 'linkedin'] as const)
      this.compareField(
        `personalInfo.${key}`,
        before[key],
        after[key],
        'contact',
        compareContacts(before[key], after[key]),
      );
    this.compareField(
      'personalInfo.location',
      before.location,
      after.location,
      'place',
      compareNames(before.location, after.location),
    );
    const titles = experience.map(({ position }) => position);
    const headlineComparison = titles.reduce<FieldComparison>(
      (best, title) => (best === 'same' ? best : this.compareTitle(title, after.headline, [])),
      this.compareTitle(before.headline, after.headline, []),
    );
    this.compareField('personalInfo.headline', before.headline, after.headline, 'title', headlineComparison);
    this.compareText('personalInfo.summary', before.summary, after.summary, this.source.combinedPart);
  }

  private compareTitle = (before: string, after: string, otherTitles: readonly string[]): FieldComparison =>
    before === '' && otherTitles.length === 0
      ? 'new'
      : compareTitles(before, after, otherTitles, this.language, this.source.isTranslated);

  private compareExperience(path: string, before: Experience, after: Experience, positions: readonly string[]): void {
    const originalPath = this.getOriginalPath(path);
    this.compareField(
      `${path}.company`,
      before.company,
      after.company,
      'employer',
      compareNames(before.company, after.company),
    );
    const titleComparison =
      positions.includes(after.position) && after.position !== before.position
        ? 'new'
        : this.compareTitle(before.position, after.position, []);
    this.compareField(`${path}.position`, before.position, after.position, 'title', titleComparison);
    this.compareEntryDates(path, before, after);
    this.compareField(
      `${path}.location`,
      before.location,
      after.location,
      'place',
      compareNames(before.location, after.location),
    );
    const numberEvidence = this.source.getEntryInContext(originalPath);
    this.compareText(`${path}.description`, before.description, after.description, numberEvidence, originalPath);
    this.compareTexts(`${path}.achievements`, before.achievements, after.achievements, numberEvidence, originalPath);
  }

  private compareEducation(path: string, before: Education, after: Education): void {
    this.compareField(
      `${path}.institution`,
      before.institution,
      after.institution,
      'school',
      compareNames(before.institution, after.institution),
    );
    const degreeComparison = compareDegrees(
      before.degree,
      after.degree,
      before.field,
      this.language,
      this.source.isTranslated,
    );
    this.compareField(`${path}.degree`, before.degree, after.degree, 'degree', degreeComparison);
    this.compareField(
      `${path}.field`,
      before.field,
      after.field,
      'degree',
      this.allowTranslation(compareNames(before.field, after.field)),
    );
    this.compareEntryDates(path, before, after);
    this.compareField(
      `${path}.location`,
      before.location,
      after.location,
      'place',
      compareNames(before.location, after.location),
    );
    this.compareField(`${path}.gpa`, before.gpa, after.gpa, 'degree', compareNames(before.gpa, after.gpa));
    const originalPath = this.getOriginalPath(path);
    const numberEvidence = this.source.getEntryInContext(originalPath);
    this.compareTexts(`${path}.achievements`, before.achievements, after.achievements, numberEvidence, originalPath);
  }

  private compareProject(path: string, before: Project, after: Project): void {
    this.compareField(
      `${path}.name`,
      before.name,
      after.name,
      'entry',
      this.allowTranslation(compareNames(before.name, after.name)),
    );
    for (const key of ['url', 'github'] as const)
      this.compareField(`${path}.${key}`, before[key], after[key], 'contact', compareContacts(before[key], after[key]));
    const originalPath = this.getOriginalPath(path);
    const numberEvidence = this.source.getEntryInContext(originalPath);
    this.compareText(`${path}.description`, before.description, after.description, numberEvidence, originalPath);
    this.compareSkills(`${path}.technologies`, before.technologies, after.technologies);
  }

  private compareEntryDates(path: string, before: Experience | Education, after: Experience | Education): void {
    for (const key of ['startDate', 'endDate'] as const)
      if (key === 'startDate' || !(before.current && after.current))
        this.compareField(`${path}.${key}`, before[key], after[key], 'date', compareDates(before[key], after[key]));
    if (before.current === after.current) return;
    const fieldPath = `${path}.current`;
    this.decisions.set(fieldPath, { proposed: before.current, safe: before.current });
    this.findings.push({
      path: fieldPath,
      kind: 'date',
      verdict: 'blocked',
      quote: String(after.current),
      resultText: String(before.current),
    });
  }

  private allowTranslation = (comparison: FieldComparison): FieldComparison =>
    comparison === 'new' && this.source.isTranslated ? 'translation' : comparison;

  /**
   * Keeps a field that matches the source, marks a translation for confirmation, or restores the original. Skips empty
   * fields, because `findDroppedContent` reports them.
   */
  private compareField(
    path: string,
    before: string,
    after: string,
    kind: FindingKind,
    comparison: FieldComparison,
  ): void {
    if (after === before || after === '') return;
    const needsConfirmation = comparison === 'translation';
    const isAllowed = comparison === 'same' || this.confirmedTerms.has(after.toLowerCase());
    const proposed = isAllowed || needsConfirmation ? after : before;
    this.changes.push({ path, before, after: proposed });
    if (isAllowed) return;
    this.decisions.set(path, { proposed, safe: before });
    const findingKind = needsConfirmation ? 'translation' : kind;
    this.findings.push({
      path,
      kind: findingKind,
      verdict: verdictByKind[findingKind],
      quote: after,
      resultText: proposed,
    });
  }

  private readonly originalPaths = new Map<string, string>();
  private readonly getOriginalPath = (path: string) => this.originalPaths.get(path) ?? path;

  private compareEntries<Entry extends object>(
    name: string,
    oldEntries: readonly Entry[],
    newEntries: readonly Entry[],
    getSimilarity: (a: Entry, b: Entry, isSameIndex: boolean) => number,
    compare: (path: string, before: Entry, after: Entry) => void,
  ): void {
    const partnerIndexes = pairBySimilarity(
      oldEntries,
      newEntries,
      (a, b, i, j) => getSimilarity(a, b, i === j && oldEntries.length === newEntries.length),
      1,
    );
    for (const [index, entry] of newEntries.entries()) {
      const path = `${name}.${index}`;
      const originalEntry = oldEntries[partnerIndexes[index] ?? -1];
      if (originalEntry) {
        this.originalPaths.set(path, `${name}.${partnerIndexes[index]}`);
        compare(path, originalEntry, entry);
      } else {
        const firstText = Object.values(entry).find((value) => typeof value === 'string' && value !== '') as
          string | undefined;
        const kind =
          ({ certifications: 'certificate', experience: 'employer', education: 'school' } as const)[name] ?? 'entry';
        this.remove(path, kind, firstText ?? '');
      }
    }
  }

  private remove(path: string, kind: FindingKind, quote: string): void {
    this.decisions.set(path, { proposed: removedValue, safe: removedValue });
    this.findings.push({ path, kind, verdict: verdictByKind[kind], quote, resultText: '' });
    this.changes.push({ path, before: '', after: '' });
  }

  private createContext(numberEvidence: SourcePart, entryPath?: string, before?: string): ViolationContext {
    const { source, language, jobPostingText, confirmedTerms } = this;
    const evidence = source.getEvidence(entryPath);
    const sharedContext = { language, source, jobPostingText, confirmedTerms, allowedNames: [], isLetter: false };
    return { ...sharedContext, numberEvidence, evidence, before };
  }

  private compareText(
    path: string,
    before: string | undefined,
    after: string,
    numberEvidence: SourcePart,
    entryPath?: string,
  ): void {
    if (after === before || after === '') return;
    const normalizedText = after.normalize('NFC');
    if (before === undefined && this.source.combinedPart.text.split('\n').includes(normalizedText)) return;
    const { violations, proposedText, safeText } = resolveViolations(
      normalizedText,
      this.createContext(numberEvidence, entryPath, before),
      before,
    );
    const isListItem = /\.\d+$/.test(path);
    const removeEmptyItem = (text: string) => (text === '' && isListItem ? removedValue : text);
    if (violations.length > 0 || proposedText !== after)
      this.decisions.set(path, { proposed: removeEmptyItem(proposedText), safe: removeEmptyItem(safeText) });
    this.findings.push(...toFindings(path, violations, proposedText));
    this.changes.push({ path, before: before ?? '', after: proposedText });
  }

  private compareTexts(
    path: string,
    oldTexts: readonly string[],
    newTexts: readonly string[],
    numberEvidence: SourcePart,
    entryPath?: string,
  ): void {
    const partnerIndexes = pairTexts(oldTexts, newTexts);
    for (const [index, text] of newTexts.entries())
      this.compareText(`${path}.${index}`, oldTexts[partnerIndexes[index] ?? -1], text, numberEvidence, entryPath);
  }

  /**
   * Compares skill items. An item is one skill, or a group such as "Tools: Excel, SQL". A skill that the source never
   * mentions needs confirmation.
   */
  private compareSkills(path: string, oldSkills: readonly string[], newSkills: readonly string[]): void {
    const oldSkillKeys = new Set(oldSkills.map((skill) => canonicalizeText(skill).toLowerCase()));
    const languages = this.source.languages;
    const isInSource = (term: string) => {
      const lowerTerm = canonicalizeText(term).toLowerCase();
      if (this.confirmedTerms.has(lowerTerm) || this.source.combinedPart.lowerText.includes(lowerTerm)) return true;
      const words = lowerTerm.match(/[\p{L}\p{M}\p{N}+#.]+/gu) ?? [];
      return words.every(
        (word) =>
          word.length < 3 ||
          this.source.combinedPart.getWords().has(word) ||
          languages.some((language) => this.source.combinedPart.getWords().has(stemWord(word, language))),
      );
    };
    for (const [index, skill] of newSkills.entries()) {
      if (oldSkillKeys.has(canonicalizeText(skill).toLowerCase())) continue;
      const skillPath = `${path}.${index}`;
      const [, groupPrefix = '', list = skill] = /^([^:：]{1,40}[:：]\s*)(\S.*)$/u.exec(skill) ?? [];
      const violations = findViolations(skill, this.createContext(this.source.combinedPart));
      const hasSevereViolation = violations.some(({ kind }) => verdictByKind[kind] !== 'confirm');
      const terms = list.split(/(?:(?<!\s)\s+)?[,、，;]\s*/u);
      const isTranslatedSkill =
        this.source.isTranslated && newSkills.length <= oldSkills.length + 1 && violations.length === 0;
      const newTerms = isTranslatedSkill ? [] : terms.filter((term) => !isInSource(term));
      if (newTerms.length === 0 && !hasSevereViolation && violations.length === 0) continue;
      const [severeViolation] = violations.filter(({ kind }) => verdictByKind[kind] !== 'confirm');
      if (hasSevereViolation && severeViolation) {
        this.remove(skillPath, severeViolation.kind, severeViolation.quote);
        continue;
      }
      const supportedTerms = terms.filter(
        (term) => !newTerms.includes(term) && !violations.some(({ quote }) => term.includes(quote)),
      );
      const safeSkill = supportedTerms.length > 0 ? groupPrefix + supportedTerms.join(', ') : removedValue;
      this.decisions.set(skillPath, { proposed: skill, safe: safeSkill });
      const unconfirmedTerms = newTerms.length > 0 ? newTerms : violations.map((violation) => violation.quote);
      for (const term of unconfirmedTerms)
        this.findings.push({ path: skillPath, kind: 'skill', verdict: 'confirm', quote: term, resultText: skill });
      this.changes.push({ path: skillPath, before: '', after: skill });
    }
  }

  private compareLanguages(oldLanguages: ResumeContent['languages'], newLanguages: ResumeContent['languages']): void {
    const partnerIndexes = pairBySimilarity(
      oldLanguages,
      newLanguages,
      (a, b, i, j) => getNameSimilarity(a, b, i === j && oldLanguages.length === newLanguages.length),
      1,
    );
    for (const [index, { name, level }] of newLanguages.entries()) {
      const path = `languages.${index}`;
      const originalLanguage = oldLanguages[partnerIndexes[index] ?? -1];
      if (originalLanguage) {
        this.compareField(
          `${path}.name`,
          originalLanguage.name,
          name,
          'language',
          this.allowTranslation(compareNames(originalLanguage.name, name)),
        );
        this.compareField(
          `${path}.level`,
          originalLanguage.level,
          level,
          'level',
          this.allowTranslation(compareNames(originalLanguage.level, level)),
        );
      } else if (!this.confirmedTerms.has(name.toLowerCase())) {
        this.decisions.set(path, { proposed: removedValue, safe: removedValue });
        this.findings.push({ path, kind: 'language', verdict: 'confirm', quote: name, resultText: '' });
      }
    }
  }
}

/** Scores the similarity of two jobs. The same company, or the same dates at the same index, is enough for a match. */
function getExperienceSimilarity(a: Experience, b: Experience, isSameIndex: boolean): number {
  const companyScore = compareNames(a.company, b.company) === 'same' ? 2 : 0;
  const titleScore = getTextSimilarity(a.position, b.position) >= 0.5 ? 0.6 : 0;
  const dateScore =
    (compareDates(a.startDate, b.startDate) === 'same' ? 0.5 : 0) +
    (compareDates(a.endDate, b.endDate) === 'same' ? 0.2 : 0);
  return (
    companyScore +
    titleScore +
    dateScore +
    (isSameIndex ? 0.5 : 0) +
    (companyScore > 0 ? 1 : getTextSimilarity(a.achievements.join(' '), b.achievements.join(' ')))
  );
}

function getEducationSimilarity(a: Education, b: Education, isSameIndex: boolean): number {
  const schoolScore = compareNames(a.institution, b.institution) === 'same' ? 2 : 0;
  const dateScore = compareDates(a.startDate, b.startDate) === 'same' && a.startDate !== '' ? 0.5 : 0;
  const degreeScore = getTextSimilarity(`${a.degree} ${a.field}`, `${b.degree} ${b.field}`);
  return schoolScore + dateScore + degreeScore + (isSameIndex ? 0.6 : 0);
}

const getProjectSimilarity = (a: Project, b: Project, isSameIndex: boolean) =>
  (compareNames(a.name, b.name) === 'same' ? 2 : 0) +
  getTextSimilarity(a.description, b.description) +
  (isSameIndex ? 0.6 : 0);

const getNameSimilarity = (a: { name: string }, b: { name: string }, isSameIndex: boolean) =>
  (compareNames(a.name, b.name) === 'same' ? 2 : 0) + getTextSimilarity(a.name, b.name) * 0.5 + (isSameIndex ? 0.6 : 0);
