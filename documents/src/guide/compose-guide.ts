import type { PageSize } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { stack } from '../compose/blocks';
import { heightOf } from '../compose/height';
import { papers } from '../compose/setting';
import { bleed } from '../compose/background';
import { soft } from '../templates/colours';
import type { Block, DocumentTree } from '../tree';
import { chapterBlocks } from './chapter';
import type { GuideText } from './guide-text';
import { green, GuideStyle, marker } from './guide-style';

/** In points. The line length is about 75 characters. */
const margins = { first: 104, top: 64, right: 92, bottom: 74, left: 92 };
/** Free space at the bottom of the cover, because line counts are estimates. Too little for a chapter heading. */
const coverSlack = 34;

/**
 * Composes a printable guide: a cover with the list of chapters on page 1, then the chapters. The footer contains the
 * guide's title and the page number.
 */
export function composeGuide(guide: GuideText, options: { language: Language; pageSize: PageSize }): DocumentTree {
  const { language, pageSize } = options;
  const style = new GuideStyle(language);
  const { width, height, sides } = papers[pageSize];
  const page = {
    size: pageSize,
    width,
    height,
    margins: { ...margins, left: margins.left + sides, right: margins.right + sides },
  };
  return {
    kind: 'guide',
    language,
    title: `${guide.title} – Shortlist`,
    author: 'Shortlist',
    page,
    background: [],
    blocks: [
      ...cover(style, guide, page),
      ...guide.chapters.flatMap((chapter, at) => chapterBlocks(style, guide, chapter, at + 1)),
      ...closing(style, guide.closing),
    ],
    footer: { text: guide.title, style: { ...style.style('body', soft), size: 8, leading: 10 } },
  };
}

function cover(style: GuideStyle, guide: GuideText, page: DocumentTree['page']): Block[] {
  const { left, right, first = 0, bottom } = page.margins;
  const across = page.width - left - right;
  const head = stack(
    'header',
    0,
    [
      style.text('label', { ...style.style('label', marker), tracking: 0.06 }, guide.label),
      style.text('name', style.style('title', '#FFFFFF'), guide.title, { before: 18 }),
      style.text('headline', style.style('subtitle', '#FFFFFF'), guide.subtitle, { before: 14 }),
    ],
    {
      band: {
        above: first + bleed,
        left: left + bleed,
        width: page.width + 2 * bleed,
        below: 48,
        color: green,
        strip: { height: 5, color: marker },
      },
    },
  );
  const contents = stack(
    'body',
    44,
    [
      style.text('label', style.style('small'), guide.contents),
      ...guide.chapters.map(({ title }, at) =>
        style.text('paragraph', style.style('contents'), title, {
          before: at === 0 ? 10 : 4,
          indent: 26,
          marker: { text: `${at + 1}`, style: { ...style.style('contents', green), weight: 600 } },
        }),
      ),
    ],
    { keep: 'whole' },
  );
  const blocks = [head, contents];
  const room = page.height - first - bottom - coverSlack;
  const foot: Block = { type: 'rule', before: 0, thickness: 1, color: green, width: across };
  return [...blocks, { ...foot, before: Math.max(0, room - heightOf(blocks, across)) }];
}

function closing(style: GuideStyle, said: string[]): Block[] {
  const rule: Block = { type: 'rule', before: 34, thickness: 3, color: marker, width: 36 };
  const texts = said.map((line, at) =>
    style.text('paragraph', style.style('body'), line, { before: at === 0 ? 14 : 8 }),
  );
  return [stack('body', 0, [rule, ...texts], { keep: 'whole' })];
}
