import type { Language } from '@shortlist/contracts/platform/languages';
import { stack, text } from '../compose/blocks';
import { ascentOf, overshootOf, textWidth } from '../faces/measure';
import { GuideStyle, marker } from '../guide/guide-style';
import { ink, soft } from '../templates/colours';
import type { Block, DocumentTree, Fill, TextStyle } from '../tree';
import { breakLines } from './break-lines';

export interface CardText {
  title: string;
  line: string;
}

interface Size {
  size: number;
  leading: number;
}

/** In points. Rendered at twice this size: 1200 × 630 pixels, as link previews expect. */
export const cardSize = { width: 600, height: 315 };
const margins = { top: 38, right: 44, bottom: 36, left: 44 };
const besideSheet = 282;
const space = { title: 22, line: 13 };
const paper = '#FAF8F4';

/** Largest first; the first size that leaves room for the rest is used. */
const titles: Size[] = [
  { size: 38, leading: 42 },
  { size: 33, leading: 37 },
  { size: 29, leading: 33 },
  { size: 25, leading: 29 },
];
const smallest: Size = { size: 21, leading: 25 };
const eastAsian = { size: 0.84, leading: 1.08 };

/** Composes the Open Graph image of a page. `sheet` leaves the right half free for a document. */
export function composeCard({ title, line }: CardText, options: { language: Language; sheet: boolean }): DocumentTree {
  const { language, sheet } = options;
  const style = new GuideStyle(language);
  const isEastAsian = language === 'ja' || language === 'ko';
  const width = sheet ? besideSheet : cardSize.width - margins.left - margins.right;
  const room = cardSize.height - margins.top - margins.bottom;

  const name: TextStyle = { face: 'source-serif-4', weight: 600, size: 17, leading: 22, color: ink, tracking: -0.01 };
  const face: TextStyle = {
    ...style.style('title'),
    ...(isEastAsian ? {} : { face: 'source-serif-4' }),
    tracking: isEastAsian ? 0 : -0.018,
  };
  const head = style.text('label', name, 'Shortlist');
  const plain: TextStyle = { ...style.style('subtitle', soft), size: 13.5, leading: 19.5 };
  const sentence = breakLines(line, plain, width, language).map((each, at) =>
    text('headline', plain, [{ text: each }], { before: at === 0 ? space.line : 0 }),
  );
  // A Japanese title with a comma uses the largest size at which it breaks only at commas.
  const clauses = title.split(/(?<=、)/).length;
  const mostLines = language === 'ja' && clauses > 1 ? clauses : Infinity;
  const set = ({ size, leading }: Size) => {
    const own = isEastAsian
      ? { ...face, size: size * eastAsian.size, leading: leading * eastAsian.leading }
      : { ...face, size, leading };
    const lines = breakLines(title, own, width, language);
    const blocks: Block[] = [...lines.map((each) => text('name', own, [{ text: each }])), ...sentence];
    const height = lines.length * own.leading + sentence.length * plain.leading + space.line;
    const isWhole = lines.length <= mostLines && lines.every((each) => textWidth(each, own) <= width);
    return { blocks, height, isWhole };
  };
  const free = room - name.leading;
  const sizes = titles.map(set);
  const { blocks, height } = sizes.find((each) => each.isWhole && each.height + space.title <= free) ?? set(smallest);

  return {
    kind: 'guide',
    language,
    title,
    author: 'Shortlist',
    page: {
      size: 'A4',
      ...cardSize,
      margins: { ...margins, right: cardSize.width - margins.left - width },
    },
    background: [{ pages: 'all', x: 0, y: 0, ...cardSize, color: paper }, strokeUnderName(name)],
    blocks: [head, stack('body', Math.max(space.title, free - height), blocks)],
    footer: { text: '', style: name },
  };
}

/** Highlights the second half of the wordmark, as on the website. */
function strokeUnderName(style: TextStyle): Fill {
  const [x, baseline] = [margins.left + textWidth('Short', style), margins.top + ascentOf(style) - overshootOf(style)];
  return {
    pages: 'all',
    x: x - 0.06 * style.size,
    y: baseline - 0.86 * style.size,
    width: textWidth('list', style) + 0.16 * style.size,
    height: 1.12 * style.size,
    color: marker,
  };
}
