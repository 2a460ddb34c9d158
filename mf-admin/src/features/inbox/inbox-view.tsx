import { ArrowLeft, Search } from 'lucide-react';
import { useState } from 'react';
import { messageStatusSchema, type ContactMessage, type MessageStatus } from '@shortlist/contracts/support/inbox';
import { LoadError } from '@shortlist/shared-ui/components/load-error';
import { Button, getButtonClass } from '@shortlist/shared-ui/components/button';
import { clsx } from 'clsx';
import { EmptyState } from '@shortlist/shared-ui/components/empty-state';
import { SegmentedControl } from '@shortlist/shared-ui/components/segmented-control';
import { TextInput } from '@shortlist/shared-ui/components/text-input';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useSearchParams } from '@shortlist/shared-ui/router';
import { useMessages } from '../../messages';
import { InboxSkeleton } from './inbox-skeleton';
import { MessageList } from './message-list';
import { MessageView } from './message-view';
import { useInbox, useOpenMessageCount } from './use-inbox';

export function InboxView() {
  const t = useMessages();
  const [searchParams, setSearchParams] = useSearchParams();
  const status = messageStatusSchema.catch('open').parse(searchParams.get('status'));
  const requestedId = searchParams.get('message') ?? undefined;
  const groupId = searchParams.get('group') ?? undefined;
  const [searchText, setSearchText] = useState('');
  const query = useInbox(status, groupId);
  const { data, isError } = query;
  const filteredMessages = data?.filter((message) => isSearchMatch(message, searchText));
  // A message that was just answered or closed is no longer in the list, but its view stays open.
  const [pinnedMessage, setPinnedMessage] = useState<ContactMessage>();
  const id = requestedId ?? pinnedMessage?.id;
  const selectedMessage =
    data?.find((message) => message.id === id) ??
    (pinnedMessage?.id === id ? pinnedMessage : undefined) ??
    filteredMessages?.[0];
  const isMessageOpen = selectedMessage !== undefined && selectedMessage.id === requestedId;

  const changeStatus = (newStatus: MessageStatus) => {
    setPinnedMessage(undefined);
    setSearchParams({ status: newStatus }, { replace: true });
  };

  return (
    <div className="wrap pt-8 pb-16">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-4">
        <h1 className={clsx('d2 mr-auto', isMessageOpen && 'max-lg:sr-only')}>{t('inbox.title')}</h1>
        <StatusFilter status={status} onChange={changeStatus} className={clsx(isMessageOpen && 'max-lg:hidden')} />
        <TextInput
          label={t('inbox.search')}
          placeholder={t('inbox.search')}
          hideLabel
          type="search"
          icon={<Search size={18} aria-hidden />}
          value={searchText}
          onChange={(event) => setSearchText(event.target.value)}
          className={clsx('w-full sm:w-64', isMessageOpen && 'max-lg:hidden')}
        />
      </header>
      {groupId && (
        <Link to={`/inbox?status=${status}`} className={clsx(getButtonClass({ variant: 'link', size: 'sm' }), 'mt-4')}>
          <ArrowLeft size={16} aria-hidden />
          {t('inbox.back')}
        </Link>
      )}
      {isError && (
        <LoadError query={query} className="mt-6">
          {t('inbox.failed')}
        </LoadError>
      )}
      {!data && !isError && <InboxSkeleton />}
      {filteredMessages?.length === 0 && !selectedMessage && (
        <EmptyInbox
          status={status}
          onShowOpen={() => changeStatus('open')}
          onShowAll={searchText.trim() ? () => setSearchText('') : undefined}
        />
      )}
      {filteredMessages && (filteredMessages.length > 0 || selectedMessage) && (
        <div className="mt-6 grid min-w-0 rounded-card border border-line bg-sheet shadow-card lg:min-h-160 lg:grid-cols-[376px_minmax(0,1fr)]">
          <MessageList
            messages={filteredMessages}
            selectedId={selectedMessage?.id}
            status={status}
            group={groupId}
            className={clsx(isMessageOpen && 'max-lg:hidden')}
          />
          {selectedMessage && (
            <MessageView
              key={selectedMessage.id}
              message={selectedMessage}
              status={status}
              group={groupId}
              onChanged={setPinnedMessage}
              className={clsx(!isMessageOpen && 'max-lg:hidden')}
            />
          )}
        </div>
      )}
      <p className={clsx('mt-6 text-xs text-ink-soft', isMessageOpen && 'max-lg:hidden')}>{t('inbox.note')}</p>
    </div>
  );
}

interface StatusFilterProps {
  status: MessageStatus;
  onChange: (status: MessageStatus) => void;
  className?: string;
}

function StatusFilter({ className, status, onChange }: StatusFilterProps) {
  const t = useMessages();
  const openCount = useOpenMessageCount();
  return (
    <SegmentedControl
      label={t('inbox.status')}
      className={className}
      value={status}
      onChange={onChange}
      options={messageStatusSchema.options.map((value) => ({
        value,
        label: value === 'open' && openCount !== undefined ? `${t('inbox.open')} ${openCount}` : t(`inbox.${value}`),
      }))}
    />
  );
}

interface EmptyInboxProps {
  status: MessageStatus;
  onShowOpen: () => void;
  /** Set if the list is empty because of a search. */
  onShowAll?: () => void;
}

function EmptyInbox({ status, onShowOpen, onShowAll }: EmptyInboxProps) {
  const t = useMessages();
  if (onShowAll) {
    return (
      <EmptyState title={t('inbox.noMatch')} action={<Button onClick={onShowAll}>{t('inbox.showAll')}</Button>}>
        {t('inbox.noMatchText')}
      </EmptyState>
    );
  }
  return status === 'open' ? (
    <EmptyState title={t('inbox.noOpen')}>{t('inbox.noOpenText')}</EmptyState>
  ) : (
    <EmptyState title={t('inbox.none')} action={<Button onClick={onShowOpen}>{t('inbox.showOpen')}</Button>}>
      {t('inbox.noneText')}
    </EmptyState>
  );
}

function isSearchMatch({ name, email, subject, message, reference }: ContactMessage, searchText: string): boolean {
  const text = [name, email, subject, message, reference].join('\n').toLowerCase();
  return text.includes(searchText.trim().toLowerCase());
}
