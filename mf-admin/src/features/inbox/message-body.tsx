import type { ContactMessage } from '@shortlist/contracts/support/inbox';
import { toLanguage } from '@shortlist/contracts/platform/languages';
import { parseTranscript } from '@shortlist/contracts/support/transcript';
import { clsx } from 'clsx';
import { PlainText } from '@shortlist/shared-ui/components/plain-text';
import { useMessages } from '../../messages';

export function MessageBody({ message }: { message: ContactMessage }) {
  const t = useMessages();
  if (message.kind !== 'escalation') {
    return (
      <div lang={message.language}>
        <PlainText text={message.message} className="measure mt-5" />
      </div>
    );
  }
  return (
    <ol aria-label={t('inbox.conversation')} className="mt-5 grid gap-3" lang={message.language}>
      {parseTranscript(message.message, toLanguage(message.language)).map(({ isUser, text }, index) => (
        <li
          key={index}
          className={clsx(
            'max-w-[85%] rounded-card px-4 py-3 text-sm',
            isUser ? 'justify-self-end rounded-br-sm bg-accent-soft' : 'justify-self-start rounded-bl-sm bg-sunken',
          )}
        >
          <p className="mb-1 text-xs font-medium text-ink-soft">{isUser ? message.name : t('inbox.ai')}</p>
          <PlainText text={text} />
        </li>
      ))}
    </ol>
  );
}
