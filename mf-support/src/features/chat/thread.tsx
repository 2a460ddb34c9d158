import { useEffect, useRef } from 'react';
import type { ChatTurn } from '@shortlist/contracts/support/chat';
import { Button } from '@shortlist/shared-ui/components/button';
import { Bone, Skeleton } from '@shortlist/shared-ui/components/skeleton';
import { useMessages } from '../../messages';
import { ActionLinks } from '../../shared/action-links';
import { Bubble } from './bubble';
import { TurnView } from './turn-view';
import type { Chat } from './use-chat';

export function Thread({ chat, onFollow }: { chat: Chat; onFollow: () => void }) {
  const t = useMessages();
  const { turns, unsent, waiting } = chat;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    const mine = [...(element?.querySelectorAll('[data-mine]') ?? [])].at(-1);
    if (!element || !mine) return;
    // Scrolls so that the user can read a long answer from its start, below the question.
    element.scrollTop += mine.getBoundingClientRect().top - element.getBoundingClientRect().top - 16;
  }, [turns, unsent]);
  const ticketTurn = turns.findLast(({ ticket }) => ticket)?.id;
  const turnView = (turn: ChatTurn) => (
    <TurnView
      key={turn.id}
      turn={turn}
      asksEmail={turn.id === ticketTurn}
      onAsk={turn.id === turns.at(-1)?.id && !waiting ? chat.say : undefined}
      onFollow={onFollow}
      onEmail={chat.setTicket}
    />
  );

  return (
    <div
      ref={place}
      role="log"
      aria-label={t('chat.thread')}
      tabIndex={0}
      className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain p-4 focus-visible:-outline-offset-2"
    >
      <div className="mt-auto grid gap-3">
        <Bubble>{t('chat.welcome')}</Bubble>
        {chat.loading && (
          <Skeleton label={t('chat.loading')} className="grid gap-3">
            <Bone className="ml-auto h-11 w-48 rounded-card" />
            <Bone className="h-20 w-64 rounded-card" />
          </Skeleton>
        )}
        {chat.failed && (
          <Bubble>
            <p>{t('chat.notLoaded')}</p>
            <Button size="sm" busy={chat.reloading} onClick={chat.reload} className="mt-2">
              {t('chat.retry')}
            </Button>
          </Bubble>
        )}
        {turns.map(turnView)}
        {unsent.map((message) => (
          <div key={message.id} className="grid gap-3">
            <Bubble mine>{message.text}</Bubble>
            {message.failed && (
              <Bubble>
                <p>{t('chat.failure')}</p>
                <div className="mt-2 flex flex-wrap gap-2">
                  <Button size="sm" off={waiting} onClick={() => chat.again(message)}>
                    {t('chat.retry')}
                  </Button>
                  <ActionLinks actions={[{ label: t('chat.contact'), path: '/contact' }]} onFollow={onFollow} />
                </div>
              </Bubble>
            )}
          </div>
        ))}
        {waiting && <Typing />}
      </div>
    </div>
  );
}

function Typing() {
  const t = useMessages();
  return (
    <Bubble>
      <span className="sr-only">{t('chat.typing')}</span>
      <span aria-hidden="true" className="flex gap-1 py-1.5">
        {[0, 1, 2].map((dot) => (
          <span
            key={dot}
            className="size-1.5 animate-breathe rounded-full bg-ink-soft"
            style={{ animationDelay: `${dot * 200}ms` }}
          />
        ))}
      </span>
    </Bubble>
  );
}
