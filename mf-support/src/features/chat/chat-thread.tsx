import { useEffect, useRef } from 'react';
import type { ChatTurn } from '@shortlist/contracts/support/chat';
import { Button } from '@shortlist/shared-ui/components/button';
import { SkeletonBlock, Skeleton } from '@shortlist/shared-ui/components/skeleton';
import { useMessages } from '../../messages';
import { ActionLinks } from '../../shared/action-links';
import { ChatBubble } from './chat-bubble';
import { TurnView } from './turn-view';
import type { Chat } from './use-chat';

export function ChatThread({ chat, onNavigate }: { chat: Chat; onNavigate: () => void }) {
  const t = useMessages();
  const { turns, unsentMessages, isWaiting } = chat;
  const containerRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = containerRef.current;
    const lastUserBubble = [...(element?.querySelectorAll('[data-mine]') ?? [])].at(-1);
    if (!element || !lastUserBubble) return;
    // Scrolls the question to the top, so that the user can read a long answer from its start.
    element.scrollTop += lastUserBubble.getBoundingClientRect().top - element.getBoundingClientRect().top - 16;
  }, [turns, unsentMessages]);
  const lastTicketTurnId = turns.findLast(({ ticket }) => ticket)?.id;
  const renderTurn = (turn: ChatTurn) => (
    <TurnView
      key={turn.id}
      turn={turn}
      shouldShowTicket={turn.id === lastTicketTurnId}
      onAsk={turn.id === turns.at(-1)?.id && !isWaiting ? chat.sendMessage : undefined}
      onNavigate={onNavigate}
      onTicketUpdated={chat.updateTicket}
    />
  );

  return (
    <div
      ref={containerRef}
      role="log"
      aria-label={t('chat.thread')}
      tabIndex={0}
      className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain p-4 focus-visible:-outline-offset-2"
    >
      <div className="mt-auto grid gap-3">
        <ChatBubble>{t('chat.welcome')}</ChatBubble>
        {chat.isLoading && (
          <Skeleton label={t('chat.loading')} className="grid gap-3">
            <SkeletonBlock className="ml-auto h-11 w-48 rounded-card" />
            <SkeletonBlock className="h-20 w-64 rounded-card" />
          </Skeleton>
        )}
        {chat.isError && (
          <ChatBubble>
            <p>{t('chat.notLoaded')}</p>
            <Button size="sm" busy={chat.isRefetching} onClick={chat.refetch} className="mt-2">
              {t('chat.retry')}
            </Button>
          </ChatBubble>
        )}
        {turns.map(renderTurn)}
        {unsentMessages.map((message) => (
          <div key={message.id} className="grid gap-3">
            <ChatBubble isUser>{message.text}</ChatBubble>
            {message.hasFailed && (
              <ChatBubble>
                <p>{t('chat.failure')}</p>
                <div className="mt-2 flex flex-wrap gap-2">
                  <Button size="sm" disabled={isWaiting} onClick={() => chat.resendMessage(message)}>
                    {t('chat.retry')}
                  </Button>
                  <ActionLinks actions={[{ label: t('chat.contact'), path: '/contact' }]} onNavigate={onNavigate} />
                </div>
              </ChatBubble>
            )}
          </div>
        ))}
        {isWaiting && <TypingIndicator />}
      </div>
    </div>
  );
}

function TypingIndicator() {
  const t = useMessages();
  return (
    <ChatBubble>
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
    </ChatBubble>
  );
}
