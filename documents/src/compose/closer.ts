import type { ComposeOptions, Density } from './setting';

export type Closer = Pick<ComposeOptions, 'density' | 'fit'>;

/**
 * Ever closer settings of a document: the first that saves its file a page is taken. A resume is set closer unless the
 * person chose a density; a letter should have one page.
 */
export const closerSettings = {
  resume: (density: Density): Closer[] => (density === 'regular' ? [{ density: 'compact' }] : []),
  letter: (): Closer[] => [
    { density: 'compact', fit: 0 },
    { density: 'compact', fit: 6 },
    { density: 'compact', fit: 12 },
  ],
};
