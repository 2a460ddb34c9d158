import { ChevronRight } from 'lucide-react';
import type { CostDashboard } from '@shortlist/contracts/admin/cost-protection';
import { cx } from '@shortlist/shared-ui/components/cx';
import { useMessages } from '../../messages';

const steps = ['model', 'cheaper', 'built-in', 'emergency'] as const;
const looks = {
  model: 'bg-good-soft text-good',
  cheaper: 'bg-warn-soft text-warn',
  'built-in': 'bg-warn-soft text-warn',
  emergency: 'bg-danger-soft text-danger',
};

/** Who writes now, among all that may on the way to the limit. */
export function Ladder({ step }: { step: CostDashboard['ladder'] }) {
  const t = useMessages();
  const names = {
    model: t('spend.stepModel'),
    cheaper: t('spend.stepCheaper'),
    'built-in': t('spend.stepBuiltIn'),
    emergency: t('spend.stepEmergency'),
  };
  return (
    <section className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <h2 className="text-ink-soft">{t('spend.ladder')}</h2>
      <ol className="flex flex-wrap items-center gap-x-1 gap-y-2">
        {steps.map((one, index) => (
          <li key={one} aria-current={one === step ? 'step' : undefined} className="flex items-center gap-1">
            {index > 0 && <ChevronRight size={14} className="text-ink-faint" aria-hidden />}
            <span
              className={cx(
                'rounded-control px-2 py-1',
                one === step ? `font-semibold ${looks[one]}` : 'text-ink-soft',
              )}
            >
              {names[one]}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
