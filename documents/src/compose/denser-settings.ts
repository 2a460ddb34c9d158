import type { ComposeOptions, Density } from './layout-context';

export type DenserSettings = Pick<ComposeOptions, 'density' | 'fit'>;

/**
 * Layout settings, least dense first. A file uses the first setting that saves a page. A resume is tightened only if
 * the user did not choose a density. A letter may always be tightened, because it should fit on one page.
 */
export const denserSettings = {
  resume: (density: Density): DenserSettings[] =>
    density === 'regular'
      ? [
          { density: 'regular', fit: 5 },
          { density: 'compact', fit: 0 },
          { density: 'compact', fit: 6 },
        ]
      : [],
  letter: (): DenserSettings[] => [
    { density: 'compact', fit: 0 },
    { density: 'compact', fit: 6 },
    { density: 'compact', fit: 12 },
  ],
};
