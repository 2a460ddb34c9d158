import { Circle, CircleCheck } from 'lucide-react';
import { cx } from '@shortlist/shared-ui/components/cx';
import { Spinner } from '@shortlist/shared-ui/components/spinner';
import { useMessages } from '../../messages';
import type { StepState } from './steps';

/** What is written, being written and waiting. Each step is announced once, when it is done. */
export function StepList({ steps }: { steps: StepState[] }) {
  const t = useMessages();
  const lastDone = steps.findLast(({ state }) => state === 'done');

  const detail = ({ step, state, amount }: StepState) => {
    if (state === 'writing') return t('writing.now');
    if (state === 'waiting' || amount === undefined) return '';
    return t(step === 'skills' ? 'writing.skills' : 'writing.words', { count: amount });
  };

  return (
    <>
      <ol>
        {steps.map((item) => (
          <li
            key={item.step}
            aria-current={item.state === 'writing' ? 'step' : undefined}
            className="flex min-h-10 items-center gap-3 border-t border-line text-sm first:border-t-0"
          >
            <StepIcon state={item.state} />
            <span className={cx('grow', item.state === 'waiting' ? 'text-ink-soft' : 'font-medium')}>
              {t(`step.${item.step}`)}
            </span>
            <span className="text-xs text-ink-soft">{detail(item)}</span>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {lastDone && t('writing.stepDone', { step: t(`step.${lastDone.step}`) })}
      </p>
    </>
  );
}

function StepIcon({ state }: { state: StepState['state'] }) {
  if (state === 'done') return <CircleCheck size={20} className="text-accent" aria-hidden />;
  if (state === 'waiting') return <Circle size={20} className="text-ink-faint" aria-hidden />;
  return <Spinner className="mx-0.5 text-accent" />;
}
