import { Bar } from '@shortlist/shared-ui/components/bar';
import { cx } from '@shortlist/shared-ui/components/cx';
import { Bone, Skeleton } from '@shortlist/shared-ui/components/skeleton';

const card = 'flex flex-col gap-1 rounded-card border border-line bg-sheet p-4 shadow-card';
const rows = { 4: 'lg:grid-cols-4', 5: 'lg:grid-cols-5 *:first:max-lg:col-span-2' };

export const figuresClass = (count: keyof typeof rows) => cx('grid grid-cols-2 gap-3 lg:gap-4', rows[count]);

interface Props {
  name: string;
  value: string;
  note: string;
  /** Percentage of a limit. */
  bar?: number;
}

export function Figure({ name, value, note, bar }: Props) {
  return (
    <div className={card}>
      <dt className="text-xs text-ink-soft">{name}</dt>
      <dd className="font-serif text-2xl leading-8 font-display tracking-display tabular-nums lining-nums">{value}</dd>
      {bar !== undefined && (
        <dd>
          <Bar label={name} value={bar} />
        </dd>
      )}
      <dd className="mt-auto text-xs text-ink-soft">{note}</dd>
    </div>
  );
}

export function FiguresLoading({
  label,
  count,
  bars = false,
}: {
  label: string;
  count: keyof typeof rows;
  bars?: boolean;
}) {
  return (
    <Skeleton label={label} className={figuresClass(count)}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={card}>
          <Bone className="my-1 h-2.5 w-20 max-w-full" />
          <Bone className="my-1 h-6 w-24 max-w-full" />
          {bars && <Bone className="h-2" />}
          <Bone className="my-1 h-2.5 w-28 max-w-full" />
        </div>
      ))}
    </Skeleton>
  );
}
