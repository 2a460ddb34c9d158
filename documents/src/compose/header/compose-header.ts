import type { PersonalInfo } from '@shortlist/contracts/builder/document-content';
import { measureTextWidth } from '../../fonts/measure-text';
import type { HeaderPart } from '../../templates/template-design';
import { getNameLayout } from '../../i18n/format-full-name';
import { bleedLength, getStripColor } from '../background';
import { createStack, createTextBlock } from '../blocks';
import { composeContacts } from './compose-contacts';
import { joinRuns, mapRunText, runsToText, type FieldRunFactory } from '../runs';
import type { LayoutContext } from '../layout-context';
import { composeTitleBlock } from './compose-title-block';
import type { ColorBand, Block, Run, StackBlock, TextStyle } from '../../document-tree';

export function createNameRuns(layout: LayoutContext, toRuns: FieldRunFactory, info: PersonalInfo): Run[] {
  const { order, separator } = getNameLayout(info, layout.language);
  return joinRuns(
    order.map((part) => toRuns(`personalInfo.${part}`, info[part])),
    separator,
  );
}

/** Letters that become ambiguous as capitals. */
const caseSensitiveLetters = /[ßıİ]/;

const canBeCapitals = (layout: LayoutContext, runs: Run[]): boolean =>
  !layout.isEastAsian && !caseSensitiveLetters.test(runsToText(runs));

export const toUppercaseRuns = (layout: LayoutContext, runs: Run[]): Run[] =>
  canBeCapitals(layout, runs) ? mapRunText(runs, (text) => text.toLocaleUpperCase(layout.language)) : runs;

function fitNameStyle(style: TextStyle, runs: Run[], availableWidth: number): TextStyle {
  const width = measureTextWidth(runsToText(runs), style);
  const factor = [1, 0.88, 0.76, 0.66].find((share) => width * share <= availableWidth) ?? 0.66;
  const scale = (value: number) => Math.round(value * factor * 100) / 100;
  return { ...style, size: scale(style.size), leading: scale(style.leading) };
}

interface HeaderContent {
  info: PersonalInfo;
  headline: Run[];
  extraParts?: HeaderPart[];
}

export function composeHeader(
  layout: LayoutContext,
  toRuns: FieldRunFactory,
  { info, headline, extraParts = [] }: HeaderContent,
): StackBlock {
  const align = layout.design.align === 'center' ? { align: 'center' as const } : {};
  const composePart = (part: HeaderPart, width = layout.contentWidth): Block[] => {
    switch (part.kind) {
      case 'name': {
        const runs = createNameRuns(layout, toRuns, info);
        if (runs.length === 0) return [];
        const fixedStyle = layout.resolveFixedStyle(part.style);
        const capitals = part.style.uppercase && canBeCapitals(layout, runs) ? { uppercase: true as const } : {};
        const style = fitNameStyle({ ...fixedStyle, ...capitals }, runs, width);
        return [
          createTextBlock('name', style, runs, {
            ...align,
            ...(part.opticalMargin && !layout.isEastAsian ? { opticalMargin: part.opticalMargin } : {}),
          }),
        ];
      }
      case 'headline':
        if (headline.length === 0) return [];
        return [
          createTextBlock('headline', layout.resolveFixedStyle(part.style), headline, {
            ...align,
            spaceBefore: part.spaceBefore,
          }),
        ];
      case 'contacts':
        return composeContacts(layout, toRuns, info, part);
      case 'title-block':
        return composeTitleBlock(
          layout,
          part,
          part.main.flatMap((child) => composePart(child, layout.mainColumnWidth)),
          part.margin.flatMap((child) => composePart(child)),
        );
      case 'rule':
        return [
          {
            type: 'rule',
            spaceBefore: part.spaceBefore,
            thickness: part.thickness,
            color: layout.resolveColor(part.color),
          },
        ];
    }
  };
  const blocks = [...layout.design.header, ...extraParts].flatMap((part) => composePart(part));
  return createStack('header', 0, blocks, { ...createHeaderBand(layout), path: 'personalInfo' });
}

function createHeaderBand(layout: LayoutContext): { band?: ColorBand } {
  const { design, page } = layout;
  if (!design.band) return {};
  const { paddingBottom, color, strip } = design.band;
  const { top, left, firstPageTop = top } = page.margins;
  return {
    band: {
      bleedTop: firstPageTop + bleedLength,
      bleedLeft: left + bleedLength,
      width: page.width + 2 * bleedLength,
      paddingBottom,
      color: layout.resolveColor(color),
      strip: { height: strip.height, color: getStripColor(layout) },
    },
  };
}
