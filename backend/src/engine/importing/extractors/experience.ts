import type { Experience } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { looksLikeTown, mentionsOrganization, mentionsPosition } from './text-classifiers';
import { type EntryBlock, splitBody, splitEntries } from './split-entries';
import type { Paragraph } from './group-paragraphs';
import { addDateAmbiguities, splitAtCommas, type EntryHeader, parseEntryHeader } from './entry-header';
import type { Extraction } from './extraction';

/** Returns 1 if a text names only a position, -1 if it names only an organization, and otherwise 0. */
const scorePosition = (text: string) => Number(mentionsPosition(text)) - Number(mentionsOrganization(text));

interface ClassifiedHeader {
  company: string;
  position: string;
  location: string;
  /** True if the location was split from the company, although it may be a part of its name. */
  isTownUnsure?: boolean;
  leftovers: string[];
  /** 1 if the position comes first, -1 if the company comes first, and 0 if undecided. */
  order: number;
}

/** If the order of the parts is unclear, applies `commonOrder`, the order in most entries. */
function classifyHeader({ parts: allParts, labeled, locations }: EntryHeader, commonOrder: number): ClassifiedHeader {
  const [location = '', ...otherLocations] = locations;
  const result: ClassifiedHeader = { company: '', position: '', location, leftovers: [...otherLocations], order: 0 };
  if (labeled.position !== undefined || labeled.company !== undefined) {
    const [firstPart = '', ...others] = allParts;
    const { position = firstPart, company = firstPart } = labeled;
    const leftovers = labeled.position === undefined || labeled.company === undefined ? others : allParts;
    return {
      ...result,
      position,
      company,
      leftovers: [...leftovers, ...otherLocations],
      order: labeled.position ? -1 : 1,
    };
  }
  const [onlyPart = ''] = allParts;
  const parts = allParts.length === 1 ? splitPositionAndCompany(onlyPart) : allParts;
  const [firstPart = '', secondPart, ...others] = parts;
  if (secondPart === undefined) {
    if (scorePosition(firstPart) < 0) result.company = firstPart;
    else result.position = firstPart;
    return result;
  }
  if (others.length > 0) return classifyThreeOrMoreParts(parts, result, commonOrder);
  const detectedOrder = Math.sign(scorePosition(firstPart) - scorePosition(secondPart));
  const order = detectedOrder || commonOrder || 1;
  [result.position, result.company] = order > 0 ? [firstPart, secondPart] : [secondPart, firstPart];
  return splitTownOfCompany({ ...result, order: detectedOrder });
}

/** Splits "Panadería Uzón, Zaragoza". The caller asks whether the town is right. */
function splitTownOfCompany(header: ClassifiedHeader): ClassifiedHeader {
  const pieces = splitAtCommas(header.company);
  const town = pieces.at(-1) ?? '';
  if (header.location || pieces.length < 2 || !looksLikeTown(town)) return header;
  return { ...header, company: pieces.slice(0, -1).join(', '), location: town, isTownUnsure: true };
}

/** Splits "Store Manager, Farm & Fence Co." */
function splitPositionAndCompany(text: string): string[] {
  const pieces = splitAtCommas(text);
  const [firstPiece = '', ...otherPieces] = pieces;
  const lastPiece = otherPieces.at(-1) ?? '';
  if (otherPieces.length > 0 && namesPosition(firstPiece) && scorePosition(lastPiece) <= 0)
    return [pieces.slice(0, -1).join(', '), lastPiece];
  return otherPieces.length === 1 && scorePosition(firstPiece) < 0 && namesPosition(lastPiece)
    ? [firstPiece, lastPiece]
    : [text];
}

/** "Store Manager" names a position although "store" is also a word of companies. */
const namesPosition = (text: string) => scorePosition(text) > 0 || (mentionsPosition(text) && endsWithPosition(text));

const endsWithPosition = (text: string) => {
  const textBeforeBracket = text.replace(/[(（][^()（）]*[)）]$/u, '').trim();
  const lastWord = textBeforeBracket.split(/\s+/).at(-1) ?? '';
  return mentionsPosition(lastWord) && !mentionsOrganization(lastWord);
};

function classifyThreeOrMoreParts(
  parts: readonly string[],
  result: ClassifiedHeader,
  commonOrder: number,
): ClassifiedHeader {
  const partsByScore = [...parts].sort((a, b) => scorePosition(b) - scorePosition(a));
  const [likeliestPosition = ''] = partsByScore;
  const [firstPart = '', secondPart = ''] = parts;
  const position = scorePosition(likeliestPosition) > 0 ? likeliestPosition : commonOrder < 0 ? secondPart : firstPart;
  const otherParts = parts.filter((part) => part !== position);
  const company = otherParts.find((part) => scorePosition(part) < 0) ?? otherParts[0] ?? '';
  const remainingParts = otherParts.filter((part) => part !== company);
  const town = result.location === '' ? remainingParts.find(looksLikeTown) : undefined;
  return {
    company,
    position,
    location: town ?? result.location,
    leftovers: [...remainingParts.filter((part) => part !== town), ...result.leftovers],
    order:
      scorePosition(likeliestPosition) > 0 || scorePosition(company) < 0
        ? Math.sign(parts.indexOf(company) - parts.indexOf(position))
        : 0,
  };
}

export function extractExperience(paragraphs: readonly Paragraph[], language: Language, extraction: Extraction): void {
  const blocks = splitEntries(paragraphs, language);
  const headers = blocks.map(({ head }) => parseEntryHeader(head, language, true));
  const commonOrder = Math.sign(headers.reduce((sum, header) => sum + classifyHeader(header, 0).order, 0));
  const entries = extraction.content.experience;
  for (const [i, block] of blocks.entries()) {
    const header = headers[i];
    if (!header || hasNoHeader(block, header)) {
      extraction.unplacedLines.push(...block.body.map(({ text }) => ({ text, section: '' })));
      continue;
    }
    const classified = classifyHeader(header, commonOrder);
    const previous = entries.at(-1);
    // An employer above several roles is a line of its own, with the dates of all roles.
    const hasParent = previous !== undefined && isEmployerOnly(previous) && classified.company === '';
    if (hasParent) entries.pop();
    const path = `experience.${entries.length}`;
    const entry = buildEntry({ header, classified, block, commonOrder, previous, hasParent, path }, extraction);
    extraction.consumedTexts.push(...header.consumedTexts);
    extraction.startLines.set(path, block.head[0]?.lineIndexes[0] ?? 0);
    addDateAmbiguities(path, header, extraction);
    entries.push(entry);
  }
}

const hasNoHeader = ({ head }: EntryBlock, { parts, labeled, dateSpan }: EntryHeader) =>
  head.length === 0 || (parts.length === 0 && Object.keys(labeled).length === 0 && !dateSpan);

const isEmployerOnly = ({ company, position, description, achievements }: Experience) =>
  company !== '' && position === '' && description === '' && achievements.length === 0;

interface EntryInput {
  header: EntryHeader;
  classified: ClassifiedHeader;
  block: EntryBlock;
  commonOrder: number;
  previous: Experience | undefined;
  hasParent: boolean;
  path: string;
}

function buildEntry(
  { header, classified, block, commonOrder, previous, hasParent, path }: EntryInput,
  extraction: Extraction,
): Experience {
  const { company, position, location, isTownUnsure, leftovers, order } = classified;
  if (isTownUnsure) extraction.ambiguities.set(`${path}.location`, { question: 'town' });
  const { description, achievements } = splitBody(block.body);
  if (order === 0 && commonOrder === 0 && company && position) {
    extraction.ambiguities.set(`${path}.company`, { question: 'order', alternative: position });
    extraction.ambiguities.set(`${path}.position`, { question: 'order', alternative: company });
  }
  // Of several roles at one employer, only the first has the company name.
  const isSameEmployer =
    previous !== undefined && (hasParent || (company === '' && previous.company !== '' && block.head.length <= 2));
  if (isSameEmployer && !hasParent) extraction.ambiguities.set(`${path}.company`, { question: 'company' });
  return {
    company: isSameEmployer ? previous.company : company,
    position,
    startDate: header.dateSpan?.startDate ?? '',
    endDate: header.dateSpan?.current ? '' : (header.dateSpan?.endDate ?? ''),
    current: header.dateSpan?.current ?? false,
    location: location || (isSameEmployer ? previous.location : ''),
    description: [...leftovers, description].filter(Boolean).join('\n'),
    achievements,
  };
}
