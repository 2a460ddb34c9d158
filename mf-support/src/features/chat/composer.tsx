import { ArrowUp } from 'lucide-react';
import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { cx } from '@shortlist/shared-ui/components/cx';
import { controlClass } from '@shortlist/shared-ui/components/field';
import { useMessages } from '../../messages';

interface Props {
  text: string;
  onText: (text: string) => void;
  waiting: boolean;
  onSend: (text: string) => void;
}

export function Composer({ text, onText, waiting, onSend }: Props) {
  const t = useMessages();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  const off = waiting || !text.trim();

  const send = () => {
    if (off) return;
    onSend(text.trim());
    onText('');
  };
  const keyed = (event: KeyboardEvent) => {
    // In Japanese and Korean input methods, Enter also ends a composition.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
    area.current?.focus();
  };
  return (
    <form onSubmit={submit} className="flex items-end gap-2 border-t border-line p-3">
      <textarea
        ref={area}
        rows={1}
        aria-label={t('chat.message')}
        placeholder={t('chat.placeholder')}
        value={text}
        maxLength={1_000}
        enterKeyHint="send"
        onChange={(event) => onText(event.target.value)}
        onKeyDown={keyed}
        className={cx(controlClass, 'block max-h-32 min-w-0 flex-1 resize-none field-sizing-content')}
      />
      <button
        type="submit"
        aria-label={t('chat.send')}
        aria-disabled={off || undefined}
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
