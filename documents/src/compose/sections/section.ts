import { fontDefinitions } from '../../fonts/font-definitions';
import type { Block, Run, StackBlock } from '../../document-tree';
import type { PlacedSection } from '../../sections';
import { createStack, createTextBlock } from '../blocks';
import { toUppercaseRuns } from '../header/compose-header';
import type { LayoutContext } from '../layout-context';

function composeHeading(layout: LayoutContext, runs: Run[]): Block[] {
  const { style: textStyle, decoration } = layout.design.heading;
  const style = layout.resolveFixedStyle(textStyle);
  const heading = createTextBlock('heading', style, textStyle.uppercase ? toUppercaseRuns(layout, runs) : runs);
  switch (decoration.kind) {
    case 'plain':
      return [heading];
    case 'underline':
      return [
        heading,
        {
          type: 'rule',
          spaceBefore: decoration.spaceBefore,
          thickness: decoration.thickness,
          color: layout.resolveColor(decoration.color),
        },
      ];
    case 'overline': {
      const { spaceAfter, thickness, color } = decoration;
      return [
        { type: 'rule', spaceBefore: 0, thickness, color: layout.resolveColor(color) },
        { ...heading, spaceBefore: spaceAfter },
      ];
    }
    case 'flanked': {
      const { sides, gap, thickness } = decoration;
      return [
        {
          type: 'flanked',
          spaceBefore: 0,
          heading,
          sides,
          gap,
          thickness,
          color: layout.resolveColor(decoration.color),
        },
      ];
    }
    case 'bar': {
      // Centers the text in the bar, which is as high as the line.
      heading.baselineShift =
        Math.round(((style.leading - fontDefinitions[style.font].height * style.size) / 2) * 100) / 100;
      const edge = { color: layout.resolveColor('accent'), width: decoration.edgeWidth };
      const fill = { color: layout.resolveColor({ tint: decoration.tint }), bleed: decoration.bleed, edge };
      return [{ type: 'row', spaceBefore: 0, gap: 0, cells: [{ width: '*', blocks: [heading] }], fill }];
    }
    case 'tab': {
      const { width, thickness, gap } = decoration;
      return [
        { type: 'rule', spaceBefore: 0, thickness, width, x: 0, color: layout.resolveColor('accent') },
        { ...heading, spaceBefore: gap },
      ];
    }
  }
}

export interface SectionHeading {
  runs: Run[];
  path: string;
}

export function composeSection(
  layout: LayoutContext,
  heading: SectionHeading,
  blocks: Block[],
  isFirst: boolean,
): StackBlock[] {
  if (blocks.length === 0) return [];
  const { spaceBefore, spaceBeforeFirst = spaceBefore, spaceAfter } = layout.design.heading;
  const scaleSpace = (value: number) => Math.round(value * layout.headingSpacingFactor * 100) / 100;
  return [
    createStack(
      'section',
      scaleSpace(isFirst ? spaceBeforeFirst : spaceBefore),
      [
        createStack('header', 0, composeHeading(layout, heading.runs), { keepTogether: 'with-next' }),
        createStack('body', scaleSpace(spaceAfter), blocks),
      ],
      { path: heading.path },
    ),
  ];
}

/** `isFirst` is true at the top of the column. */
export type ComposeInColumn = (column: 'main' | 'side', section: PlacedSection, isFirst: boolean) => StackBlock[];

export function composeMainColumn(sections: readonly PlacedSection[], composeInColumn: ComposeInColumn): StackBlock[] {
  const stacks: StackBlock[] = [];
  for (const section of sections) stacks.push(...composeInColumn('main', section, stacks.length === 0));
  return stacks;
}
