import { useEffect, useRef, type FormEvent } from 'react';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../../messages';

interface Props {
  text: string;
  onText: (text: string) => void;
  asking: boolean;
  onAsk: (question: string) => void;
}

export function QuestionForm({ text, onText, asking, onAsk }: Props) {
  const t = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const returns = useRef(false);
  useEffect(() => {
    if (!asking && returns.current) {
      returns.current = false;
      input.current?.focus({ preventScroll: true });
    }
  }, [asking]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const question = text.trim();
    if (!question || asking) return;
    returns.current = true;
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
        ref={input}
        aria-label={t('help.question')}
        placeholder={asking ? t('help.thinking') : t('help.placeholder')}
        value={asking ? '' : text}
        maxLength={1_000}
        disabled={asking}
        enterKeyHint="send"
        onChange={(event) => onText(event.target.value)}
        className="min-h-11 min-w-0 flex-1 bg-transparent px-2 text-base text-ink outline-none"
      />
      <Button type="submit" variant="primary" off={!text.trim()} busy={asking}>
        {t('help.ask')}
      </Button>
    </form>
  );
}
