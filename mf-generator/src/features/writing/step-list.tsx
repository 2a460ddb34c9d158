import { Circle, CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { clsx } from 'clsx';
import { Spinner } from '@shortlist/shared-ui/components/spinner';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../../messages';
import type { StepState } from './step-states';

/** Minimum time between two announcements, because a generation can be faster than a screen reader. */
const announceIntervalMs = 1_000;

/** Announces each step once. Steps that finish within one interval are announced together. */
export function StepList({ steps }: { steps: StepState[] }) {
  const t = useMessages();
  const language = useLanguage();
  const announcedSteps = useThrottledAnnouncements(
    steps.filter(({ state }) => state === 'done').map(({ step }) => t(`step.${step}`)),
  );

  const formatDetail = ({ step, state, amount }: StepState) => {
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
            <span className={clsx('grow', item.state === 'waiting' ? 'text-ink-soft' : 'font-medium')}>
              {t(`step.${item.step}`)}
            </span>
            <span className="text-xs text-ink-soft">{formatDetail(item)}</span>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcedSteps.length > 0 &&
          t('writing.stepDone', { step: new Intl.ListFormat(language).format(announcedSteps) })}
      </p>
    </>
  );
}

/** Returns the newest items of a growing list. Updates the result at most once per interval. */
function useThrottledAnnouncements(doneSteps: string[]): string[] {
  const [{ from, to }, setAnnouncedRange] = useState({ from: 0, to: 0 });
  const lastAnnouncedAt = useRef(-announceIntervalMs);
  const count = doneSteps.length;
  useEffect(() => {
    if (count === to) return;
    const announce = () => {
      lastAnnouncedAt.current = performance.now();
      setAnnouncedRange({ from: to, to: count });
    };
    const timer = setTimeout(announce, Math.max(0, lastAnnouncedAt.current + announceIntervalMs - performance.now()));
    return () => clearTimeout(timer);
  }, [count, to]);
  return doneSteps.slice(from, to);
}

function StepIcon({ state }: { state: StepState['state'] }) {
  if (state === 'done') return <CircleCheck size={20} className="text-accent" aria-hidden />;
  if (state === 'waiting') return <Circle size={20} className="text-ink-faint" aria-hidden />;
  return <Spinner className="mx-0.5 text-accent" />;
}
