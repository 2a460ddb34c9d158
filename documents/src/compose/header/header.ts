import type { PersonalInfo } from '@shortlist/contracts/builder/resume';
import { textWidth } from '../../faces/measure';
import type { HeaderPart } from '../../templates/template';
import { nameLayout } from '../../words/full-name';
import { bleed, secondTone } from '../background';
import { stack, text } from '../blocks';
import { contacts } from './contacts';
import { join, mapText, textOf, type Field } from '../runs';
import type { Setting } from '../setting';
import { titleBlock } from './title-block';
import type { Band, Block, Run, StackBlock, TextStyle } from '../../tree';

export function nameRuns(setting: Setting, field: Field, info: PersonalInfo): Run[] {
  const { order, separator } = nameLayout(info, setting.language);
  return join(
    order.map((part) => field(`personalInfo.${part}`, info[part])),
    separator,
  );
}

/** Letters that change or lose their meaning as capitals. */
const keepsCase = /[ßıİ]/;

export const capitals = (setting: Setting, runs: Run[]): Run[] =>
  setting.eastAsian || keepsCase.test(textOf(runs))
    ? runs
    : mapText(runs, (shown) => shown.toLocaleUpperCase(setting.language));

/** Shrinks a long name step by step to keep it on one line before it may take two. */
function fitted(style: TextStyle, runs: Run[], measure: number): TextStyle {
  const width = textWidth(textOf(runs), style);
  const step = [1, 0.88, 0.76, 0.66].find((share) => width * share <= measure) ?? 0.66;
  const scaled = (value: number) => Math.round(value * step * 100) / 100;
  return { ...style, size: scaled(style.size), leading: scaled(style.leading) };
}

export function header(
  setting: Setting,
  field: Field,
  info: PersonalInfo,
  headline: Run[],
  more: HeaderPart[] = [],
): StackBlock {
  const align = setting.design.align === 'center' ? { align: 'center' as const } : {};
  const blocksOf = (part: HeaderPart, width = setting.across): Block[] => {
    switch (part.part) {
      case 'name': {
        const name = nameRuns(setting, field, info);
        const runs = part.type.capitals ? capitals(setting, name) : name;
        if (runs.length === 0) return [];
        const style = fitted(setting.fixedStyle(part.type), runs, width);
        return [
          text('name', style, runs, { ...align, ...(part.hang && !setting.eastAsian ? { hang: part.hang } : {}) }),
        ];
      }
      case 'headline':
        if (headline.length === 0) return [];
        return [text('headline', setting.fixedStyle(part.type), headline, { ...align, before: part.before })];
      case 'contacts':
        return contacts(setting, field, info, part);
      case 'title-block':
        return titleBlock(
          setting,
          part,
          part.main.flatMap((inner) => blocksOf(inner, setting.measure)),
          part.margin.flatMap((inner) => blocksOf(inner)),
        );
      case 'rule':
        return [{ type: 'rule', before: part.before, thickness: part.thickness, color: setting.colour(part.tone) }];
    }
  };
  const blocks = [...setting.design.header, ...more].flatMap((part) => blocksOf(part));
  return stack('header', 0, blocks, { ...headerBand(setting), path: 'personalInfo' });
}

/** The band extends to the left, right and top edges of the paper. */
function headerBand(setting: Setting): { band?: Band } {
  const { design, page } = setting;
  if (!design.band) return {};
  const { below, tone, strip } = design.band;
  const { top, left, first = top } = page.margins;
  return {
    band: {
      above: first + bleed,
      left: left + bleed,
      width: page.width + 2 * bleed,
      below,
      color: setting.colour(tone),
      strip: { height: strip.height, color: secondTone(setting) },
    },
  };
}
