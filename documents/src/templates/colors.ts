/** All have a contrast of at least 6:1 on white. */
export const accentColors = {
  Ink: '#1B1D21',
  Navy: '#1D2B45',
  Petrol: '#143F4D',
  Plum: '#5B2A5E',
  Oxblood: '#7A1F2B',
  Indigo: '#3A3F8F',
  Harbour: '#1F4E79',
  Slate: '#46505C',
  Moss: '#47551F',
  Rust: '#8A3B12',
  Pine: '#0B6152',
  Vermilion: '#B23A1E',
} as const;
export type AccentName = keyof typeof accentColors;

export const inkColor = '#1B1D21';
export const softInkColor = '#4B515B';

const parseChannels = (color: string) => [1, 3, 5].map((offset) => parseInt(color.slice(offset, offset + 2), 16));

/** Mixes a color with white. PDF readers differ in how they draw transparency, so tints are solid colors. */
export function tintColor(color: string, share: number): string {
  const channels = parseChannels(color).map((value) => Math.round(value * share + 255 * (1 - share)));
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** WCAG contrast ratio of two colors, from 1 to 21. */
export function getContrastRatio(one: string, other: string): number {
  const getLuminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = parseChannels(color).map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [getLuminance(one), getLuminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
