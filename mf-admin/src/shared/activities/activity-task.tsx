import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { Activity } from '@shortlist/contracts/admin/reports';
import { clsx } from 'clsx';
import { useMessages } from '../../messages';
import { TextWithMetrics } from '../text-with-metrics';

/** Longer tasks are truncated until the user expands them. */
const maxTaskCharacters = 80;

export function truncateTask(task: string): string {
  const characters = [...task];
  return characters.length > maxTaskCharacters ? `${characters.slice(0, maxTaskCharacters).join('')}…` : task;
}

interface Props {
  activity: Activity;
  children?: ReactNode;
}

export function ActivityTask({ activity, children }: Props) {
  const t = useMessages();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="grid min-w-0 content-start gap-0.5 text-sm">
      <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 pr-6 font-medium">
        {activity.staffMember}
        {children}
      </h3>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        // Extends the click target to the name above.
        className="relative block w-full cursor-pointer text-left text-ink-soft after:absolute after:-top-6 after:-bottom-2 after:inset-x-0 hover:text-ink"
      >
        <span className={clsx('block wrap-anywhere', isOpen && 'whitespace-pre-wrap text-ink')}>
          {isOpen ? activity.task : truncateTask(activity.task).replace(/\s+/g, ' ')}
        </span>
        <ChevronDown
          size={16}
          aria-hidden
          className={clsx('absolute -top-5 right-0 transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <div id={id} hidden={!isOpen} className="mt-2 rounded-control bg-sunken px-4 py-3">
        <h4 className="mb-1 text-xs font-semibold text-ink-soft">{t('activity.response')}</h4>
        <TextWithMetrics text={activity.response} />
      </div>
    </div>
  );
}
