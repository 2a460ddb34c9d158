import type { Language } from '@shortlist/contracts/platform/languages';
import { clean, withoutRunt } from '../compose/runs';
import { text } from '../compose/blocks';
import type { FaceId } from '../faces/metrics';
import { ink, soft, tint } from '../templates/colours';
import type { Role, Run, TextBlock, TextStyle } from '../tree';
import { isEastAsian } from '../words/wording';

export const green = '#0B5D4B';
export const marker = '#FFE48A';
export const pale = tint(green, 0.07);

export type StyleName =
  'title' | 'subtitle' | 'label' | 'chapter' | 'heading' | 'body' | 'strong' | 'small' | 'contents';

interface Size {
  size: number;
  leading: number;
}
const latin: Record<StyleName, Size> = {
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
/** East Asian characters fill their squares, so they are smaller, with more leading. */
const eastAsian: Record<StyleName, Size> = {
  ...latin,
  title: { size: 42, leading: 56 },
  subtitle: { size: 13, leading: 22 },
  chapter: { size: 20, leading: 29 },
  heading: { size: 11, leading: 18 },
  body: { size: 9.6, leading: 17 },
  strong: { size: 9.6, leading: 17 },
  small: { size: 9, leading: 17 },
  contents: { size: 11, leading: 20 },
};
const weights: Partial<Record<StyleName, number>> = { label: 600, heading: 600, strong: 600, small: 600 };
const colours: Partial<Record<StyleName, string>> = { chapter: green, heading: green, small: soft };

const displays: Partial<Record<Language, FaceId>> = { ja: 'noto-serif-jp', ko: 'noto-serif-kr' };
const faces: Partial<Record<Language, FaceId>> = { ja: 'noto-sans-jp', ko: 'noto-sans-kr' };

export class GuideStyle {
  private readonly isEastAsian: boolean;

  constructor(readonly language: Language) {
    this.isEastAsian = isEastAsian(language);
  }

  style(name: StyleName, color = colours[name] ?? ink): TextStyle {
    const isDisplay = name === 'title' || name === 'chapter';
    return {
      face: (isDisplay ? displays : faces)[this.language] ?? (isDisplay ? 'instrument-serif' : 'instrument-sans'),
      weight: weights[name] ?? (isDisplay && this.isEastAsian ? 500 : 400),
      ...(this.isEastAsian ? eastAsian : latin)[name],
      color,
    };
  }

  /** Width of the terms column, in points. */
  get termWidth(): number {
    return this.isEastAsian ? 64 : 92;
  }

  /** Style of a checkbox character, which the text fonts lack. */
  get box(): TextStyle {
    return this.isEastAsian ? this.style('body', green) : { ...this.style('body', green), face: 'source-serif-4' };
  }
  get boxSign(): string {
    return this.isEastAsian ? '□' : '☐';
  }

  text(role: Role, style: TextStyle, said: string | Run[], more: Partial<TextBlock> = {}): TextBlock {
    const runs = typeof said === 'string' ? [{ text: said }] : said;
    const cleaned = runs.map((run) => ({ ...run, text: clean(run.text) }));
    return text(role, style, withoutRunt(cleaned, this), more);
  }
}
