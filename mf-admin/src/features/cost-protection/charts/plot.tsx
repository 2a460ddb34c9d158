import type { ReactNode } from 'react';
import { clsx } from 'clsx';

interface Props {
  label: string;
  ticks: number[];
  formatTick: (amount: number) => string;
  /** Class names, which must set the height. */
  className: string;
  /** Labels below the chart. `position` is 0 (left) to 1 (right). */
  xLabels: { position: number; text: string }[];
  /** SVG content for a stretched 100 × 100 view box, where y = 0 is the top. */
  children: ReactNode;
  /** HTML that overlays the drawing, positioned in percent. */
  overlay?: ReactNode;
}

/** The drawing stretches to the available space. The labels are outside the drawing, so that they keep their size. */
export function Plot({ label, ticks, formatTick, className, xLabels, children, overlay }: Props) {
  const maxTick = ticks.at(-1) ?? 1;
  return (
    <div role="img" aria-label={label} className="grid grid-cols-[auto_1fr] gap-x-3 text-xs text-ink-soft tabular-nums">
      <div className={clsx('relative', className)}>
        {/* An invisible copy of the widest label gives the column its width. */}
        <span className="invisible">{formatTick(maxTick)}</span>
        {ticks.map((tick) => (
          <span
            key={tick}
            className="absolute right-0 translate-y-[50%] whitespace-nowrap"
            style={{ bottom: `${(tick / maxTick) * 100}%` }}
          >
            {formatTick(tick)}
          </span>
        ))}
      </div>
      <div className={clsx('relative', className)}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full overflow-visible">
          {ticks.map((tick) => (
            <HorizontalLine key={tick} y={100 - (tick / maxTick) * 100} className="stroke-line" />
          ))}
          {children}
        </svg>
        {overlay}
      </div>
      <div />
      <div className="relative mt-2 h-5">
        {xLabels.map(({ position, text }) => (
          <span
            key={text}
            // Right-aligned, so that the last label doesn't extend beyond the chart.
            className={clsx('absolute whitespace-nowrap', position > 0.95 ? 'right-0' : '-translate-x-1/2')}
            style={position > 0.95 ? undefined : { left: `${position * 100}%` }}
          >
            {text}
          </span>
        ))}
      </div>
    </div>
  );
}

export function HorizontalLine({ y, className, dashed = false }: { y: number; className: string; dashed?: boolean }) {
  return (
    <line
      x1="0"
      x2="100"
      y1={y}
      y2={y}
      vectorEffect="non-scaling-stroke"
      strokeDasharray={dashed ? '5 4' : undefined}
      className={className}
    />
  );
}

/** Returns round amounts for grid lines, from 0 to the first amount that is at least `max`. */
export function getTicks(max: number): number[] {
  if (!(max > 0)) return [0, 1];
  const power = 10 ** Math.floor(Math.log10(max));
  const step =
    [0.25, 0.5, 1, 2.5].map((factor) => factor * power).find((candidate) => max / candidate <= 4.001) ?? power * 2.5;
  const count = Math.ceil(max / step - 0.001);
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(6)));
}
