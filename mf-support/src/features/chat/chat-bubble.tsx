import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { useMessages } from '../../messages';

export function ChatBubble({ isUser = false, children }: { isUser?: boolean; children: ReactNode }) {
  const t = useMessages();
  return (
    <div
      data-mine={isUser || undefined}
      className={clsx(
        'max-w-[85%] rounded-card px-4 py-3 text-sm wrap-anywhere whitespace-pre-line',
        isUser ? 'justify-self-end rounded-br-sm bg-accent-soft' : 'justify-self-start rounded-bl-sm bg-sunken',
      )}
    >
      <span className="sr-only">{t(isUser ? 'chat.you' : 'chat.assistant')}</span>
      {children}
    </div>
  );
}
