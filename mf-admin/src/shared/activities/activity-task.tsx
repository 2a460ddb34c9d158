import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { Activity } from '@shortlist/contracts/admin/reports';
import { cx } from '@shortlist/shared-ui/components/cx';
import { useMessages } from '../../messages';
import { PlainText } from '../plain-text';

/** Characters of a task in a list. Source: the specification. */
const shownCharacters = 80;

export function cutTask(task: string): string {
  const characters = [...task];
  return characters.length > shownCharacters ? `${characters.slice(0, shownCharacters).join('')}…` : task;
}

/** A task in a list, cut; a press shows all of it and what was answered. */
export function ActivityTask({ activity }: { activity: Activity }) {
  const t = useMessages();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className="grid min-w-0 gap-2">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="group relative flex w-full cursor-pointer items-start justify-between gap-2 text-left text-ink-soft after:absolute after:-inset-y-3 after:inset-x-0 hover:text-ink"
      >
        <span className={cx('min-w-0 wrap-anywhere', open && 'whitespace-pre-wrap text-ink')}>
          {open ? activity.task : cutTask(activity.task).replace(/\s+/g, ' ')}
        </span>
        <ChevronDown
          size={16}
          aria-hidden
          className={cx('mt-0.5 shrink-0 transition-transform', open && 'rotate-180')}
        />
      </button>
      <div id={id} hidden={!open} className="rounded-control bg-sunken px-4 py-3">
        <h4 className="mb-1 text-xs font-semibold text-ink-soft">{t('activity.response')}</h4>
        <PlainText text={activity.response} />
      </div>
    </div>
  );
}
