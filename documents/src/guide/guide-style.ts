import type { Language } from '@shortlist/contracts/platform/languages';
import { sanitizeText, preventRunt } from '../compose/runs';
import { createTextBlock } from '../compose/blocks';
import type { FontId } from '../fonts/font-definitions';
import { inkColor, softInkColor, tintColor } from '../templates/colors';
import type { TextRole, Run, TextBlock, TextStyle } from '../document-tree';
import { isEastAsian } from '../i18n/document-labels';

export const brandGreen = '#0B5D4B';
export const highlightColor = '#FFE48A';
export const paleGreen = tintColor(brandGreen, 0.07);

export type GuideStyleName =
  'title' | 'subtitle' | 'label' | 'chapter' | 'heading' | 'body' | 'strong' | 'small' | 'contents';

interface TypeSize {
  size: number;
  leading: number;
}
const latinSizes: Record<GuideStyleName, TypeSize> = {
  title: { size: 46, leading: 51 },
  subtitle: { size: 14, leading: 21 },
  label: { size: 9, leading: 13 },
  chapter: { size: 26, leading: 31 },
  heading: { size: 11.5, leading: 16 },
  body: { size: 10.2, leading: 15.8 },
  strong: { size: 10.2, leading: 15.8 },
  small: { size: 9.2, leading: 15.8 },
  contents: { size: 11.6, leading: 19 },
};
/** East Asian characters look larger at the same size and need more leading. */
const eastAsianSizes: Record<GuideStyleName, TypeSize> = {
  ...latinSizes,
  title: { size: 42, leading: 56 },
  subtitle: { size: 13, leading: 22 },
  chapter: { size: 20, leading: 29 },
  heading: { size: 11, leading: 18 },
  body: { size: 9.6, leading: 17 },
  strong: { size: 9.6, leading: 17 },
  small: { size: 9, leading: 17 },
  contents: { size: 11, leading: 20 },
};
const weights: Partial<Record<GuideStyleName, number>> = { label: 600, heading: 600, strong: 600, small: 600 };
const styleColors: Partial<Record<GuideStyleName, string>> = {
  chapter: brandGreen,
  heading: brandGreen,
  small: softInkColor,
};

const displayFonts: Partial<Record<Language, FontId>> = { ja: 'noto-serif-jp', ko: 'noto-serif-kr' };
const textFonts: Partial<Record<Language, FontId>> = { ja: 'noto-sans-jp', ko: 'noto-sans-kr' };

export class GuideStyle {
  private readonly isEastAsian: boolean;

  constructor(readonly language: Language) {
    this.isEastAsian = isEastAsian(language);
  }

  getStyle(name: GuideStyleName, color = styleColors[name] ?? inkColor): TextStyle {
    const isDisplay = name === 'title' || name === 'chapter';
    return {
      font:
        (isDisplay ? displayFonts : textFonts)[this.language] ?? (isDisplay ? 'instrument-serif' : 'instrument-sans'),
      weight: weights[name] ?? (isDisplay && this.isEastAsian ? 500 : 400),
      ...(this.isEastAsian ? eastAsianSizes : latinSizes)[name],
      color,
    };
  }

  get termWidth(): number {
    return this.isEastAsian ? 64 : 92;
  }

  /** Instrument Sans has no checkbox character. */
  get checkboxStyle(): TextStyle {
    return this.isEastAsian
      ? this.getStyle('body', brandGreen)
      : { ...this.getStyle('body', brandGreen), font: 'source-serif-4' };
  }
  get checkboxGlyph(): string {
    return this.isEastAsian ? '□' : '☐';
  }

  createText(role: TextRole, style: TextStyle, content: string | Run[], overrides: Partial<TextBlock> = {}): TextBlock {
    const runs = typeof content === 'string' ? [{ text: content }] : content;
    const sanitizedRuns = runs.map((run) => ({ ...run, text: sanitizeText(run.text) }));
    return createTextBlock(role, style, preventRunt(sanitizedRuns, this), overrides);
  }
}
