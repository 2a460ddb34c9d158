import { useEffect, useRef, type FormEvent } from 'react';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../../messages';

interface Props {
  text: string;
  onTextChange: (text: string) => void;
  isAsking: boolean;
  onAsk: (question: string) => void;
}

export function QuestionForm({ text, onTextChange, isAsking, onAsk }: Props) {
  const t = useMessages();
  const inputRef = useRef<HTMLInputElement>(null);
  const shouldRefocus = useRef(false);
  useEffect(() => {
    if (!isAsking && shouldRefocus.current) {
      shouldRefocus.current = false;
      inputRef.current?.focus({ preventScroll: true });
    }
  }, [isAsking]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const question = text.trim();
    if (!question || isAsking) return;
    shouldRefocus.current = true;
    onAsk(question);
  };
  return (
    <form
      onSubmit={submit}
      className={
        'flex max-w-180 items-center gap-2 rounded-lg border border-edge bg-sheet p-2 shadow-card ' +
        'focus-within:border-accent focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-accent'
      }
    >
      <input
        ref={inputRef}
        aria-label={t('help.question')}
        placeholder={isAsking ? t('help.thinking') : t('help.placeholder')}
        value={isAsking ? '' : text}
        maxLength={1_000}
        disabled={isAsking}
        enterKeyHint="send"
        onChange={(event) => onTextChange(event.target.value)}
        className="min-h-11 min-w-0 flex-1 bg-transparent px-2 text-base text-ink outline-none"
      />
      <Button type="submit" variant="primary" disabled={!text.trim()} busy={isAsking}>
        {t('help.ask')}
      </Button>
    </form>
  );
}
