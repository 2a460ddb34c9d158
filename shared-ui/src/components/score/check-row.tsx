import { CircleCheck, CircleMinus, CircleX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { clsx } from 'clsx';

const states = {
  good: { Icon: CircleCheck, color: 'text-good' },
  warn: { Icon: TriangleAlert, color: 'text-warn' },
  bad: { Icon: CircleX, color: 'text-danger' },
  /** The check does not count. */
  na: { Icon: CircleMinus, color: 'text-ink-soft' },
};
export type CheckState = keyof typeof states;

interface Props {
  state: CheckState;
  title: ReactNode;
  /** "12/12", "not counted", or a badge with the gain of a fix. */
  points: ReactNode;
  found?: ReactNode;
  fix?: ReactNode;
  current?: boolean;
}

/** Must be inside a `ul`. */
export function CheckRow({ state, title, points, found, fix, current = false }: Props) {
  const { Icon, color } = states[state];
  return (
    <li
      className={clsx(
        'grid grid-cols-[20px_1fr_auto] items-start gap-x-2 border-t border-line py-2.5',
        current && '-mx-3 rounded-control border-transparent bg-accent-soft px-3',
      )}
    >
      <Icon size={20} className={color} aria-hidden />
      <span className="text-sm font-medium">{title}</span>
      <span className="text-xs leading-5 text-ink-soft tabular-nums">{points}</span>
      {found && <span className="col-span-2 col-start-2 text-xs text-ink-soft">{found}</span>}
      {fix && <span className="col-span-2 col-start-2 mt-1 justify-self-start">{fix}</span>}
    </li>
  );
}

interface CheckPoints {
  applies: boolean;
  points: number;
  max: number;
  fix?: string;
}

/**
 * Returns whether a check has all, some or none of its points, or does not count. A check that gives no points fails if
 * there is something to fix.
 */
export function getCheckState({ applies, points, max, fix }: CheckPoints): CheckState {
  if (!applies) return 'na';
  if (max === 0) return fix ? 'bad' : 'good';
  if (points >= max) return 'good';
  return points > 0 ? 'warn' : 'bad';
}
