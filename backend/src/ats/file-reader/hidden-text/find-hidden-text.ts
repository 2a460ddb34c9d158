import type { DrawnText } from './drawn-text';
import type { HiddenText, TextItem } from '../parsed-file';

/** Smallest readable font size, in points. */
const minVisibleSize = 5;
/** Colors whose red, green and blue each differ by less than this (of 255) look the same. */
const colorTolerance = 24;

const channels = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
const isSimilarColor = (one: string, other: string) => {
  const others = channels(other);
  return channels(one).every((value, i) => Math.abs(value - (others[i] ?? NaN)) < colorTolerance);
};

type LocatedHiddenText = HiddenText & Pick<DrawnText, 'x' | 'y' | 'endX'>;

export function findHiddenText(drawn: readonly DrawnText[]): LocatedHiddenText[] {
  return drawn.flatMap((stretch): LocatedHiddenText[] => {
    const { text, x, y, endX, size, color, backgroundColor, isUnpainted, isOutsidePage } = stretch;
    if (text.trim() === '') return [];
    const inPaint =
      isUnpainted || (color !== undefined && backgroundColor !== undefined && isSimilarColor(color, backgroundColor));
    const reason = isOutsidePage ? 'outside' : size < minVisibleSize ? 'small' : inPaint ? 'colour' : undefined;
    return reason ? [{ text, reason, x, y, endX }] : [];
  });
}

const isNear = (one: number, other: number) => Math.abs(one - other) < 1;

/** Removes hidden text, which pdf.js may have merged with visible text into one item. */
export function removeHiddenText(items: readonly TextItem[], hidden: readonly LocatedHiddenText[]): TextItem[] {
  if (hidden.length === 0) return [...items];
  const squeezed = (text: string) => text.replace(/\s/g, '');
  return items.map((item) => {
    const inIt = hidden.filter(
      ({ x, y, endX }) =>
        isNear(y, item.y) && Math.max(x, endX) > item.x - 1 && Math.min(x, endX) < item.x + item.width + 1,
    );
    if (inIt.length === 0) return item;
    const left = inIt.reduce((rest, { text }) => rest.replace(text, ''), item.text);
    const gone = squeezed(inIt.map(({ text }) => text).join(''));
    // Compares without spaces, because pdf.js inserts its own into an item that is entirely hidden.
    return { ...item, text: gone.includes(squeezed(item.text)) ? '' : left };
  });
}
