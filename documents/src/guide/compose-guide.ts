import type { PageSize } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { createStack } from '../compose/blocks';
import { estimateHeight } from '../compose/estimate-height';
import { paperSizes } from '../compose/layout-context';
import { bleedLength } from '../compose/background';
import { softInkColor } from '../templates/colors';
import type { Block, DocumentTree } from '../document-tree';
import { composeChapter } from './compose-chapter';
import type { GuideText } from './guide-text';
import { brandGreen, GuideStyle, highlightColor } from './guide-style';

/** In points. Lines have about 75 characters. */
const margins = { firstPageTop: 104, top: 64, right: 92, bottom: 74, left: 92 };
/** Free space at the bottom of the cover, because heights are estimates. Too small for a chapter heading. */
const coverSlack = 34;

/** Composes a printable guide. Page 1 is a cover with the list of chapters. */
export function composeGuide(guide: GuideText, options: { language: Language; pageSize: PageSize }): DocumentTree {
  const { language, pageSize } = options;
  const style = new GuideStyle(language);
  const { width, height, sideMarginChange } = paperSizes[pageSize];
  const page = {
    size: pageSize,
    width,
    height,
    margins: { ...margins, left: margins.left + sideMarginChange, right: margins.right + sideMarginChange },
  };
  return {
    kind: 'guide',
    language,
    title: `${guide.title} – Shortlist`,
    author: 'Shortlist',
    page,
    background: [],
    blocks: [
      ...composeCover(style, guide, page),
      ...guide.chapters.flatMap((chapter, index) => composeChapter(style, guide, chapter, index + 1)),
      ...composeClosing(style, guide.closing),
    ],
    footer: { text: guide.title, style: { ...style.getStyle('body', softInkColor), size: 8, leading: 10 } },
  };
}

function composeCover(style: GuideStyle, guide: GuideText, page: DocumentTree['page']): Block[] {
  const { left, right, firstPageTop = 0, bottom } = page.margins;
  const contentWidth = page.width - left - right;
  const header = createStack(
    'header',
    0,
    [
      style.createText('label', { ...style.getStyle('label', highlightColor), tracking: 0.06 }, guide.label),
      style.createText('name', style.getStyle('title', '#FFFFFF'), guide.title, { spaceBefore: 18 }),
      style.createText('headline', style.getStyle('subtitle', '#FFFFFF'), guide.subtitle, { spaceBefore: 14 }),
    ],
    {
      band: {
        bleedTop: firstPageTop + bleedLength,
        bleedLeft: left + bleedLength,
        width: page.width + 2 * bleedLength,
        paddingBottom: 48,
        color: brandGreen,
        strip: { height: 5, color: highlightColor },
      },
    },
  );
  const contents = createStack(
    'body',
    44,
    [
      style.createText('label', style.getStyle('small'), guide.contents),
      ...guide.chapters.map(({ title }, index) =>
        style.createText('paragraph', style.getStyle('contents'), title, {
          spaceBefore: index === 0 ? 10 : 4,
          indent: 26,
          marker: { text: `${index + 1}`, style: { ...style.getStyle('contents', brandGreen), weight: 600 } },
        }),
      ),
    ],
    { keepTogether: 'whole' },
  );
  const blocks = [header, contents];
  const availableHeight = page.height - firstPageTop - bottom - coverSlack;
  const bottomRule: Block = { type: 'rule', spaceBefore: 0, thickness: 1, color: brandGreen, width: contentWidth };
  return [
    ...blocks,
    { ...bottomRule, spaceBefore: Math.max(0, availableHeight - estimateHeight(blocks, contentWidth)) },
  ];
}

function composeClosing(style: GuideStyle, lines: string[]): Block[] {
  const rule: Block = { type: 'rule', spaceBefore: 34, thickness: 3, color: highlightColor, width: 36 };
  const texts = lines.map((line, index) =>
    style.createText('paragraph', style.getStyle('body'), line, { spaceBefore: index === 0 ? 14 : 8 }),
  );
  return [createStack('body', 0, [rule, ...texts], { keepTogether: 'whole' })];
}
