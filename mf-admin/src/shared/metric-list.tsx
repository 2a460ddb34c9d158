import type { Metric } from '@shortlist/contracts/admin/staff';

export function MetricList({ metrics }: { metrics: Metric[] }) {
  return (
    <dl className="grid gap-x-8 text-sm sm:grid-cols-2">
      {metrics.map(({ name, value }) => (
        <div key={name} className="flex items-baseline justify-between gap-4 border-b border-line py-2">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="shrink-0 font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
