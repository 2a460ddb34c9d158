import type { Language } from '@shortlist/contracts/platform/languages';
import { faceMetrics, type FaceId } from '@shortlist/documents/faces/metrics';
import { face, type Face } from './face';
import { faceFile } from './files';

export interface Piece {
  text: string;
  face: Face;
  file: string;
  /** True for a fallback font, which is set slightly smaller to match the others. */
  fallback: boolean;
}

const emoji = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u20e3/u;
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Surrogate}\p{Private_Use}]|(?!\n)\p{Control}/gu;
/**
 * Placeholder for a dropped emoji, which also removes one adjacent space. A private-use character, which filtered text
 * never contains.
 */
const dropped = '\ue000';
const leadingDropped = /^(?:\ue000 ?)+/;
const droppedAndBlank = /(?: ?\ue000)+/g;
const between = /^[\s\u2000-\u206f]$/u;

/**
 * Splits a text into runs by font: the whole text in the requested font or, if that lacks a character, in Noto. If no
 * single font has all characters, splits wherever another font is needed. Drops emoji and invisible characters.
 * @returns also `missing`, the characters that no font has; no run contains them
 */
export function splitByFace(
  text: string,
  asked: { face: FaceId; weight: number; italic?: boolean },
  language: Language,
): { pieces: Piece[]; missing: string[] } {
  const plain = text
    .normalize('NFC')
    .replace(/[\t\r]/g, ' ')
    .replace(invisible, '');
  const fileOf = (id: FaceId) => faceFile(id, asked.weight, asked.italic);
  // Fast path for nearly all texts.
  const own = fileOf(asked.face);
  if (hasAll(own, plain))
    return { pieces: [{ text: plain, file: own, face: face(own), fallback: false }], missing: [] };

  const files = [own, ...fallbacks(asked.face, language).map(fileOf)];
  const first = (character: string) => files.find((file) => face(file).has(character));
  const missing: string[] = [];
  const known = [...plain].map((character) => {
    if (first(character)) return character;
    if (emoji.test(character)) return dropped;
    missing.push(character);
    return '';
  });
  const shown = known.join('').replace(leadingDropped, '').replace(droppedAndBlank, '');

  const whole = files.find((file) => hasAll(file, shown));
  const pieces: Piece[] = [];
  for (const character of whole ? [shown] : shown) {
    const last = pieces.at(-1);
    const file = whole ?? (last && between.test(character) ? last.file : first(character)) ?? '';
    if (last?.file === file) last.text += character;
    else pieces.push({ text: character, file, face: face(file), fallback: file !== files[0] });
  }
  return { pieces, missing };
}

function hasAll(file: string, text: string): boolean {
  const found = face(file);
  for (const character of text) if (!found.has(character)) return false;
  return true;
}

function fallbacks(asked: FaceId, language: Language): FaceId[] {
  const kind = faceMetrics[asked].kind === 'serif' ? 'serif' : 'sans';
  const asian = language === 'ko' ? (['kr', 'jp'] as const) : (['jp', 'kr'] as const);
  return [`noto-${kind}` as const, ...asian.map((script) => `noto-${kind}-${script}` as const)];
}
