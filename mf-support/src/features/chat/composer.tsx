import { ArrowUp } from 'lucide-react';
import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { clsx } from 'clsx';
import { controlClass } from '@shortlist/shared-ui/components/field';
import { useMessages } from '../../messages';

interface Props {
  text: string;
  onTextChange: (text: string) => void;
  isWaiting: boolean;
  onSend: (text: string) => void;
}

export function Composer({ text, onTextChange, isWaiting, onSend }: Props) {
  const t = useMessages();
  const textAreaRef = useRef<HTMLTextAreaElement>(null);
  useEffect(() => textAreaRef.current?.focus(), []);
  const isSendDisabled = isWaiting || !text.trim();

  const send = () => {
    if (isSendDisabled) return;
    onSend(text.trim());
    onTextChange('');
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // Japanese and Korean input methods use Enter to end a composition.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
    textAreaRef.current?.focus();
  };
  return (
    <form onSubmit={submit} className="flex items-end gap-2 border-t border-line p-3">
      <textarea
        ref={textAreaRef}
        rows={1}
        aria-label={t('chat.message')}
        placeholder={t('chat.placeholder')}
        value={text}
        maxLength={1_000}
        enterKeyHint="send"
        onChange={(event) => onTextChange(event.target.value)}
        onKeyDown={handleKeyDown}
        className={clsx(controlClass, 'block max-h-32 min-w-0 flex-1 resize-none field-sizing-content')}
      />
      <button
        type="submit"
        aria-label={t('chat.send')}
        aria-disabled={isSendDisabled || undefined}
        className={
          'grid size-11 shrink-0 place-items-center rounded-control bg-accent text-on-accent hover:bg-accent-strong ' +
          'aria-disabled:cursor-default aria-disabled:border aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-ink-soft'
        }
      >
        <ArrowUp size={20} aria-hidden />
      </button>
    </form>
  );
}
