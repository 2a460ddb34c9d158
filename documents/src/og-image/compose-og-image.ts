import type { Language } from '@shortlist/contracts/platform/languages';
import { createStack, createTextBlock } from '../compose/blocks';
import { getAscent, getOvershoot, measureTextWidth } from '../fonts/measure-text';
import { GuideStyle, highlightColor } from '../guide/guide-style';
import { isEastAsian } from '../i18n/document-labels';
import { inkColor, softInkColor } from '../templates/colors';
import type { TextSize } from '../templates/template-design';
import type { Block, DocumentTree, BackgroundRect, TextStyle } from '../document-tree';
import { balanceLines } from './balance-lines';

export interface OgImageText {
  title: string;
  subtitle: string;
}

/** In points. Images are rendered at 1200 × 630 pixels, the size that link previews expect. */
export const ogImageSize = { width: 600, height: 315 };
const margins = { top: 38, right: 44, bottom: 36, left: 44 };
const textWidthBesideSheet = 282;
const minGaps = { title: 22, line: 13 };
const paperColor = '#FAF8F4';

const titleSizes: TextSize[] = [
  { size: 38, leading: 42 },
  { size: 33, leading: 37 },
  { size: 29, leading: 33 },
  { size: 25, leading: 29 },
];
const minTitleSize: TextSize = { size: 21, leading: 25 };
const eastAsianScale = { size: 0.84, leading: 1.08 };

const wordmarkStyle: TextStyle = {
  font: 'source-serif-4',
  weight: 600,
  size: 17,
  leading: 22,
  color: inkColor,
  tracking: -0.01,
};

function getTitleStyle(guideStyle: GuideStyle, language: Language, { size, leading }: TextSize): TextStyle {
  const style = guideStyle.getStyle('title');
  return isEastAsian(language)
    ? { ...style, tracking: 0, size: size * eastAsianScale.size, leading: leading * eastAsianScale.leading }
    : { ...style, font: 'source-serif-4', tracking: -0.018, size, leading };
}

/** `sheet` reserves the right half for a document. */
export function composeOgImage(
  { title, subtitle }: OgImageText,
  options: { language: Language; sheet: boolean },
): DocumentTree {
  const { language, sheet } = options;
  const guideStyle = new GuideStyle(language);
  const width = sheet ? textWidthBesideSheet : ogImageSize.width - margins.left - margins.right;
  const contentHeight = ogImageSize.height - margins.top - margins.bottom;

  const wordmark = guideStyle.createText('label', wordmarkStyle, 'Shortlist');
  const subtitleStyle: TextStyle = { ...guideStyle.getStyle('subtitle', softInkColor), size: 13.5, leading: 19.5 };
  const subtitleBlocks = balanceLines(subtitle, subtitleStyle, width, language).map((line, index) =>
    createTextBlock('headline', subtitleStyle, [{ text: line }], { spaceBefore: index === 0 ? minGaps.line : 0 }),
  );
  // A Japanese title with a comma uses the largest size at which it breaks only at commas.
  const clauseCount = title.split(/(?<=、)/).length;
  const maxLines = language === 'ja' && clauseCount > 1 ? clauseCount : Infinity;
  const composeTitle = (titleSize: TextSize) => {
    const titleStyle = getTitleStyle(guideStyle, language, titleSize);
    const lines = balanceLines(title, titleStyle, width, language);
    const blocks: Block[] = [
      ...lines.map((line) => createTextBlock('name', titleStyle, [{ text: line }])),
      ...subtitleBlocks,
    ];
    const height = lines.length * titleStyle.leading + subtitleBlocks.length * subtitleStyle.leading + minGaps.line;
    const isFitting = lines.length <= maxLines && lines.every((line) => measureTextWidth(line, titleStyle) <= width);
    return { blocks, height, isFitting };
  };
  const availableHeight = contentHeight - wordmarkStyle.leading;
  const composedTitles = titleSizes.map(composeTitle);
  const { blocks, height } =
    composedTitles.find((candidate) => candidate.isFitting && candidate.height + minGaps.title <= availableHeight) ??
    composeTitle(minTitleSize);

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
    background: [{ pages: 'all', x: 0, y: 0, ...ogImageSize, color: paperColor }, composeWordmarkHighlight()],
    blocks: [wordmark, createStack('body', Math.max(minGaps.title, availableHeight - height), blocks)],
    footer: { text: '', style: wordmarkStyle },
  };
}

function composeWordmarkHighlight(): BackgroundRect {
  const style = wordmarkStyle;
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
