import type { DrawnText } from './drawn-text';
import type { HiddenText, Piece } from '../parsed-file';

/** Smallest readable font size, in points. */
const smallest = 5;
/** Colors whose red, green and blue each differ by less than this (of 255) look the same. */
const sameColour = 24;

const channels = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
const looksLike = (one: string, other: string) => {
  const others = channels(other);
  return channels(one).every((value, i) => Math.abs(value - (others[i] ?? NaN)) < sameColour);
};

type Hidden = HiddenText & Pick<DrawnText, 'x' | 'y' | 'end'>;

export function hiddenIn(drawn: readonly DrawnText[]): Hidden[] {
  return drawn.flatMap((stretch): Hidden[] => {
    const { text, x, y, end, size, colour, behind, unpainted, outside } = stretch;
    if (text.trim() === '') return [];
    const inPaint = unpainted || (colour !== undefined && behind !== undefined && looksLike(colour, behind));
    const reason = outside ? 'outside' : size < smallest ? 'small' : inPaint ? 'colour' : undefined;
    return reason ? [{ text, reason, x, y, end }] : [];
  });
}

const near = (one: number, other: number) => Math.abs(one - other) < 1;

/** Removes hidden text, which pdf.js may have merged with visible text into one item. */
export function withoutHidden(pieces: readonly Piece[], hidden: readonly Hidden[]): Piece[] {
  if (hidden.length === 0) return [...pieces];
  const squeezed = (text: string) => text.replace(/\s/g, '');
  return pieces.map((piece) => {
    const inIt = hidden.filter(
      ({ x, y, end }) =>
        near(y, piece.y) && Math.max(x, end) > piece.x - 1 && Math.min(x, end) < piece.x + piece.width + 1,
    );
    if (inIt.length === 0) return piece;
    const left = inIt.reduce((rest, { text }) => rest.replace(text, ''), piece.text);
    const gone = squeezed(inIt.map(({ text }) => text).join(''));
    // Compares without spaces, because pdf.js inserts its own into an item that is entirely hidden.
    return { ...piece, text: gone.includes(squeezed(piece.text)) ? '' : left };
  });
}
