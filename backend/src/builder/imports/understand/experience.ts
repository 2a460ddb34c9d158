import type { Experience } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { mayBeTown, saysOrganisation, saysPosition } from './cues';
import { type EntryBlock, entryBlocks } from './entry-blocks';
import type { Paragraph } from './paragraphs';
import { commaPieces, type Head, readHead } from './parts';
import type { Doubt, Understood } from './understood';

const weight = (text: string) => Number(saysPosition(text)) - Number(saysOrganisation(text));

interface Named {
  company: string;
  position: string;
  location: string;
  more: string[];
  /** 1: position first; -1: company first; 0: undecided. */
  order: number;
}

/** Classifies the parts of a head. `usual`, the order of the other entries, applies if this one is undecided. */
function named({ parts: all, places }: Head, usual: number): Named {
  let parts = all;
  if (parts.length === 1 && parts[0]) {
    const pieces = commaPieces(parts[0]);
    const [first = '', ...rest] = pieces;
    const last = rest.at(-1) ?? '';
    if (rest.length > 0 && weight(first) > 0 && weight(last) <= 0) parts = [pieces.slice(0, -1).join(', '), last];
    else if (rest.length === 1 && weight(first) < 0 && weight(last) > 0) parts = [first, last];
  }
  const [location = '', ...spare] = places;
  const result: Named = { company: '', position: '', location, more: [...spare], order: 0 };
  const [one = '', two, ...others] = parts;
  if (two === undefined) {
    if (weight(one) < 0) result.company = one;
    else result.position = one;
    return result;
  }
  if (others.length > 0) return ofMany(parts, result, usual);
  const lean = Math.sign(weight(one) - weight(two));
  const order = lean || usual || 1;
  [result.position, result.company] = order > 0 ? [one, two] : [two, one];
  return { ...result, order: lean };
}

function ofMany(parts: readonly string[], result: Named, usual: number): Named {
  const byWeight = [...parts].sort((a, b) => weight(b) - weight(a));
  const [best = ''] = byWeight;
  const [first = '', second = ''] = parts;
  const position = weight(best) > 0 ? best : usual < 0 ? second : first;
  const left = parts.filter((part) => part !== position);
  const company = left.find((part) => weight(part) < 0) ?? left[0] ?? '';
  const rest = left.filter((part) => part !== company);
  const town = result.location === '' ? rest.find(mayBeTown) : undefined;
  return {
    company,
    position,
    location: town ?? result.location,
    more: [...rest.filter((part) => part !== town), ...result.more],
    order: weight(best) > 0 || weight(company) < 0 ? Math.sign(parts.indexOf(company) - parts.indexOf(position)) : 0,
  };
}

export function bodyOf(body: readonly Paragraph[]): { description: string; achievements: string[] } {
  const texts = (wanted: boolean) =>
    body.filter(({ isBullet }) => isBullet === wanted).map(({ cells }) => cells.join(' '));
  return { description: texts(false).join('\n'), achievements: texts(true) };
}

export function dateDoubts(path: string, { span }: Head, out: Understood): void {
  const doubt = (field: string, value: Doubt) => out.doubts.set(`${path}.${field}`, value);
  if (span?.otherStart) doubt('startDate', { question: 'date', other: span.otherStart });
  if (span?.otherEnd) doubt('endDate', { question: 'date', other: span.otherEnd });
  if (span?.isOpen) doubt('current', { question: 'current' });
}

export function readExperience(paragraphs: readonly Paragraph[], language: Language, out: Understood): void {
  const blocks = entryBlocks(paragraphs, language);
  const heads = blocks.map(({ head }) => readHead(head, language));
  const usual = Math.sign(heads.reduce((sum, head) => sum + named(head, 0).order, 0));
  const entries = out.content.experience;
  for (const [i, block] of blocks.entries()) {
    const head = heads[i];
    if (!head || isNothing(block, head)) {
      out.rest.push(...block.body.map(({ text }) => ({ text, where: '' })));
      continue;
    }
    const path = `experience.${entries.length}`;
    const entry = entryOf(head, block, usual, entries.at(-1), path, out);
    out.used.push(...head.used);
    out.starts.set(path, block.head[0]?.lines[0] ?? 0);
    dateDoubts(path, head, out);
    entries.push(entry);
  }
}

const isNothing = ({ head }: EntryBlock, { parts, span }: Head) => head.length === 0 || (parts.length === 0 && !span);

function entryOf(
  head: Head,
  block: EntryBlock,
  usual: number,
  before: Experience | undefined,
  path: string,
  out: Understood,
): Experience {
  const { company, position, location, more, order } = named(head, usual);
  const { description, achievements } = bodyOf(block.body);
  if (order === 0 && usual === 0 && company && position) {
    out.doubts.set(`${path}.company`, { question: 'order', other: position });
    out.doubts.set(`${path}.position`, { question: 'order', other: company });
  }
  // Several roles at one employer: only the first has the company name.
  const isNext = company === '' && before !== undefined && before.company !== '' && block.head.length <= 2;
  if (isNext) out.doubts.set(`${path}.company`, { question: 'company' });
  return {
    company: isNext ? before.company : company,
    position,
    startDate: head.span?.startDate ?? '',
    endDate: head.span?.current ? '' : (head.span?.endDate ?? ''),
    current: head.span?.current ?? false,
    location: location || (isNext ? before.location : ''),
    description: [...more, description].filter(Boolean).join('\n'),
    achievements,
  };
}
