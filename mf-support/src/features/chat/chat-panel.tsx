import { Minus, RotateCcw } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '@shortlist/shared-ui/components/button';
import { isPhone } from '@shortlist/shared-ui/components/use-media-query';
import { useMessages } from '../../messages';
import { ChatWindow } from './chat-window';
import { Composer } from './composer';
import { ChatThread } from './chat-thread';
import { useChat } from './use-chat';

export function ChatPanel({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const titleId = useId();
  const chat = useChat();
  const [text, setText] = useState('');
  const [isConfirmingStartOver, setIsConfirmingStartOver] = useState(false);
  const cancelStartOver = () => setIsConfirmingStartOver(false);
  const hasMessages = chat.turns.length > 0 || chat.unsentMessages.length > 0;
  return (
    <ChatWindow labelledBy={titleId} onClose={onClose}>
      <header className="flex items-center gap-1 border-b border-line py-2 pr-2 pl-4 max-sm:pt-5">
        <h2 id={titleId} className="mr-auto font-semibold">
          {t('chat.title')}
        </h2>
        {hasMessages && (
          <Button
            variant="quiet"
            size="icon"
            aria-label={t('chat.startOver')}
            title={t('chat.startOver')}
            aria-expanded={isConfirmingStartOver}
            onClick={() => setIsConfirmingStartOver(!isConfirmingStartOver)}
          >
            <RotateCcw size={18} aria-hidden />
          </Button>
        )}
        <Button variant="quiet" size="icon" aria-label={t('chat.minimize')} onClick={onClose}>
          <Minus size={20} aria-hidden />
        </Button>
      </header>
      <ChatThread chat={chat} onNavigate={() => isPhone() && onClose()} />
      {isConfirmingStartOver ? (
        <StartOverPrompt
          isBusy={chat.isClearing}
          onCancel={cancelStartOver}
          onConfirm={() => chat.clearThread(cancelStartOver)}
        />
      ) : (
        <Composer text={text} onTextChange={setText} isWaiting={chat.isWaiting} onSend={chat.sendMessage} />
      )}
    </ChatWindow>
  );
}

interface StartOverPromptProps {
  isBusy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Replaces the message field, so that the conversation stays visible. */
function StartOverPrompt({ isBusy, onCancel, onConfirm }: StartOverPromptProps) {
  const t = useMessages();
  const textId = useId();
  const cancelButtonRef = useRef<HTMLButtonElement>(null);
  useEffect(() => cancelButtonRef.current?.focus(), []);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onCancel();
  };
  return (
    <div
      role="group"
      aria-labelledby={textId}
      onKeyDown={handleKeyDown}
      className="relative grid gap-4 rounded-t-card bg-sheet p-4 text-sm shadow-pop"
    >
      <p id={textId}>{t('chat.startOverText')}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button ref={cancelButtonRef} onClick={onCancel}>
          {t('chat.keep')}
        </Button>
        <Button variant="danger" busy={isBusy} onClick={onConfirm}>
          {t('chat.startOver')}
        </Button>
      </div>
    </div>
  );
}
