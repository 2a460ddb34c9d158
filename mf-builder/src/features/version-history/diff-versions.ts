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

/** A block of resume text that is compared as a whole. */
interface ComparedBlock {
  part: VersionPart;
  /** Identifies the block within its part. Blocks with the same ID match across versions. */
  id: string;
  /** Shown next to the name of the part, for example the employer. */
  name: string;
  text: string;
}

export interface VersionChange {
  key: string;
  part: VersionPart;
  name: string;
  /** Empty if the block was added. */
  before: string;
  /** Empty if the block was removed. */
  after: string;
}

/** Formats a resume's design, section and target settings in the page's language. */
export type DescribeSettings = (draft: ResumeDraft) => Record<'design' | 'sections' | 'target', string>;

/** Lists the changes in the order of the newer version. Matches blocks by ID, then by position. */
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
  const matchBlocks = (isMatch: (newBlock: ComparedBlock, oldBlock: ComparedBlock) => boolean) => {
    for (const newBlock of newBlocks) {
      if (oldBlocksByNewBlock.has(newBlock)) continue;
      const matchedOldBlocks = new Set(oldBlocksByNewBlock.values());
      const oldBlock = oldBlocks.find(
        (candidate) =>
          !matchedOldBlocks.has(candidate) && candidate.part === newBlock.part && isMatch(newBlock, candidate),
      );
      if (oldBlock) oldBlocksByNewBlock.set(newBlock, oldBlock);
    }
  };
  matchBlocks((newBlock, oldBlock) => newBlock.id === oldBlock.id);
  const getIndexInPart = (blocks: ComparedBlock[], block: ComparedBlock) =>
    blocks.filter(({ part }) => part === block.part).indexOf(block);
  matchBlocks((newBlock, oldBlock) => getIndexInPart(newBlocks, newBlock) === getIndexInPart(oldBlocks, oldBlock));

  const keptOldBlocks = new Set(oldBlocksByNewBlock.values());
  const editsAndAdditions = newBlocks.flatMap((block): Omit<VersionChange, 'key'>[] => {
    const oldText = oldBlocksByNewBlock.get(block)?.text ?? '';
    return oldText === block.text ? [] : [{ part: block.part, name: block.name, before: oldText, after: block.text }];
  });
  const removals = oldBlocks
    .filter((block) => !keptOldBlocks.has(block) && block.text !== '')
    .map(({ part, name, text }) => ({ part, name, before: text, after: '' }));
  return [...editsAndAdditions, ...removals].map((change, index) => ({ key: String(index), ...change }));
}

const joinNonEmpty = (separator: string, ...parts: string[]) =>
  parts.filter((part) => part.trim() !== '').join(separator);
const formatBullets = (bullets: string[]) =>
  bullets.filter((bullet) => bullet.trim() !== '').map((bullet) => `• ${bullet}`);

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
