import { stack } from '../compose/blocks';
import type { Block, RowBlock, TextStyle } from '../tree';
import type { GuideChapter, GuidePart } from './guide-text';
import { green, type GuideStyle, marker, pale } from './guide-style';

/** In points. */
const space = { chapter: 38, first: 10, heading: 16, part: 8, item: 4, question: 14, box: 14, afterBox: 18 };
const listIndent = 16;
const box = { padding: 11, bleed: 14 };

/** The chapter heading stays with the content after it. Unlike a resume heading, it may be at the top of a page. */
export function chapterBlocks(
  style: GuideStyle,
  words: Words,
  { title, parts }: GuideChapter,
  number?: number,
): Block[] {
  const head = style.text('heading', style.style('chapter'), number === undefined ? title : `${number}. ${title}`, {
    before: 10,
  });
  const rule: Block = { type: 'rule', before: 0, thickness: 3, color: marker, width: 36 };
  return [
    stack('entry-header', space.chapter, [rule, head]),
    ...parts.flatMap((part, at) => partBlocks(style, words, part, spaceAfter(parts[at - 1]))),
  ];
}

export interface Words {
  behind: string;
  answer: string;
}

function spaceAfter(part: GuidePart | undefined): number {
  if (part === undefined) return space.first;
  if (typeof part === 'string') return space.part;
  return 'box' in part ? space.afterBox : 'terms' in part ? space.first : space.part;
}

function partBlocks(style: GuideStyle, words: Words, part: GuidePart, before: number): Block[] {
  const body = style.style('body');
  const strong = style.style('strong');
  if (typeof part === 'string') return [style.text('paragraph', body, part, { before })];
  if ('heading' in part)
    return [stack('entry-header', space.heading, [style.text('title', style.style('heading'), part.heading)])];
  if ('list' in part) return list(style, part.list, before, () => ({ text: '•', style: style.style('strong', green) }));
  if ('steps' in part)
    return list(style, part.steps, before, (at) => ({ text: `${at + 1}.`, style: style.style('strong', green) }));
  if ('checks' in part) return list(style, part.checks, before, () => ({ text: style.boxSign, style: style.box }));
  if ('terms' in part)
    return part.terms.map(({ term, text }, at): RowBlock => ({
      type: 'row',
      before: at === 0 ? before : space.item,
      gap: 12,
      cells: [
        { width: style.termWidth, blocks: [style.text('label', style.style('strong', green), term)] },
        { width: '*', blocks: [style.text('paragraph', body, text)] },
      ],
    }));
  if ('question' in part)
    return [
      stack('entry-header', space.question, [
        style.text('title', style.style('heading'), part.question),
        style.text('paragraph', body, [{ text: words.behind, style: strong }, { text: part.behind }], { before: 2 }),
      ]),
      style.text('paragraph', body, [{ text: words.answer, style: strong }, { text: part.answer }], { before: 3 }),
    ];
  return [boxed(style, part)];
}

function list(
  style: GuideStyle,
  items: string[],
  before: number,
  sign: (at: number) => { text: string; style: TextStyle },
): Block[] {
  const texts = items.map((item, at) =>
    style.text('bullet', style.style('body'), item, {
      before: at === 0 ? 0 : space.item,
      indent: listIndent,
      marker: sign(at),
    }),
  );
  return [stack('bullets', before, texts)];
}

/** The box is as wide as the text and never split across pages. */
function boxed(style: GuideStyle, { box: title, lines }: Extract<GuidePart, { box: string }>): Block {
  const below: Block = { type: 'rule', before: 0, thickness: box.padding, color: pale };
  const row: RowBlock = {
    type: 'row',
    before: 0,
    gap: 0,
    fill: { color: pale, bleed: box.bleed, edge: { color: green, width: 3 } },
    cells: [
      {
        width: '*',
        blocks: [
          style.text('title', style.style('strong', green), title, { before: box.padding }),
          ...lines.map((line) => style.text('paragraph', style.style('body'), line, { before: 4 })),
          below,
        ],
      },
    ],
  };
  return stack('body', space.box, [row], { inset: { left: box.bleed, right: box.bleed } });
}
