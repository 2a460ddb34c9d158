import { Minus, RotateCcw } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../../messages';
import { ChatFrame, isPhone } from './chat-frame';
import { Composer } from './composer';
import { Thread } from './thread';
import { useChat } from './use-chat';

/** The chat itself: head, thread, and the place to write. */
export function ChatPanel({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const title = useId();
  const chat = useChat();
  const [text, setText] = useState('');
  const [asksAnew, setAsksAnew] = useState(false);
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
      {asksAnew && (
        <div className="grid gap-3 border-b border-line bg-sunken px-4 py-3 text-sm">
          <p>{t('chat.anewText')}</p>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" busy={chat.forgetting} onClick={() => chat.forget(() => setAsksAnew(false))}>
              {t('chat.anew')}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setAsksAnew(false)}>
              {t('chat.keep')}
            </Button>
          </div>
        </div>
      )}
      <Thread chat={chat} onFollow={() => isPhone() && onClose()} />
      <Composer text={text} onText={setText} waiting={chat.waiting} onSend={chat.say} />
    </ChatFrame>
  );
}
