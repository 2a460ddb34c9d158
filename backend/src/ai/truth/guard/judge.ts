import type { Education, Experience, Project, ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { normal, stemOf } from '../../../ats/language/words';
import { alike, drawnFrom, pair, pairTexts, strangeClauses } from './align';
import { gone, type Decision } from './decisions';
import { sameContact, sameDate, sameDegree, sameName, sameTitle, type FieldVerdict } from './fields';
import { verdictOf, type Finding, type FindingKind, type Offence } from './finding';
import { findingsOf } from './guard-text';
import { inspect, type Inspection } from './inspect';
import { judgeText } from './judge-text';
import type { Change } from './guard';
import type { Part, Source } from './source';

/** Minimum share of a text's words in the source. Below it, the text describes other work. */
const ownWords = 0.2;

export class Judge {
  readonly decisions = new Map<string, Decision>();
  readonly findings: Finding[] = [];
  readonly changes: Omit<Change, 'findings' | 'verdict'>[] = [];

  constructor(
    private readonly source: Source,
    private readonly language: Language,
    private readonly confirmed: ReadonlySet<string>,
    private readonly jobText: string,
  ) {}

  resume(before: ResumeContent, after: ResumeContent): void {
    this.person(before, after);
    const positions = before.experience.map(({ position }) => position);
    this.entries('experience', before.experience, after.experience, likeExperience, (path, old, now) =>
      this.experience(path, old, now, positions),
    );
    this.entries('education', before.education, after.education, likeEducation, (path, old, now) =>
      this.education(path, old, now),
    );
    this.entries('projects', before.projects, after.projects, likeProject, (path, old, now) =>
      this.project(path, old, now),
    );
    this.skills('skills', before.skills, after.skills);
    this.texts('achievements', before.achievements, after.achievements, this.source.whole, this.source.whole);
    this.entries('certifications', before.certifications, after.certifications, likeNamed, (path, old, now) => {
      this.field(`${path}.name`, old.name, now.name, 'certificate', sameName(old.name, now.name));
      this.field(`${path}.issuer`, old.issuer, now.issuer, 'certificate', sameName(old.issuer, now.issuer));
      this.field(`${path}.date`, old.date, now.date, 'date', sameDate(old.date, now.date));
    });
    this.languages(before.languages, after.languages);
  }

  private person({ personalInfo: old, experience }: ResumeContent, { personalInfo: now }: ResumeContent): void {
    for (const key of ['firstName', 'lastName'] as const)
      this.field(`personalInfo.${key}`, old[key], now[key], 'contact', sameName(old[key], now[key]));
    for (const key of ['email', 'phone', 'website', 'linkedin'] as const)
      this.field(`personalInfo.${key}`, old[key], now[key], 'contact', sameContact(old[key], now[key]));
    this.field('personalInfo.location', old.location, now.location, 'place', sameName(old.location, now.location));
    const titles = experience.map(({ position }) => position);
    const headline = titles.reduce<FieldVerdict>(
      (best, title) => (best === 'same' ? best : this.title(title, now.headline, [])),
      this.title(old.headline, now.headline, []),
    );
    this.field('personalInfo.headline', old.headline, now.headline, 'title', headline);
    this.text('personalInfo.summary', old.summary, now.summary, this.source.whole, this.source.whole);
  }

  private title = (before: string, after: string, others: readonly string[]): FieldVerdict =>
    before === '' && others.length === 0
      ? 'new'
      : sameTitle(before, after, others, this.language, this.source.translated);

  private experience(path: string, old: Experience, now: Experience, positions: readonly string[]): void {
    const from = this.from;
    this.field(`${path}.company`, old.company, now.company, 'employer', sameName(old.company, now.company));
    const title =
      positions.includes(now.position) && now.position !== old.position
        ? 'new'
        : this.title(old.position, now.position, []);
    this.field(`${path}.position`, old.position, now.position, 'title', title);
    this.dates(path, old, now);
    this.field(`${path}.location`, old.location, now.location, 'place', sameName(old.location, now.location));
    const [numbers, scope] = [this.source.entry(from(path)), this.source.alone(from(path))];
    this.text(`${path}.description`, old.description, now.description, numbers, scope);
    this.texts(`${path}.achievements`, old.achievements, now.achievements, numbers, scope);
  }

  private education(path: string, old: Education, now: Education): void {
    this.field(
      `${path}.institution`,
      old.institution,
      now.institution,
      'school',
      sameName(old.institution, now.institution),
    );
    const degree = sameDegree(old.degree, now.degree, old.field, this.language, this.source.translated);
    this.field(`${path}.degree`, old.degree, now.degree, 'degree', degree);
    this.field(`${path}.field`, old.field, now.field, 'degree', this.translated(sameName(old.field, now.field)));
    this.dates(path, old, now);
    this.field(`${path}.location`, old.location, now.location, 'place', sameName(old.location, now.location));
    this.field(`${path}.gpa`, old.gpa, now.gpa, 'degree', sameName(old.gpa, now.gpa));
    const part = this.source.entry(this.from(path));
    this.texts(`${path}.achievements`, old.achievements, now.achievements, part, part);
  }

  private project(path: string, old: Project, now: Project): void {
    this.field(`${path}.name`, old.name, now.name, 'entry', this.translated(sameName(old.name, now.name)));
    for (const key of ['url', 'github'] as const)
      this.field(`${path}.${key}`, old[key], now[key], 'contact', sameContact(old[key], now[key]));
    const part = this.source.entry(this.from(path));
    this.text(`${path}.description`, old.description, now.description, part, part);
    this.skills(`${path}.technologies`, old.technologies, now.technologies);
  }

  private dates(path: string, old: Experience | Education, now: Experience | Education): void {
    for (const key of ['startDate', 'endDate'] as const)
      if (key === 'startDate' || !(old.current && now.current))
        this.field(`${path}.${key}`, old[key], now[key], 'date', sameDate(old[key], now[key]));
    if (old.current === now.current) return;
    const at = `${path}.current`;
    this.decisions.set(at, { proposed: old.current, safe: old.current });
    this.findings.push({
      path: at,
      kind: 'date',
      verdict: 'blocked',
      said: String(now.current),
      text: String(old.current),
    });
  }

  private translated = (verdict: FieldVerdict): FieldVerdict =>
    verdict === 'new' && this.source.translated ? 'translation' : verdict;

  /**
   * Keeps a field that matches the source, marks a translation for confirmation, or restores the original. An emptied
   * field is free: `dropped` reports it.
   */
  private field(path: string, old: string, now: string, kind: FindingKind, verdict: FieldVerdict): void {
    if (now === old || now === '') return;
    const waits = verdict === 'translation';
    const free = verdict === 'same' || this.confirmed.has(now.toLowerCase());
    const proposed = free || waits ? now : old;
    this.changes.push({ path, before: old, after: proposed });
    if (free) return;
    this.decisions.set(path, { proposed, safe: old });
    const found = waits ? 'translation' : kind;
    this.findings.push({ path, kind: found, verdict: verdictOf[found], said: now, text: proposed });
  }

  private readonly origins = new Map<string, string>();
  private readonly from = (path: string) => this.origins.get(path) ?? path;

  private entries<Entry extends object>(
    name: string,
    old: readonly Entry[],
    now: readonly Entry[],
    like: (a: Entry, b: Entry, sameList: boolean) => number,
    compare: (path: string, old: Entry, now: Entry) => void,
  ): void {
    const pairs = pair(old, now, (a, b, i, j) => like(a, b, i === j && old.length === now.length), 1);
    for (const [index, entry] of now.entries()) {
      const path = `${name}.${index}`;
      const origin = old[pairs[index] ?? -1];
      if (origin) {
        this.origins.set(path, `${name}.${pairs[index]}`);
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
    this.decisions.set(path, { proposed: gone, safe: gone });
    this.findings.push({ path, kind, verdict: verdictOf[kind], said, text: '' });
    this.changes.push({ path, before: '', after: '' });
  }

  private against(numbers: Part, scope: Part): Inspection {
    const { source, language, jobText, confirmed } = this;
    return { language, source, numbers, scope, jobText, confirmed };
  }

  private text(path: string, old: string | undefined, now: string, numbers: Part, scope: Part): void {
    if (now === old || now === '') return;
    const whole = now.normalize('NFC');
    if (old === undefined && this.source.whole.text.split('\n').includes(whole)) return;
    const other = (text: string, found: readonly Offence[]) =>
      this.source.translated || this.confirmed.has(text.toLowerCase())
        ? []
        : this.otherWork(text, numbers.traits(), found);
    const { offences, proposed, safe } = judgeText(whole, this.against(numbers, scope), old, other);
    const item = /\.\d+$/.test(path);
    const kept = (text: string) => (text === '' && item ? gone : text);
    if (offences.length > 0 || proposed !== now)
      this.decisions.set(path, { proposed: kept(proposed), safe: kept(safe) });
    this.findings.push(...findingsOf(path, offences, proposed));
    this.changes.push({ path, before: old ?? '', after: proposed });
  }

  /** Finds descriptions of other work that contain no new name or number: a whole text or later clauses. */
  private otherWork(text: string, source: ReadonlySet<string>, offences: readonly Offence[]): Offence[] {
    const strange =
      drawnFrom(text, source) < ownWords ? [{ start: 0, end: text.length }] : strangeClauses(text, source);
    return strange
      .filter(({ start, end }) => !offences.some((other) => other.start < end && start < other.end))
      .map(({ start, end }) => ({ start, end, kind: 'duty', said: text.slice(start, end) }));
  }

  private texts(path: string, old: readonly string[], now: readonly string[], numbers: Part, scope: Part): void {
    const pairs = pairTexts(old, now);
    for (const [index, text] of now.entries())
      this.text(`${path}.${index}`, old[pairs[index] ?? -1], text, numbers, scope);
  }

  /** Compares lists of skills, flat or "Group: a, b". Each skill that the source never mentions needs confirmation. */
  private skills(path: string, old: readonly string[], now: readonly string[]): void {
    const known = new Set(old.map((skill) => normal(skill).toLowerCase()));
    const languages = this.source.languages;
    const says = (term: string) => {
      const lower = normal(term).toLowerCase();
      if (this.confirmed.has(lower) || this.source.whole.lower.includes(lower)) return true;
      const words = lower.match(/[\p{L}\p{M}\p{N}+#.]+/gu) ?? [];
      return words.every(
        (word) =>
          word.length < 3 ||
          this.source.whole.words().has(word) ||
          languages.some((each) => this.source.whole.words().has(stemOf(word, each))),
      );
    };
    for (const [index, skill] of now.entries()) {
      if (known.has(normal(skill).toLowerCase())) continue;
      const at = `${path}.${index}`;
      const [, head = '', list = skill] = /^([^:：]{1,40}[:：]\s*)(\S.*)$/u.exec(skill) ?? [];
      const offences = inspect(skill, this.against(this.source.whole, this.source.whole));
      const bad = offences.some(({ kind }) => verdictOf[kind] !== 'confirm');
      const terms = list.split(/(?:(?<!\s)\s+)?[,、，;]\s*/u);
      const free = this.source.translated && now.length <= old.length + 1 && offences.length === 0;
      const fresh = free ? [] : terms.filter((term) => !says(term));
      if (fresh.length === 0 && !bad && offences.length === 0) continue;
      const [first] = offences.filter(({ kind }) => verdictOf[kind] !== 'confirm');
      if (bad && first) {
        this.remove(at, first.kind, first.said);
        continue;
      }
      const kept = terms.filter((term) => !fresh.includes(term) && !offences.some(({ said }) => term.includes(said)));
      const safe = kept.length > 0 ? head + kept.join(', ') : gone;
      this.decisions.set(at, { proposed: skill, safe });
      const said = fresh.length > 0 ? fresh : offences.map((offence) => offence.said);
      for (const term of said)
        this.findings.push({ path: at, kind: 'skill', verdict: 'confirm', said: term, text: skill });
      this.changes.push({ path: at, before: '', after: skill });
    }
  }

  private languages(old: ResumeContent['languages'], now: ResumeContent['languages']): void {
    const pairs = pair(old, now, (a, b, i, j) => likeNamed(a, b, i === j && old.length === now.length), 1);
    for (const [index, { name, level }] of now.entries()) {
      const path = `languages.${index}`;
      const origin = old[pairs[index] ?? -1];
      if (origin) {
        this.field(`${path}.name`, origin.name, name, 'language', this.translated(sameName(origin.name, name)));
        this.field(`${path}.level`, origin.level, level, 'level', this.translated(sameName(origin.level, level)));
      } else if (!this.confirmed.has(name.toLowerCase())) {
        this.decisions.set(path, { proposed: gone, safe: gone });
        this.findings.push({ path, kind: 'language', verdict: 'confirm', said: name, text: '' });
      }
    }
  }
}

/** Scores similarity: two entries are the same if their names match, or their dates and their position in the list. */
function likeExperience(a: Experience, b: Experience, sameList: boolean): number {
  const company = sameName(a.company, b.company) === 'same' ? 2 : 0;
  const title = alike(a.position, b.position) >= 0.5 ? 0.6 : 0;
  const dates =
    (sameDate(a.startDate, b.startDate) === 'same' ? 0.5 : 0) + (sameDate(a.endDate, b.endDate) === 'same' ? 0.2 : 0);
  return (
    company +
    title +
    dates +
    (sameList ? 0.5 : 0) +
    (company > 0 ? 1 : alike(a.achievements.join(' '), b.achievements.join(' ')))
  );
}

function likeEducation(a: Education, b: Education, sameList: boolean): number {
  const school = sameName(a.institution, b.institution) === 'same' ? 2 : 0;
  const dates = sameDate(a.startDate, b.startDate) === 'same' && a.startDate !== '' ? 0.5 : 0;
  return school + dates + alike(`${a.degree} ${a.field}`, `${b.degree} ${b.field}`) + (sameList ? 0.6 : 0);
}

const likeProject = (a: Project, b: Project, sameList: boolean) =>
  (sameName(a.name, b.name) === 'same' ? 2 : 0) + alike(a.description, b.description) + (sameList ? 0.6 : 0);

const likeNamed = (a: { name: string }, b: { name: string }, sameList: boolean) =>
  (sameName(a.name, b.name) === 'same' ? 2 : 0) + alike(a.name, b.name) * 0.5 + (sameList ? 0.6 : 0);
