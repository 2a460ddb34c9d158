import { Minus, RotateCcw } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../../messages';
import { ChatFrame, isPhone } from './chat-frame';
import { Composer } from './composer';
import { Thread } from './thread';
import { useChat } from './use-chat';

export function ChatPanel({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const title = useId();
  const chat = useChat();
  const [text, setText] = useState('');
  const [asksAnew, setAsksAnew] = useState(false);
  const keep = () => setAsksAnew(false);
  const begun = chat.turns.length > 0 || chat.unsent.length > 0;
  return (
    <ChatFrame labelledBy={title} onClose={onClose}>
      <header className="flex items-center gap-1 border-b border-line py-2 pr-2 pl-4 max-sm:pt-5">
        <h2 id={title} className="mr-auto font-semibold">
          {t('chat.title')}
        </h2>
        {begun && (
          <Button
            variant="quiet"
            size="icon"
            aria-label={t('chat.anew')}
            title={t('chat.anew')}
            aria-expanded={asksAnew}
            onClick={() => setAsksAnew(!asksAnew)}
          >
            <RotateCcw size={18} aria-hidden />
          </Button>
        )}
        <Button variant="quiet" size="icon" aria-label={t('chat.minimize')} onClick={onClose}>
          <Minus size={20} aria-hidden />
        </Button>
      </header>
      <Thread chat={chat} onFollow={() => isPhone() && onClose()} />
      {asksAnew ? (
        <AskAnew busy={chat.forgetting} onKeep={keep} onForget={() => chat.forget(keep)} />
      ) : (
        <Composer text={text} onText={setText} waiting={chat.waiting} onSend={chat.say} />
      )}
    </ChatFrame>
  );
}

interface Question {
  busy: boolean;
  onKeep: () => void;
  onForget: () => void;
}

/** Asks for confirmation in place of the composer, so that the conversation stays visible. */
function AskAnew({ busy, onKeep, onForget }: Question) {
  const t = useMessages();
  const text = useId();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onKeep();
  };
  return (
    <div
      role="group"
      aria-labelledby={text}
      onKeyDown={escape}
      className="relative grid gap-4 rounded-t-card bg-sheet p-4 text-sm shadow-pop"
    >
      <p id={text}>{t('chat.anewText')}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button ref={keep} onClick={onKeep}>
          {t('chat.keep')}
        </Button>
        <Button variant="danger" busy={busy} onClick={onForget}>
          {t('chat.anew')}
        </Button>
      </div>
    </div>
  );
}
