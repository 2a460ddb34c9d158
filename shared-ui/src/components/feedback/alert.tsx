import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { clsx } from 'clsx';

const tones = {
  neutral: { background: 'bg-sunken', color: 'text-ink-soft', Icon: Info },
  good: { background: 'bg-good-soft', color: 'text-good', Icon: CircleCheck },
  warn: { background: 'bg-warn-soft', color: 'text-warn', Icon: TriangleAlert },
  danger: { background: 'bg-danger-soft', color: 'text-danger', Icon: CircleX },
  accent: { background: 'bg-accent-soft', color: 'text-accent', Icon: Info },
};

interface Props {
  tone?: keyof typeof tones;
  title?: ReactNode;
  /** At most one button or link. */
  action?: ReactNode;
  icon?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/**
 * Shows a message. Screen readers announce a `danger` message immediately, and other messages at the next pause.
 */
export function Alert({ tone = 'neutral', title, action, icon, className, children }: Props) {
  const { background, color, Icon } = tones[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={clsx(
        'grid items-center gap-x-3 gap-y-2 rounded-card px-4 py-3 text-sm sm:grid-cols-[1fr_auto]',
        background,
        className,
      )}
    >
      <div className="grid grid-cols-[20px_1fr] gap-3">
        <span className={color}>{icon ?? <Icon size={20} aria-hidden />}</span>
        <p className="min-w-0 text-pretty">
          {title && <b className="font-bold">{title}</b>} {children}
        </p>
      </div>
      {action && <div className="max-sm:pl-8">{action}</div>}
    </div>
  );
}
