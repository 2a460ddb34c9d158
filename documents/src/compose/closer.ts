import type { ComposeOptions, Density } from './layout-context';

export type Closer = Pick<ComposeOptions, 'density' | 'fit'>;

/**
 * Settings from loose to tight. A file uses the first one that saves a page. A resume is tightened only if the person
 * did not choose a density; a letter should fit on one page.
 */
export const closerSettings = {
  resume: (density: Density): Closer[] => (density === 'regular' ? [{ density: 'compact' }] : []),
  letter: (): Closer[] => [
    { density: 'compact', fit: 0 },
    { density: 'compact', fit: 6 },
    { density: 'compact', fit: 12 },
  ],
};
