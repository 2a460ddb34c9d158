import { faceMetrics } from '../../faces/metrics';
import type { Block, Run, StackBlock } from '../../tree';
import { stack, text } from '../blocks';
import { capitals } from '../header/header';
import type { Setting } from '../setting';

function heading(setting: Setting, runs: Run[]): Block[] {
  const { type, mark } = setting.design.heading;
  const style = setting.fixedStyle(type);
  const word = text('heading', style, type.capitals ? capitals(setting, runs) : runs);
  switch (mark.kind) {
    case 'plain':
      return [word];
    case 'underline':
      return [word, { type: 'rule', before: mark.before, thickness: mark.thickness, color: setting.colour(mark.tone) }];
    case 'overline': {
      const { after, thickness, tone } = mark;
      return [
        { type: 'rule', before: 0, thickness, color: setting.colour(tone) },
        { ...word, before: after },
      ];
    }
    case 'flanked': {
      const { sides, gap, thickness } = mark;
      return [{ type: 'flanked', before: 0, heading: word, sides, gap, thickness, color: setting.colour(mark.tone) }];
    }
    case 'bar': {
      // The bar is as high as the line; centers the text vertically in it.
      word.shift = Math.round(((style.leading - faceMetrics[style.face].height * style.size) / 2) * 100) / 100;
      const edge = { color: setting.colour('accent'), width: mark.edge };
      const fill = { color: setting.colour({ tint: mark.tint }), bleed: mark.bleed, edge };
      return [{ type: 'row', before: 0, gap: 0, cells: [{ width: '*', blocks: [word] }], fill }];
    }
    case 'tab': {
      const { width, thickness, gap } = mark;
      return [
        { type: 'rule', before: 0, thickness, width, x: 0, color: setting.colour('accent') },
        { ...word, before: gap },
      ];
    }
  }
}

export interface Head {
  runs: Run[];
  path: string;
}

export function section(setting: Setting, head: Head, blocks: Block[], isFirst: boolean): StackBlock[] {
  if (blocks.length === 0) return [];
  const { before, first = before, after } = setting.design.heading;
  const space = (value: number) => Math.round(value * setting.spacing * 100) / 100;
  return [
    stack(
      'section',
      space(isFirst ? first : before),
      [stack('header', 0, heading(setting, head.runs), { keep: 'head' }), stack('body', space(after), blocks)],
      { path: head.path },
    ),
  ];
}
