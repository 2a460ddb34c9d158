import { createStack } from '../compose/blocks';
import type { Block, RowBlock, TextStyle } from '../document-tree';
import type { GuideChapter, GuidePart } from './guide-text';
import { brandGreen, type GuideStyle, highlightColor, paleGreen } from './guide-style';

/** In points. */
const gaps = { chapter: 38, first: 10, heading: 16, part: 8, item: 4, question: 14, box: 14, afterBox: 18 };
const listIndent = 16;
const box = { padding: 11, bleed: 14 };

export function composeChapter(
  style: GuideStyle,
  labels: AnswerLabels,
  { title, parts }: GuideChapter,
  number?: number,
): Block[] {
  const heading = style.createText(
    'heading',
    style.getStyle('chapter'),
    number === undefined ? title : `${number}. ${title}`,
    {
      spaceBefore: 10,
    },
  );
  const rule: Block = { type: 'rule', spaceBefore: 0, thickness: 3, color: highlightColor, width: 36 };
  return [
    createStack('entry-header', gaps.chapter, [rule, heading]),
    ...parts.flatMap((part, index) => composePart(style, labels, part, getSpaceAfter(parts[index - 1]))),
  ];
}

export interface AnswerLabels {
  behind: string;
  answer: string;
}

function getSpaceAfter(part: GuidePart | undefined): number {
  if (part === undefined) return gaps.first;
  if (typeof part === 'string') return gaps.part;
  return 'box' in part ? gaps.afterBox : 'terms' in part ? gaps.first : gaps.part;
}

function composePart(style: GuideStyle, labels: AnswerLabels, part: GuidePart, spaceBefore: number): Block[] {
  const body = style.getStyle('body');
  const strong = style.getStyle('strong');
  if (typeof part === 'string') return [style.createText('paragraph', body, part, { spaceBefore })];
  if ('heading' in part)
    return [
      createStack('entry-header', gaps.heading, [style.createText('title', style.getStyle('heading'), part.heading)]),
    ];
  if ('list' in part)
    return composeList(style, part.list, spaceBefore, () => ({
      text: '•',
      style: style.getStyle('strong', brandGreen),
    }));
  if ('steps' in part)
    return composeList(style, part.steps, spaceBefore, (index) => ({
      text: `${index + 1}.`,
      style: style.getStyle('strong', brandGreen),
    }));
  if ('checks' in part)
    return composeList(style, part.checks, spaceBefore, () => ({
      text: style.checkboxGlyph,
      style: style.checkboxStyle,
    }));
  if ('terms' in part)
    return part.terms.map(({ term, text }, index): RowBlock => ({
      type: 'row',
      spaceBefore: index === 0 ? spaceBefore : gaps.item,
      gap: 12,
      cells: [
        { width: style.termWidth, blocks: [style.createText('label', style.getStyle('strong', brandGreen), term)] },
        { width: '*', blocks: [style.createText('paragraph', body, text)] },
      ],
    }));
  if ('question' in part)
    return [
      createStack('entry-header', gaps.question, [
        style.createText('title', style.getStyle('heading'), part.question),
        style.createText('paragraph', body, [{ text: labels.behind, style: strong }, { text: part.behind }], {
          spaceBefore: 2,
        }),
      ]),
      style.createText('paragraph', body, [{ text: labels.answer, style: strong }, { text: part.answer }], {
        spaceBefore: 3,
      }),
    ];
  return [composeBox(style, part)];
}

function composeList(
  style: GuideStyle,
  items: string[],
  spaceBefore: number,
  createMarker: (index: number) => { text: string; style: TextStyle },
): Block[] {
  const texts = items.map((item, index) =>
    style.createText('bullet', style.getStyle('body'), item, {
      spaceBefore: index === 0 ? 0 : gaps.item,
      indent: listIndent,
      marker: createMarker(index),
    }),
  );
  return [createStack('bullets', spaceBefore, texts)];
}

function composeBox(style: GuideStyle, { box: title, lines }: Extract<GuidePart, { box: string }>): Block {
  const bottomPadding: Block = { type: 'rule', spaceBefore: 0, thickness: box.padding, color: paleGreen };
  const row: RowBlock = {
    type: 'row',
    spaceBefore: 0,
    gap: 0,
    fill: { color: paleGreen, bleed: box.bleed, edge: { color: brandGreen, width: 3 } },
    cells: [
      {
        width: '*',
        blocks: [
          style.createText('title', style.getStyle('strong', brandGreen), title, { spaceBefore: box.padding }),
          ...lines.map((line) => style.createText('paragraph', style.getStyle('body'), line, { spaceBefore: 4 })),
          bottomPadding,
        ],
      },
    ],
  };
  return createStack('body', gaps.box, [row], { inset: { left: box.bleed, right: box.bleed } });
}
