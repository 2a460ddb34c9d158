import type { LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Alert } from '@shortlist/shared-ui/components/alert';
import { Button, getButtonClass } from '@shortlist/shared-ui/components/button';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useMessages } from '../../messages';

/** Moves the focus to the list's heading, because removing the focused element would lose the focus. */
export const focusListHeading = (elementInList: Element | null) =>
  elementInList?.closest('section[aria-labelledby]')?.querySelector('h2')?.focus();

interface Props {
  heading: string;
  createLinks: { to: string; label: string; Icon: LucideIcon }[];
  skeleton: ReactNode;
  hasFailed: boolean;
  isRetrying: boolean;
  onRetry: () => void;
  /** Undefined while loading. */
  children: ReactNode;
}

export function DocumentListPanel({ heading, createLinks, skeleton, hasFailed, isRetrying, onRetry, children }: Props) {
  const t = useMessages();
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} tabIndex={-1} className="d4">
          {heading}
        </h2>
        <div className="-mx-4 flex flex-wrap">
          {createLinks.map(({ to, label, Icon }) => (
            <Link key={to} to={to} className={getButtonClass({ variant: 'quiet' })}>
              <Icon size={18} aria-hidden /> {label}
            </Link>
          ))}
        </div>
      </div>
      {hasFailed && !children ? (
        <Alert
          tone="danger"
          title={t('dashboard.listFailed')}
          action={
            <Button size="sm" busy={isRetrying} onClick={onRetry}>
              {t('retry')}
            </Button>
          }
        >
          {t('dashboard.listFailedText')}
        </Alert>
      ) : (
        (children ?? skeleton)
      )}
    </section>
  );
}
