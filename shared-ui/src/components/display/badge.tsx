import type { ReactNode } from 'react';
import { clsx } from 'clsx';

const tones = {
  neutral: 'bg-sunken text-ink-soft',
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
  accent: 'bg-accent-soft text-accent',
  /** Only for content that must be seen first, such as "EMERGENCY MODE". */
  solid: 'bg-danger text-on-danger',
};

/**
 * A short status label. The text must carry the meaning, not only the color. `data-glance` makes the chat button hide
 * while it would cover the badge.
 */
export function Badge({
  tone = 'neutral',
  icon,
  className,
  children,
}: {
  tone?: keyof typeof tones;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      data-glance
      className={clsx(
        'inline-flex min-h-5 items-center gap-1 rounded-[10px] px-2 text-xs font-medium whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
