import { clsx } from 'clsx';

interface Props {
  /** Accessible name. The caller shows the number as text beside the bar. */
  label: string;
  /** Percent, 0 to 100. A larger value shows a full bar. */
  value: number;
  /** `usage`: green below 70, amber from 70, red from 90. `plain`: always the accent color. */
  tone?: 'usage' | 'plain';
  thin?: boolean;
  className?: string;
}

function getMeterColor(value: number): string {
  if (value >= 90) return 'bg-danger';
  return value >= 70 ? 'bg-warn' : 'bg-good';
}

export function Meter({ label, value, tone = 'usage', thin = false, className }: Props) {
  const percent = Math.max(0, Math.min(100, value));
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuenow={Math.round(value)}
      aria-valuemin={0}
      aria-valuemax={100}
      className={clsx('overflow-hidden rounded-sm bg-track', thin ? 'h-1' : 'h-2', className)}
    >
      <div
        className={clsx('h-full rounded-sm', tone === 'plain' ? 'bg-accent' : getMeterColor(value))}
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
