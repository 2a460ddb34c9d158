import type { Experience } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { looksLikeTown, mentionsOrganization, mentionsPosition } from './text-classifiers';
import { type EntryBlock, splitEntries } from './split-entries';
import type { Paragraph } from './group-paragraphs';
import { splitAtCommas, type EntryHeader, parseEntryHeader } from './entry-header';
import type { Ambiguity, Extraction } from './extraction';

const positionScore = (text: string) => Number(mentionsPosition(text)) - Number(mentionsOrganization(text));

interface ClassifiedHead {
  company: string;
  position: string;
  location: string;
  leftovers: string[];
  /** 1: position first; -1: company first; 0: undecided. */
  order: number;
}

/** Classifies the parts of a head. `usual`, the order of the other entries, applies if this one is undecided. */
function classifyHead({ parts: all, locations }: EntryHeader, usual: number): ClassifiedHead {
  let parts = all;
  if (parts.length === 1 && parts[0]) {
    const pieces = splitAtCommas(parts[0]);
    const [first = '', ...rest] = pieces;
    const last = rest.at(-1) ?? '';
    if (rest.length > 0 && positionScore(first) > 0 && positionScore(last) <= 0)
      parts = [pieces.slice(0, -1).join(', '), last];
    else if (rest.length === 1 && positionScore(first) < 0 && positionScore(last) > 0) parts = [first, last];
  }
  const [location = '', ...spare] = locations;
  const result: ClassifiedHead = { company: '', position: '', location, leftovers: [...spare], order: 0 };
  const [one = '', two, ...others] = parts;
  if (two === undefined) {
    if (positionScore(one) < 0) result.company = one;
    else result.position = one;
    return result;
  }
  if (others.length > 0) return classifyManyParts(parts, result, usual);
  const lean = Math.sign(positionScore(one) - positionScore(two));
  const order = lean || usual || 1;
  [result.position, result.company] = order > 0 ? [one, two] : [two, one];
  return { ...result, order: lean };
}

function classifyManyParts(parts: readonly string[], result: ClassifiedHead, usual: number): ClassifiedHead {
  const byWeight = [...parts].sort((a, b) => positionScore(b) - positionScore(a));
  const [best = ''] = byWeight;
  const [first = '', second = ''] = parts;
  const position = positionScore(best) > 0 ? best : usual < 0 ? second : first;
  const left = parts.filter((part) => part !== position);
  const company = left.find((part) => positionScore(part) < 0) ?? left[0] ?? '';
  const rest = left.filter((part) => part !== company);
  const town = result.location === '' ? rest.find(looksLikeTown) : undefined;
  return {
    company,
    position,
    location: town ?? result.location,
    leftovers: [...rest.filter((part) => part !== town), ...result.leftovers],
    order:
      positionScore(best) > 0 || positionScore(company) < 0
        ? Math.sign(parts.indexOf(company) - parts.indexOf(position))
        : 0,
  };
}

export function splitBody(body: readonly Paragraph[]): { description: string; achievements: string[] } {
  const texts = (wanted: boolean) =>
    body.filter(({ isBullet }) => isBullet === wanted).map(({ cells }) => cells.join(' '));
  return { description: texts(false).join('\n'), achievements: texts(true) };
}

export function addDateAmbiguities(path: string, { dateSpan }: EntryHeader, out: Extraction): void {
  const doubt = (field: string, value: Ambiguity) => out.ambiguities.set(`${path}.${field}`, value);
  if (dateSpan?.alternativeStart) doubt('startDate', { question: 'date', alternative: dateSpan.alternativeStart });
  if (dateSpan?.alternativeEnd) doubt('endDate', { question: 'date', alternative: dateSpan.alternativeEnd });
  if (dateSpan?.isOpenEnded) doubt('current', { question: 'current' });
}

export function extractExperience(paragraphs: readonly Paragraph[], language: Language, out: Extraction): void {
  const blocks = splitEntries(paragraphs, language);
  const heads = blocks.map(({ head }) => parseEntryHeader(head, language));
  const usual = Math.sign(heads.reduce((sum, header) => sum + classifyHead(header, 0).order, 0));
  const entries = out.content.experience;
  for (const [i, block] of blocks.entries()) {
    const header = heads[i];
    if (!header || isEmptyEntry(block, header)) {
      out.unplaced.push(...block.body.map(({ text }) => ({ text, where: '' })));
      continue;
    }
    const path = `experience.${entries.length}`;
    const entry = buildEntry(header, block, usual, entries.at(-1), path, out);
    out.consumedTexts.push(...header.consumedTexts);
    out.startLines.set(path, block.head[0]?.lineIndexes[0] ?? 0);
    addDateAmbiguities(path, header, out);
    entries.push(entry);
  }
}

const isEmptyEntry = ({ head }: EntryBlock, { parts, dateSpan }: EntryHeader) =>
  head.length === 0 || (parts.length === 0 && !dateSpan);

function buildEntry(
  header: EntryHeader,
  block: EntryBlock,
  usual: number,
  before: Experience | undefined,
  path: string,
  out: Extraction,
): Experience {
  const { company, position, location, leftovers, order } = classifyHead(header, usual);
  const { description, achievements } = splitBody(block.body);
  if (order === 0 && usual === 0 && company && position) {
    out.ambiguities.set(`${path}.company`, { question: 'order', alternative: position });
    out.ambiguities.set(`${path}.position`, { question: 'order', alternative: company });
  }
  // Several roles at one employer: only the first has the company name.
  const isNext = company === '' && before !== undefined && before.company !== '' && block.head.length <= 2;
  if (isNext) out.ambiguities.set(`${path}.company`, { question: 'company' });
  return {
    company: isNext ? before.company : company,
    position,
    startDate: header.dateSpan?.startDate ?? '',
    endDate: header.dateSpan?.current ? '' : (header.dateSpan?.endDate ?? ''),
    current: header.dateSpan?.current ?? false,
    location: location || (isNext ? before.location : ''),
    description: [...leftovers, description].filter(Boolean).join('\n'),
    achievements,
  };
}
