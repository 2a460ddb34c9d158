import type { CostDashboard } from '@shortlist/contracts/admin/cost-protection';
import { clsx } from 'clsx';
import { useMessages } from '../../messages';

const steps = ['model', 'cheaper', 'built-in', 'emergency'] as const;
const stepClasses = {
  model: 'border-good text-good',
  cheaper: 'border-warn text-warn',
  'built-in': 'border-warn text-warn',
  emergency: 'border-danger text-danger',
};

export function WriterFallbackSteps({ currentStep }: { currentStep: CostDashboard['ladder'] }) {
  const t = useMessages();
  const names = {
    model: t('spend.stepModel'),
    cheaper: t('spend.stepCheaper'),
    'built-in': t('spend.stepBuiltIn'),
    emergency: t('spend.stepEmergency'),
  };
  return (
    <section className="grid gap-2 text-sm">
      <h2 className="text-xs text-ink-soft">{t('spend.currentWriter')}</h2>
      <ol className="grid gap-1 sm:grid-cols-4 sm:gap-4">
        {steps.map((step) => (
          <li
            key={step}
            aria-current={step === currentStep ? 'step' : undefined}
            className={clsx(
              'border-l-3 py-0.5 pl-3 sm:border-t-3 sm:border-l-0 sm:pt-2 sm:pl-0',
              step === currentStep ? `font-semibold ${stepClasses[step]}` : 'border-track text-ink-soft',
            )}
          >
            {names[step]}
          </li>
        ))}
      </ol>
    </section>
  );
}
