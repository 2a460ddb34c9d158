import type { Language } from '@shortlist/contracts/platform/languages';
import { createStack, createTextBlock } from '../compose/blocks';
import { getAscent, getOvershoot, measureTextWidth } from '../fonts/measure-text';
import { GuideStyle, highlightColor } from '../guide/guide-style';
import { inkColor, softInkColor } from '../templates/colors';
import type { Block, DocumentTree, BackgroundRect, TextStyle } from '../document-tree';
import { balanceLines } from './balance-lines';

export interface OgImageText {
  title: string;
  subtitle: string;
}

interface TypeSize {
  size: number;
  leading: number;
}

/** In points. Rendered at twice this size: 1200 × 630 pixels, as link previews expect. */
export const ogImageSize = { width: 600, height: 315 };
const margins = { top: 38, right: 44, bottom: 36, left: 44 };
const textWidthBesideSheet = 282;
const minGaps = { title: 22, line: 13 };
const paper = '#FAF8F4';

/** Largest first; the first size that leaves room for the rest is used. */
const titleSizes: TypeSize[] = [
  { size: 38, leading: 42 },
  { size: 33, leading: 37 },
  { size: 29, leading: 33 },
  { size: 25, leading: 29 },
];
const smallestTitleSize: TypeSize = { size: 21, leading: 25 };
const eastAsian = { size: 0.84, leading: 1.08 };

/** Composes the Open Graph image of a page. `sheet` leaves the right half free for a document. */
export function composeOgImage(
  { title, subtitle }: OgImageText,
  options: { language: Language; sheet: boolean },
): DocumentTree {
  const { language, sheet } = options;
  const style = new GuideStyle(language);
  const isEastAsian = language === 'ja' || language === 'ko';
  const width = sheet ? textWidthBesideSheet : ogImageSize.width - margins.left - margins.right;
  const room = ogImageSize.height - margins.top - margins.bottom;

  const name: TextStyle = {
    font: 'source-serif-4',
    weight: 600,
    size: 17,
    leading: 22,
    color: inkColor,
    tracking: -0.01,
  };
  const face: TextStyle = {
    ...style.getStyle('title'),
    ...(isEastAsian ? {} : { font: 'source-serif-4' }),
    tracking: isEastAsian ? 0 : -0.018,
  };
  const head = style.createText('label', name, 'Shortlist');
  const plain: TextStyle = { ...style.getStyle('subtitle', softInkColor), size: 13.5, leading: 19.5 };
  const sentence = balanceLines(subtitle, plain, width, language).map((each, index) =>
    createTextBlock('headline', plain, [{ text: each }], { spaceBefore: index === 0 ? minGaps.line : 0 }),
  );
  // A Japanese title with a comma uses the largest size at which it breaks only at commas.
  const clauses = title.split(/(?<=、)/).length;
  const mostLines = language === 'ja' && clauses > 1 ? clauses : Infinity;
  const set = ({ size, leading }: TypeSize) => {
    const own = isEastAsian
      ? { ...face, size: size * eastAsian.size, leading: leading * eastAsian.leading }
      : { ...face, size, leading };
    const lines = balanceLines(title, own, width, language);
    const blocks: Block[] = [...lines.map((each) => createTextBlock('name', own, [{ text: each }])), ...sentence];
    const height = lines.length * own.leading + sentence.length * plain.leading + minGaps.line;
    const isWhole = lines.length <= mostLines && lines.every((each) => measureTextWidth(each, own) <= width);
    return { blocks, height, isWhole };
  };
  const free = room - name.leading;
  const sizes = titleSizes.map(set);
  const { blocks, height } =
    sizes.find((each) => each.isWhole && each.height + minGaps.title <= free) ?? set(smallestTitleSize);

  return {
    kind: 'guide',
    language,
    title,
    author: 'Shortlist',
    page: {
      size: 'A4',
      ...ogImageSize,
      margins: { ...margins, right: ogImageSize.width - margins.left - width },
    },
    background: [{ pages: 'all', x: 0, y: 0, ...ogImageSize, color: paper }, createWordmarkHighlight(name)],
    blocks: [head, createStack('body', Math.max(minGaps.title, free - height), blocks)],
    footer: { text: '', style: name },
  };
}

/** Highlights the second half of the wordmark, as on the website. */
function createWordmarkHighlight(style: TextStyle): BackgroundRect {
  const [x, baseline] = [
    margins.left + measureTextWidth('Short', style),
    margins.top + getAscent(style) - getOvershoot(style),
  ];
  return {
    pages: 'all',
    x: x - 0.06 * style.size,
    y: baseline - 0.86 * style.size,
    width: measureTextWidth('list', style) + 0.16 * style.size,
    height: 1.12 * style.size,
    color: highlightColor,
  };
}
