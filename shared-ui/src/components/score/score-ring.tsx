import { clsx } from 'clsx';

const sizes = {
  112: { box: 'size-28', number: 'font-serif font-display text-3xl leading-8 tracking-display', stroke: 8 },
  64: { box: 'size-16', number: 'font-serif font-display text-xl leading-none', stroke: 8 },
  40: { box: 'size-10', number: 'text-xs leading-none font-bold', stroke: 10 },
};

/** Radius in a drawing of 112 by 112. The arcs set `pathLength`, so their lengths are percentages. */
const radius = 51;

interface Props {
  /** 0 to 100. */
  value: number;
  potential?: number;
  size?: keyof typeof sizes;
  /** Number inside the ring if it differs from `value`, such as the points of a group of checks. */
  displayValue?: number;
  /** Caption under the number ("of 100"). Only the large ring shows it. */
  caption?: string;
  /** True while the score is being measured. The ring then has the accent color. */
  isPending?: boolean;
  /** Text for screen readers: "ATS score 58 of 100, 91 once the blanks are filled". */
  label: string;
}

/** `data-glance` makes the chat button hide while it would cover the ring. */
export function ScoreRing({
  value,
  potential,
  size = 112,
  displayValue = value,
  caption,
  isPending = false,
  label,
}: Props) {
  const { box, number, stroke } = sizes[size];
  const isLow = value < 75 && !isPending;
  return (
    <div role="img" aria-label={label} data-glance className={clsx('relative grid shrink-0 place-items-center', box)}>
      <svg viewBox="0 0 112 112" className="absolute inset-0 size-full -rotate-90 fill-none" aria-hidden="true">
        <circle cx="56" cy="56" r={radius} strokeWidth={stroke} className="stroke-track" />
        {potential !== undefined && potential > value && (
          <Arc
            share={potential}
            stroke={stroke}
            className={clsx('opacity-30', isLow ? 'stroke-warn' : 'stroke-accent')}
          />
        )}
        {value > 0 && <Arc share={value} stroke={stroke} round className={isLow ? 'stroke-warn' : 'stroke-accent'} />}
      </svg>
      <span aria-hidden="true" className="relative grid justify-items-center gap-0.5">
        <span className={clsx('tabular-nums', number)}>{displayValue}</span>
        {caption && size === 112 && <span className="text-xs text-ink-soft">{caption}</span>}
      </span>
    </div>
  );
}

function Arc({
  share,
  stroke,
  round,
  className,
}: {
  share: number;
  stroke: number;
  round?: boolean;
  className: string;
}) {
  return (
    <circle
      cx="56"
      cy="56"
      r={radius}
      pathLength={100}
      strokeWidth={stroke}
      strokeLinecap={round ? 'round' : 'butt'}
      strokeDasharray="100 100"
      strokeDashoffset={100 - share}
      className={clsx('transition-[stroke-dashoffset] duration-200 motion-reduce:transition-none', className)}
    />
  );
}
