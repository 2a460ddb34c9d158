import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ContactMessage, MessageStatus } from '@shortlist/contracts/support/inbox';
import { getErrorMessage } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { Button, getButtonClass } from '@shortlist/shared-ui/components/button';
import { clsx } from 'clsx';
import { isSingleColumn } from '@shortlist/shared-ui/components/use-media-query';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useMessages } from '../../messages';
import { useFormatters } from '../../shared/use-formatters';
import { MessageDetails } from './message-details';
import { MessageBody } from './message-body';
import { MessageBadges } from './message-list';
import { RefundButton } from './refund-button';
import { SentReply, ReplyForm } from './reply-form';
import { useCloseAll, useUpdateStatus } from './use-inbox';

interface Props {
  message: ContactMessage;
  /** Status of the list from which the message was opened. */
  status: MessageStatus;
  group?: string | undefined;
  onChanged: (updatedMessage: ContactMessage) => void;
  className?: string;
}

export function MessageView({ message, status, group, onChanged, className }: Props) {
  const t = useMessages();
  const { formatMediumDateTime } = useFormatters();
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // On narrow screens, the message replaces the list that had the focus.
    if (isSingleColumn()) headingRef.current?.focus();
  }, []);
  const sender = [message.name, message.email || t('inbox.noEmail')].join(', ');
  const refundButton = message.payment && (
    <RefundButton message={message} payment={message.payment} onChanged={onChanged} />
  );
  return (
    <article aria-labelledby="message-subject" className={clsx('min-w-0 p-4 md:p-6', className)}>
      <Link
        to={`/inbox?status=${status}${group ? `&group=${group}` : ''}`}
        replace
        className={clsx(getButtonClass({ variant: 'link', size: 'sm' }), 'mb-2 lg:hidden')}
      >
        <ArrowLeft size={16} aria-hidden />
        {t('inbox.back')}
      </Link>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-1.5">
          <h2
            id="message-subject"
            ref={headingRef}
            tabIndex={-1}
            lang={message.language}
            className="d4 wrap-anywhere outline-none"
          >
            {message.subject}
          </h2>
          <p className="text-sm wrap-anywhere text-ink-soft">
            {sender}.{' '}
            <time dateTime={message.createdAt} className="whitespace-nowrap">
              {formatMediumDateTime(message.createdAt)}
            </time>
          </p>
          <p className="flex flex-wrap gap-2 empty:hidden">
            <MessageBadges message={message} />
          </p>
        </div>
        <StatusButtons message={message} onChanged={onChanged} />
      </header>
      {!group && <SimilarMessagesNotice message={message} status={status} onChanged={onChanged} />}
      <MessageBody message={message} />
      <MessageDetails message={message} />
      <div className="mt-6 grid gap-6 border-t border-line pt-5">
        {message.answer !== null && <SentReply message={message} answer={message.answer} />}
        {message.status === 'open' && (
          <ReplyForm message={message} onChanged={onChanged}>
            {refundButton}
          </ReplyForm>
        )}
        {message.status !== 'open' && refundButton}
      </div>
    </article>
  );
}

function SimilarMessagesNotice({ message, status, onChanged }: Pick<Props, 'message' | 'status' | 'onChanged'>) {
  const t = useMessages();
  const toast = useToast();
  const { mutate, isPending } = useCloseAll(message, onChanged);
  const { similar: similarCount = 1, group } = message;
  if (similarCount < 2 || !group) return null;
  const closeAll = () =>
    mutate(undefined, {
      onError: (error) =>
        toast({ title: t('inbox.notChanged'), description: getErrorMessage(error), variant: 'destructive' }),
    });
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-sunken px-4 py-3 text-sm">
      <p className="min-w-40 flex-1">{t('inbox.similar', { number: similarCount })}</p>
      <Link to={`/inbox?status=${status}&group=${group}`} className={getButtonClass({ size: 'sm' })}>
        {t('inbox.each')}
      </Link>
      {message.status !== 'closed' && (
        <Button size="sm" busy={isPending} onClick={closeAll}>
          {t('inbox.closeAll', { number: similarCount })}
        </Button>
      )}
    </div>
  );
}

function StatusButtons({ message, onChanged }: Pick<Props, 'message' | 'onChanged'>) {
  const t = useMessages();
  const toast = useToast();
  const { mutate, isPending, variables } = useUpdateStatus(message, onChanged);
  const updateStatus = (newStatus: MessageStatus) =>
    mutate(newStatus, {
      onError: (error) =>
        toast({ title: t('inbox.notChanged'), description: getErrorMessage(error), variant: 'destructive' }),
    });
  return (
    <div className="flex flex-wrap gap-2">
      {message.status !== 'open' && (
        <Button size="sm" busy={isPending && variables === 'open'} onClick={() => updateStatus('open')}>
          {t('inbox.reopen')}
        </Button>
      )}
      {message.status !== 'closed' && (
        <Button size="sm" busy={isPending && variables === 'closed'} onClick={() => updateStatus('closed')}>
          {t('inbox.close')}
        </Button>
      )}
    </div>
  );
}
