import { LifeBuoy, RotateCcw, Star } from 'lucide-react';
import type { ContactMessage, MessageStatus } from '@shortlist/contracts/support/inbox';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { clsx } from 'clsx';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useMessages } from '../../messages';
import { useFormatters } from '../../shared/use-formatters';

interface Props {
  messages: ContactMessage[];
  selectedId: string | undefined;
  status: MessageStatus;
  /** Id of a group of similar messages, if the list shows only this group. */
  group?: string | undefined;
  className?: string;
}

export function MessageList({ messages, selectedId, status, group, className }: Props) {
  const t = useMessages();
  return (
    <ul
      aria-label={t('inbox.list')}
      className={clsx(
        // With `relative`, visually hidden text scrolls with the list instead of lengthening the page.
        'relative min-w-0 lg:max-h-[80dvh] lg:overflow-y-auto lg:border-r lg:border-line',
        className,
      )}
    >
      {messages.map((message) => (
        <li key={message.id} className="border-b border-line last:max-lg:border-b-0">
          <MessageRow message={message} isSelected={message.id === selectedId} status={status} group={group} />
        </li>
      ))}
    </ul>
  );
}

interface RowProps extends Pick<Props, 'status' | 'group'> {
  message: ContactMessage;
  isSelected: boolean;
}

function MessageRow({ message, isSelected, status, group }: RowProps) {
  const t = useMessages();
  const { formatTimeOrDay } = useFormatters();
  const { similar: similarCount = 1 } = message;
  return (
    <Link
      to={`/inbox?status=${status}&message=${message.id}${group ? `&group=${group}` : ''}`}
      replace
      aria-current={isSelected || undefined}
      className={
        'grid grid-cols-[minmax(0,1fr)] gap-1 px-4 py-3 text-sm text-ink no-underline hover:bg-sunken focus-visible:-outline-offset-2 ' +
        'lg:aria-[current]:bg-accent-soft lg:aria-[current]:shadow-[inset_3px_0_0_var(--accent)]'
      }
    >
      <span className="flex min-w-0 items-center gap-2">
        <span className="truncate font-medium">{message.name}</span>
        <MessageBadges message={message} isCompact />
        {similarCount > 1 && !group && <Badge tone="warn">{t('inbox.times', { number: similarCount })}</Badge>}
        <time dateTime={message.createdAt} className="ml-auto shrink-0 text-xs text-ink-soft">
          {formatTimeOrDay(message.createdAt)}
        </time>
      </span>
      <span className="truncate font-medium" lang={message.language}>
        <span className="sr-only">{t('inbox.about')} </span>
        {message.subject}
      </span>
      <span className="truncate text-ink-soft" lang={message.language}>
        {message.message.replace(/\s+/g, ' ')}
      </span>
    </Link>
  );
}

/**
 * Shows the priority and kind of a message. If `isCompact` is true, phones show a star instead of "Premium", which
 * leaves room for names.
 */
export function MessageBadges({
  message: { priority, kind },
  isCompact = false,
}: {
  message: ContactMessage;
  isCompact?: boolean;
}) {
  const t = useMessages();
  return (
    <>
      {priority && (
        <Badge tone="accent" icon={<Star size={12} aria-hidden />}>
          <span className={clsx(isCompact && 'max-sm:sr-only')}>{t('inbox.premium')}</span>
        </Badge>
      )}
      {kind === 'escalation' && (
        <Badge tone="warn" icon={<LifeBuoy size={12} aria-hidden />}>
          {t('inbox.escalation')}
        </Badge>
      )}
      {kind === 'refund' && (
        <Badge tone="warn" icon={<RotateCcw size={12} aria-hidden />}>
          {t('inbox.refundAsked')}
        </Badge>
      )}
    </>
  );
}
