import { ArrowLeft, Search } from 'lucide-react';
import { useState } from 'react';
import { messageStatusSchema, type ContactMessage, type MessageStatus } from '@shortlist/contracts/admin/inbox';
import { LoadError } from '@shortlist/shared-ui/components/load-error';
import { Button, buttonClass } from '@shortlist/shared-ui/components/button';
import { cx } from '@shortlist/shared-ui/components/cx';
import { Empty } from '@shortlist/shared-ui/components/empty';
import { Segments } from '@shortlist/shared-ui/components/segments';
import { TextInput } from '@shortlist/shared-ui/components/text-input';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useSearchParams } from '@shortlist/shared-ui/router';
import { useMessages } from '../../messages';
import { InboxLoading } from './loading';
import { MessageList } from './message-list';
import { MessageView } from './message-view';
import { useInbox, useOpenCount } from './use-inbox';

export function InboxView() {
  const t = useMessages();
  const [search, setSearch] = useSearchParams();
  const status = messageStatusSchema.catch('open').parse(search.get('status'));
  const asked = search.get('message') ?? undefined;
  const group = search.get('group') ?? undefined;
  const [words, setWords] = useState('');
  const query = useInbox(status, group);
  const { data, isError } = query;
  const found = data?.filter((message) => matches(message, words));
  // A message that was just answered or closed leaves the list but stays open in the view.
  const [held, hold] = useState<ContactMessage>();
  const id = asked ?? held?.id;
  const read = data?.find((message) => message.id === id) ?? (held?.id === id ? held : undefined) ?? found?.[0];
  const opened = read !== undefined && read.id === asked;

  const choose = (next: MessageStatus) => {
    hold(undefined);
    setSearch({ status: next }, { replace: true });
  };

  return (
    <div className="wrap pt-8 pb-16">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-4">
        <h1 className={cx('d2 mr-auto', opened && 'max-lg:sr-only')}>{t('inbox.title')}</h1>
        <StatusChoice status={status} onChange={choose} className={cx(opened && 'max-lg:hidden')} />
        <TextInput
          label={t('inbox.search')}
          placeholder={t('inbox.search')}
          hideLabel
          type="search"
          icon={<Search size={18} aria-hidden />}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          className={cx('w-full sm:w-64', opened && 'max-lg:hidden')}
        />
      </header>
      {group && (
        <Link to={`/inbox?status=${status}`} className={cx(buttonClass({ variant: 'link', size: 'sm' }), 'mt-4')}>
          <ArrowLeft size={16} aria-hidden />
          {t('inbox.back')}
        </Link>
      )}
      {isError && (
        <LoadError query={query} className="mt-6">
          {t('inbox.failed')}
        </LoadError>
      )}
      {!data && !isError && <InboxLoading />}
      {found?.length === 0 && !read && (
        <Nothing
          status={status}
          onShowOpen={() => choose('open')}
          onShowAll={words.trim() ? () => setWords('') : undefined}
        />
      )}
      {found && (found.length > 0 || read) && (
        <div className="mt-6 grid min-w-0 rounded-card border border-line bg-sheet shadow-card lg:min-h-160 lg:grid-cols-[376px_minmax(0,1fr)]">
          <MessageList
            messages={found}
            chosen={read?.id}
            status={status}
            group={group}
            className={cx(opened && 'max-lg:hidden')}
          />
          {read && (
            <MessageView
              key={read.id}
              message={read}
              status={status}
              group={group}
              onChanged={hold}
              className={cx(!opened && 'max-lg:hidden')}
            />
          )}
        </div>
      )}
      <p className={cx('mt-6 text-xs text-ink-soft', opened && 'max-lg:hidden')}>{t('inbox.note')}</p>
    </div>
  );
}

interface StatusProps {
  status: MessageStatus;
  onChange: (status: MessageStatus) => void;
  className?: string;
}

function StatusChoice({ className, status, onChange }: StatusProps) {
  const t = useMessages();
  const open = useOpenCount();
  return (
    <Segments
      label={t('inbox.status')}
      className={className}
      value={status}
      onChange={onChange}
      options={messageStatusSchema.options.map((value) => ({
        value,
        label: value === 'open' && open !== undefined ? `${t('inbox.open')} ${open}` : t(`inbox.${value}`),
      }))}
    />
  );
}

interface NothingProps {
  status: MessageStatus;
  onShowOpen: () => void;
  /** Present if a search, rather than the status, left the list empty. */
  onShowAll?: () => void;
}

function Nothing({ status, onShowOpen, onShowAll }: NothingProps) {
  const t = useMessages();
  if (onShowAll) {
    return (
      <Empty title={t('inbox.noMatch')} action={<Button onClick={onShowAll}>{t('inbox.showAll')}</Button>}>
        {t('inbox.noMatchText')}
      </Empty>
    );
  }
  return status === 'open' ? (
    <Empty title={t('inbox.noOpen')}>{t('inbox.noOpenText')}</Empty>
  ) : (
    <Empty title={t('inbox.none')} action={<Button onClick={onShowOpen}>{t('inbox.showOpen')}</Button>}>
      {t('inbox.noneText')}
    </Empty>
  );
}

function matches({ name, email, subject, message, reference }: ContactMessage, words: string): boolean {
  const text = [name, email, subject, message, reference].join('\n').toLowerCase();
  return text.includes(words.trim().toLowerCase());
}
