import type { ReactNode } from 'react';
import { cx } from '../cx';

/**
 * Words under a highlighter: a stroke wider than the word and not quite straight. `hero` paints the lower part of a
 * headline's line only.
 */
export function Mark({ hero = false, children }: { hero?: boolean; children: ReactNode }) {
  return <mark className={cx('mark', hero && 'mark-hero')}>{children}</mark>;
}
