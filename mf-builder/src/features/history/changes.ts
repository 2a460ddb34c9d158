import type { ResumeDraft } from '@shortlist/contracts/builder/saved-resume';
import { fullName } from '@shortlist/documents/words/full-name';

export type Part =
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
interface Piece {
  part: Part;
  /** Unique within its part; the same entry has the same id in every version. */
  id: string;
  /** Shown beside the part, such as the employer or the school. */
  name: string;
  text: string;
}

export interface VersionChange {
  key: string;
  part: Part;
  name: string;
  /** Empty if the whole block was added; `after` is empty if it was removed. */
  before: string;
  after: string;
}

/** Formats the design, section and target codes of a resume in the page's language. */
export type InWords = (draft: ResumeDraft) => Record<'design' | 'sections' | 'target', string>;

/**
 * Lists the differences between two versions, in the order of the later one. Matches entries by name, then by position.
 */
export function changesBetween(before: ResumeDraft, after: ResumeDraft, inWords: InWords): VersionChange[] {
  const [old, fresh] = [piecesOf(before, inWords), piecesOf(after, inWords)];
  const partners = new Map<Piece, Piece>();
  const take = (isPartner: (one: Piece, other: Piece) => boolean) => {
    for (const piece of fresh) {
      if (partners.has(piece)) continue;
      const taken = new Set(partners.values());
      const partner = old.find((other) => !taken.has(other) && other.part === piece.part && isPartner(piece, other));
      if (partner) partners.set(piece, partner);
    }
  };
  take((one, other) => one.id === other.id);
  const placeIn = (pieces: Piece[], piece: Piece) => pieces.filter(({ part }) => part === piece.part).indexOf(piece);
  take((one, other) => placeIn(fresh, one) === placeIn(old, other));

  const kept = new Set(partners.values());
  const changed = fresh.flatMap((piece): Omit<VersionChange, 'key'>[] => {
    const was = partners.get(piece)?.text ?? '';
    return was === piece.text ? [] : [{ part: piece.part, name: piece.name, before: was, after: piece.text }];
  });
  const gone = old
    .filter((piece) => !kept.has(piece) && piece.text !== '')
    .map(({ part, name, text }) => ({ part, name, before: text, after: '' }));
  return [...changed, ...gone].map((change, i) => ({ key: String(i), ...change }));
}

const joined = (separator: string, ...texts: string[]) => texts.filter((text) => text.trim() !== '').join(separator);
const bulleted = (texts: string[]) => texts.filter((text) => text.trim() !== '').map((text) => `• ${text}`);

interface Dated {
  startDate: string;
  endDate: string;
  current: boolean;
}
const datesOf = ({ startDate, endDate, current }: Dated) => joined(' – ', startDate, current ? '…' : endDate);

function piecesOf(draft: ResumeDraft, inWords: InWords): Piece[] {
  const { design, sections, target } = inWords(draft);
  const { personalInfo: info, experience, education, projects, customSections } = draft;
  const single = (part: Part, text: string): Piece => ({ part, id: '', name: '', text });
  return [
    single('name', fullName(info, draft.language ?? 'en')),
    single('headline', info.headline),
    single('contact', joined('\n', info.email, info.phone, info.location, info.website, info.linkedin)),
    single('summary', info.summary),
    ...experience.map((job): Piece => {
      const head = [joined(', ', job.position, job.company), joined(', ', datesOf(job), job.location)];
      return {
        part: 'experience',
        id: joined('|', job.company, job.position, job.startDate),
        name: job.company || job.position,
        text: joined('\n', ...head, job.description, ...bulleted(job.achievements)),
      };
    }),
    ...education.map((school): Piece => {
      const head = [joined(', ', school.degree, school.field), school.institution];
      return {
        part: 'education',
        id: joined('|', school.institution, school.degree),
        name: school.institution || school.degree,
        text: joined(
          '\n',
          ...head,
          joined(', ', datesOf(school), school.location),
          school.gpa,
          ...bulleted(school.achievements),
        ),
      };
    }),
    ...projects.map(({ name, description, technologies, url, github }): Piece => ({
      part: 'projects',
      id: name,
      name,
      text: joined('\n', name, description, technologies.join(', '), url, github),
    })),
    single('skills', draft.skills.join(', ')),
    single('achievements', bulleted(draft.achievements).join('\n')),
    single(
      'certifications',
      draft.certifications.map(({ name, issuer, date }) => joined(', ', name, issuer, date)).join('\n'),
    ),
    single('languages', draft.languages.map(({ name, level }) => joined(', ', name, level)).join('\n')),
    ...customSections.map(({ id, name, items }): Piece => ({
      part: 'section',
      id,
      name,
      text: joined(
        '\n',
        name,
        ...items.flatMap((item) => [
          joined(', ', item.title, item.organisation, datesOf(item), item.location),
          item.description,
          ...bulleted(item.achievements),
        ]),
      ),
    })),
    single('design', design),
    single('sections', sections),
    single('target', target),
  ];
}
