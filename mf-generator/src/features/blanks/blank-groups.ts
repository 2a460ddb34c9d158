import type { BlankFills, LetterContent, ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { isLetterBlank, splitBlanks, type Blank } from '@shortlist/documents/blanks';
import { isEndBeforeStart } from '@shortlist/documents/i18n/format-date';

/** Blanks that the user fills together. `job` is a zero-based index. */
export interface BlankGroup {
  key: string;
  section: 'person' | 'job' | 'education' | 'skills' | 'letter';
  jobIndex?: number;
  blanks: Blank[];
  optionalPaths: string[];
}

/** Order of an entry's facts in the form. Names come before dates. */
const factOrder = ['position', 'company', 'institution', 'degree', 'field', 'startDate', 'endDate', 'location'];
/** Order of contact details in the form. Browsers expect the name first. */
const personOrder = ['firstName', 'lastName', 'email', 'phone', 'location'];

const getLastPart = (path: string) => path.slice(path.lastIndexOf('.') + 1);
const getJobIndex = (path: string) => /^experience\.(\d+)\./.exec(path)?.[1];

type GroupIdentity = Pick<BlankGroup, 'key' | 'section' | 'jobIndex'>;

function getGroupIdentity(path: string): GroupIdentity {
  const job = getJobIndex(path);
  if (job !== undefined) return { key: `job-${job}`, section: 'job', jobIndex: Number(job) };
  if (path.startsWith('education.')) return { key: 'education', section: 'education' };
  if (path.startsWith('skills.')) return { key: 'skills', section: 'skills' };
  return { key: 'person', section: 'person' };
}

const getRank = (order: string[], path: string) => {
  const index = order.indexOf(getLastPart(path));
  return index < 0 ? order.length : index;
};

export function groupBlanks(blanks: Blank[], optionalPaths: string[] = []): BlankGroup[] {
  const groups = new Map<string, BlankGroup>();
  const getOrCreateGroup = (identity: GroupIdentity) => {
    const group = groups.get(identity.key) ?? { ...identity, blanks: [], optionalPaths: [] };
    groups.set(identity.key, group);
    return group;
  };
  for (const blank of blanks) {
    const identity: GroupIdentity = isLetterBlank(blank)
      ? { key: 'letter', section: 'letter' }
      : getGroupIdentity(blank.path);
    getOrCreateGroup(identity).blanks.push(blank);
  }
  for (const path of optionalPaths) getOrCreateGroup(getGroupIdentity(path)).optionalPaths.push(path);
  const sections: BlankGroup['section'][] = ['person', 'job', 'education', 'skills', 'letter'];
  return [...groups.values()]
    .sort((a, b) => sections.indexOf(a.section) - sections.indexOf(b.section) || (a.jobIndex ?? 0) - (b.jobIndex ?? 0))
    .map((group) => {
      const order = group.section === 'person' ? personOrder : factOrder;
      return { ...group, blanks: group.blanks.toSorted((a, b) => getRank(order, a.path) - getRank(order, b.path)) };
    });
}

export function findReversedDateIds(blanks: Blank[], fills: BlankFills): Set<string> {
  const reversedEndBlanks = blanks.filter(({ id, path }) => {
    const start = fills[id.replace(/endDate#\d+$/, 'startDate#0')];
    const end = fills[id];
    return getLastPart(path) === 'endDate' && start && end && isEndBeforeStart(start, end);
  });
  return new Set(reversedEndBlanks.map(({ id }) => id));
}

const getEntryPath = (path: string) => path.slice(0, path.lastIndexOf('.'));

/** Returns the fill of another fact in the same entry, such as the employer for a start date. */
export const findSiblingFill = ({ path }: Blank, fact: string, fills: BlankFills): string | undefined =>
  fills[`${getEntryPath(path)}.${fact}#0`];

/**
 * Returns a suggestion that the user can accept with one key. Assumes that the latest job has the target title
 * (`title`) and hasn't ended (`present`). Assumes that all jobs are in the city where the user lives.
 */
export function suggestFill(
  { path }: Blank,
  fills: BlankFills,
  { title, present }: { title: string; present: string },
): string | undefined {
  if (path === 'experience.0.position') return splitBlanks(title).some(({ label }) => label) ? undefined : title;
  if (path === 'experience.0.endDate') return present;
  if (getJobIndex(path) !== undefined && getLastPart(path) === 'location') return fills['personalInfo.location#0'];
  return undefined;
}

const fieldByPathPart = {
  firstName: 'name',
  lastName: 'name',
  email: 'email',
  phone: 'phone',
  location: 'city',
  position: 'title',
  company: 'employer',
  startDate: 'start',
  endDate: 'end',
  institution: 'school',
  degree: 'degree',
  field: 'field',
} as const;
export type BlankField = (typeof fieldByPathPart)[keyof typeof fieldByPathPart] | 'year' | 'company';

/**
 * Returns whether two titles differ only in case, punctuation or additional words ("Senior Nurse", "Nurse"). In
 * Japanese and Korean, which don't separate all words, one title may also be a substring of the other.
 */
export function isSimilarTitle(firstTitle: string, secondTitle: string): boolean {
  const normalize = (title: string) =>
    title
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const [shortTitle, longTitle] = [normalize(firstTitle), normalize(secondTitle)].sort(
    (a, b) => a.length - b.length,
  ) as [string, string];
  if (/[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u.test(shortTitle))
    return longTitle.replaceAll(' ', '').includes(shortTitle.replaceAll(' ', ''));
  const words = new Set(longTitle.split(' '));
  return shortTitle.split(' ').every((word) => words.has(word));
}

/** Returns undefined if the blank is part of a longer text. */
export function detectBlankField({ path }: Blank, text: string): BlankField | undefined {
  if (splitBlanks(text.trim()).length > 1) return undefined;
  if (path.startsWith('recipient.')) return 'company';
  if (/^education\.\d+\.endDate$/.test(path)) return 'year';
  return fieldByPathPart[getLastPart(path) as keyof typeof fieldByPathPart];
}

export function readTextAt(content: ResumeContent | LetterContent, path: string): string {
  const value = path
    .split('.')
    .reduce<unknown>((parent, key) => (parent as Record<string, unknown> | undefined)?.[key], content);
  return typeof value === 'string' ? value : '';
}

/**
 * Returns the sentence around a blank ("Assess [number] patients a shift."). Replaces other blanks with the result of
 * `getFill`.
 */
export function getSentenceAround(
  text: string,
  blank: Blank,
  getFill: (index: number) => string | undefined,
  language: Language,
): string {
  const marker = '\u2060';
  const pieces = splitBlanks(text).map((piece) => {
    if (piece.index === undefined) return piece.text;
    return piece.index === blank.index ? marker : (getFill(piece.index) ?? '…');
  });
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(pieces.join(''));
  const sentence = [...sentences].find(({ segment }) => segment.includes(marker))?.segment ?? marker;
  return sentence.trim().replace(marker, `[${blank.label}]`);
}
