import type { DrawnText } from './drawn-text';
import type { HiddenText, Piece } from '../parsed-file';

/** Nobody reads text smaller than this, in points. */
const smallest = 5;
/** Colours that differ by less in each of red, green and blue (of 255) look the same. */
const sameColour = 24;

const channels = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
const looksLike = (one: string, other: string) => {
  const others = channels(other);
  return channels(one).every((value, i) => Math.abs(value - (others[i] ?? NaN)) < sameColour);
};

type Hidden = HiddenText & Pick<DrawnText, 'x' | 'y' | 'end'>;

/** The stretches of a page that no eye sees. */
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

/** The pieces of a page without what is hidden in them: a reader may have joined it to text that is seen. */
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
    // Where the reader set blanks of its own into it, all of the piece is what was hidden.
    return { ...piece, text: gone.includes(squeezed(piece.text)) ? '' : left };
  });
}
