import type { TracedText } from './trace-text';
import type { HiddenText, TextItem } from '../parsed-file';

/** Smallest readable font size, in points. */
const minVisibleSize = 5;
/** Colors look the same if red, green and blue (0 to 255) each differ by less than this. */
const colorTolerance = 24;

const parseColorChannels = (color: string) => [1, 3, 5].map((index) => parseInt(color.slice(index, index + 2), 16));
const isSimilarColor = (a: string, b: string) => {
  const channelsOfB = parseColorChannels(b);
  return parseColorChannels(a).every((value, i) => Math.abs(value - (channelsOfB[i] ?? NaN)) < colorTolerance);
};

type LocatedHiddenText = HiddenText & Pick<TracedText, 'x' | 'y' | 'endX'>;

export function findHiddenText(drawnTexts: readonly TracedText[]): LocatedHiddenText[] {
  return drawnTexts.flatMap((drawnText): LocatedHiddenText[] => {
    const { text, x, y, endX, size, color, backgroundColor, isUnpainted, isOutsidePage } = drawnText;
    if (text.trim() === '') return [];
    const isInvisible =
      isUnpainted || (color !== undefined && backgroundColor !== undefined && isSimilarColor(color, backgroundColor));
    const reason = isOutsidePage ? 'outside' : size < minVisibleSize ? 'small' : isInvisible ? 'color' : undefined;
    return reason ? [{ text, reason, x, y, endX }] : [];
  });
}

const isNear = (a: number, b: number) => Math.abs(a - b) < 1;

/** Removes hidden text, which pdf.js may have merged with visible text into one item. */
export function removeHiddenText(items: readonly TextItem[], hiddenTexts: readonly LocatedHiddenText[]): TextItem[] {
  if (hiddenTexts.length === 0) return [...items];
  const removeWhitespace = (text: string) => text.replace(/\s/g, '');
  return items.map((item) => {
    const overlappingTexts = hiddenTexts.filter(
      ({ x, y, endX }) =>
        isNear(y, item.y) && Math.max(x, endX) > item.x - 1 && Math.min(x, endX) < item.x + item.width + 1,
    );
    if (overlappingTexts.length === 0) return item;
    const visibleText = overlappingTexts.reduce(
      (remainingText, { text }) => remainingText.replace(text, ''),
      item.text,
    );
    const hiddenLetters = removeWhitespace(overlappingTexts.map(({ text }) => text).join(''));
    // Compares without spaces, because pdf.js inserts its own spaces into an item that is entirely hidden.
    return { ...item, text: hiddenLetters.includes(removeWhitespace(item.text)) ? '' : visibleText };
  });
}
