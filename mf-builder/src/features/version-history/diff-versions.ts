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

/** A part of a resume that is compared as one text. */
interface ComparedBlock {
  part: VersionPart;
  /** Unique within its part, and the same in every version. */
  id: string;
  /** Shown next to the name of the part. Example: the employer. */
  name: string;
  text: string;
}

export interface VersionChange {
  key: string;
  part: VersionPart;
  name: string;
  /** Empty if the block was added; `after` is empty if it was removed. */
  before: string;
  after: string;
}

/** Formats a resume's design, section and target settings in the page's language. */
export type DescribeSettings = (draft: ResumeDraft) => Record<'design' | 'sections' | 'target', string>;

/** Lists the differences in the order of the later version. Matches entries by name, then by position. */
export function diffVersions(
  before: ResumeDraft,
  after: ResumeDraft,
  describeSettings: DescribeSettings,
): VersionChange[] {
  const [oldBlocks, newBlocks] = [
    listComparedBlocks(before, describeSettings),
    listComparedBlocks(after, describeSettings),
  ];
  const oldBlocksByNewBlock = new Map<ComparedBlock, ComparedBlock>();
  const matchBlocks = (isMatch: (block: ComparedBlock, otherBlock: ComparedBlock) => boolean) => {
    for (const block of newBlocks) {
      if (oldBlocksByNewBlock.has(block)) continue;
      const matchedOldBlocks = new Set(oldBlocksByNewBlock.values());
      const oldBlock = oldBlocks.find(
        (otherBlock) =>
          !matchedOldBlocks.has(otherBlock) && otherBlock.part === block.part && isMatch(block, otherBlock),
      );
      if (oldBlock) oldBlocksByNewBlock.set(block, oldBlock);
    }
  };
  matchBlocks((block, otherBlock) => block.id === otherBlock.id);
  const getIndexInPart = (blocks: ComparedBlock[], block: ComparedBlock) =>
    blocks.filter(({ part }) => part === block.part).indexOf(block);
  matchBlocks((block, otherBlock) => getIndexInPart(newBlocks, block) === getIndexInPart(oldBlocks, otherBlock));

  const keptBlocks = new Set(oldBlocksByNewBlock.values());
  const changed = newBlocks.flatMap((block): Omit<VersionChange, 'key'>[] => {
    const oldText = oldBlocksByNewBlock.get(block)?.text ?? '';
    return oldText === block.text ? [] : [{ part: block.part, name: block.name, before: oldText, after: block.text }];
  });
  const removed = oldBlocks
    .filter((block) => !keptBlocks.has(block) && block.text !== '')
    .map(({ part, name, text }) => ({ part, name, before: text, after: '' }));
  return [...changed, ...removed].map((change, i) => ({ key: String(i), ...change }));
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

function listComparedBlocks(draft: ResumeDraft, describeSettings: DescribeSettings): ComparedBlock[] {
  const { design, sections, target } = describeSettings(draft);
  const { personalInfo: info, experience, education, projects, customSections } = draft;
  const createBlock = (part: VersionPart, text: string): ComparedBlock => ({ part, id: '', name: '', text });
  return [
    createBlock('name', formatFullName(info, draft.language ?? 'en')),
    createBlock('headline', info.headline),
    createBlock('contact', joinNonEmpty('\n', info.email, info.phone, info.location, info.website, info.linkedin)),
    createBlock('summary', info.summary),
    ...experience.map((job): ComparedBlock => {
      const headLines = [
        joinNonEmpty(', ', job.position, job.company),
        joinNonEmpty(', ', formatDateRange(job), job.location),
      ];
      return {
        part: 'experience',
        id: joinNonEmpty('|', job.company, job.position, job.startDate),
        name: job.company || job.position,
        text: joinNonEmpty('\n', ...headLines, job.description, ...formatBullets(job.achievements)),
      };
    }),
    ...education.map((school): ComparedBlock => {
      const headLines = [joinNonEmpty(', ', school.degree, school.field), school.institution];
      return {
        part: 'education',
        id: joinNonEmpty('|', school.institution, school.degree),
        name: school.institution || school.degree,
        text: joinNonEmpty(
          '\n',
          ...headLines,
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
    createBlock('skills', draft.skills.join(', ')),
    createBlock('achievements', formatBullets(draft.achievements).join('\n')),
    createBlock(
      'certifications',
      draft.certifications.map(({ name, issuer, date }) => joinNonEmpty(', ', name, issuer, date)).join('\n'),
    ),
    createBlock('languages', draft.languages.map(({ name, level }) => joinNonEmpty(', ', name, level)).join('\n')),
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
    createBlock('design', design),
    createBlock('sections', sections),
    createBlock('target', target),
  ];
}
