import type { ResumeDraft } from '@shortlist/contracts/builder/resume';
import { formatFullName } from '@shortlist/documents/i18n/format-full-name';

export type VersionPart =
  | 'name'
  | 'contact'
  | 'headline'
  | 'summary'
  | 'experience'
  | 'education'
  | 'projects'
  | 'skills'
  | 'achievements'
  | 'certifications'
  | 'languages'
  | 'section'
  | 'design'
  | 'sections'
  | 'target';

/** Part of a resume that is compared as one text. */
interface ComparedBlock {
  part: VersionPart;
  /** Unique within its part; the same entry has the same id in every version. */
  id: string;
  /** Shown beside the part, such as the employer or the school. */
  name: string;
  text: string;
}

export interface VersionChange {
  key: string;
  part: VersionPart;
  name: string;
  /** Empty if the whole block was added; `after` is empty if it was removed. */
  before: string;
  after: string;
}

/** Formats the design, section and target codes of a resume in the page's language. */
export type DescribeSettings = (draft: ResumeDraft) => Record<'design' | 'sections' | 'target', string>;

/**
 * Lists the differences between two versions, in the order of the later one. Matches entries by name, then by position.
 */
export function diffVersions(before: ResumeDraft, after: ResumeDraft, inWords: DescribeSettings): VersionChange[] {
  const [old, fresh] = [listComparedBlocks(before, inWords), listComparedBlocks(after, inWords)];
  const partners = new Map<ComparedBlock, ComparedBlock>();
  const matchBlocks = (isPartner: (block: ComparedBlock, otherBlock: ComparedBlock) => boolean) => {
    for (const block of fresh) {
      if (partners.has(block)) continue;
      const taken = new Set(partners.values());
      const partner = old.find(
        (otherBlock) => !taken.has(otherBlock) && otherBlock.part === block.part && isPartner(block, otherBlock),
      );
      if (partner) partners.set(block, partner);
    }
  };
  matchBlocks((block, otherBlock) => block.id === otherBlock.id);
  const indexInPart = (pieces: ComparedBlock[], block: ComparedBlock) =>
    pieces.filter(({ part }) => part === block.part).indexOf(block);
  matchBlocks((block, otherBlock) => indexInPart(fresh, block) === indexInPart(old, otherBlock));

  const kept = new Set(partners.values());
  const changed = fresh.flatMap((block): Omit<VersionChange, 'key'>[] => {
    const was = partners.get(block)?.text ?? '';
    return was === block.text ? [] : [{ part: block.part, name: block.name, before: was, after: block.text }];
  });
  const gone = old
    .filter((block) => !kept.has(block) && block.text !== '')
    .map(({ part, name, text }) => ({ part, name, before: text, after: '' }));
  return [...changed, ...gone].map((change, i) => ({ key: String(i), ...change }));
}

const joinNonEmpty = (separator: string, ...texts: string[]) =>
  texts.filter((text) => text.trim() !== '').join(separator);
const formatBullets = (texts: string[]) => texts.filter((text) => text.trim() !== '').map((text) => `• ${text}`);

interface DateRange {
  startDate: string;
  endDate: string;
  current: boolean;
}
const formatDateRange = ({ startDate, endDate, current }: DateRange) =>
  joinNonEmpty(' – ', startDate, current ? '…' : endDate);

function listComparedBlocks(draft: ResumeDraft, inWords: DescribeSettings): ComparedBlock[] {
  const { design, sections, target } = inWords(draft);
  const { personalInfo: info, experience, education, projects, customSections } = draft;
  const single = (part: VersionPart, text: string): ComparedBlock => ({ part, id: '', name: '', text });
  return [
    single('name', formatFullName(info, draft.language ?? 'en')),
    single('headline', info.headline),
    single('contact', joinNonEmpty('\n', info.email, info.phone, info.location, info.website, info.linkedin)),
    single('summary', info.summary),
    ...experience.map((job): ComparedBlock => {
      const head = [
        joinNonEmpty(', ', job.position, job.company),
        joinNonEmpty(', ', formatDateRange(job), job.location),
      ];
      return {
        part: 'experience',
        id: joinNonEmpty('|', job.company, job.position, job.startDate),
        name: job.company || job.position,
        text: joinNonEmpty('\n', ...head, job.description, ...formatBullets(job.achievements)),
      };
    }),
    ...education.map((school): ComparedBlock => {
      const head = [joinNonEmpty(', ', school.degree, school.field), school.institution];
      return {
        part: 'education',
        id: joinNonEmpty('|', school.institution, school.degree),
        name: school.institution || school.degree,
        text: joinNonEmpty(
          '\n',
          ...head,
          joinNonEmpty(', ', formatDateRange(school), school.location),
          school.gpa,
          ...formatBullets(school.achievements),
        ),
      };
    }),
    ...projects.map(({ name, description, technologies, url, github }): ComparedBlock => ({
      part: 'projects',
      id: name,
      name,
      text: joinNonEmpty('\n', name, description, technologies.join(', '), url, github),
    })),
    single('skills', draft.skills.join(', ')),
    single('achievements', formatBullets(draft.achievements).join('\n')),
    single(
      'certifications',
      draft.certifications.map(({ name, issuer, date }) => joinNonEmpty(', ', name, issuer, date)).join('\n'),
    ),
    single('languages', draft.languages.map(({ name, level }) => joinNonEmpty(', ', name, level)).join('\n')),
    ...customSections.map(({ id, name, items }): ComparedBlock => ({
      part: 'section',
      id,
      name,
      text: joinNonEmpty(
        '\n',
        name,
        ...items.flatMap((item) => [
          joinNonEmpty(', ', item.title, item.organisation, formatDateRange(item), item.location),
          item.description,
          ...formatBullets(item.achievements),
        ]),
      ),
    })),
    single('design', design),
    single('sections', sections),
    single('target', target),
  ];
}
