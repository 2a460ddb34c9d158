import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { blankIssue, blankKind, type BlankIssue, type BlankKind } from '@shortlist/documents/blank-values';
import type { Blank } from '@shortlist/documents/blanks';
import { Button } from '@shortlist/shared-ui/components/button';
import { TextInput } from '@shortlist/shared-ui/components/text-input';
import { useMessages } from '../../messages';
import { blankElement, placeBeside, type Place } from './place';

interface Props {
  blank: Blank;
  value: string;
  /** "3 of 23", from 1. */
  position: number;
  total: number;
  /** The positioned element that holds the sheet. */
  frame: RefObject<HTMLElement | null>;
  onFill: (value: string) => void;
  onMove: (step: 1 | -1) => void;
  onLeave: () => void;
}

/** What the keyboard of a phone and the browser's memory need to know. */
const inputs: Record<BlankKind, { type?: string; autoComplete: string }> = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  date: { autoComplete: 'off' },
  number: { autoComplete: 'off' },
  text: { autoComplete: 'off' },
};

/**
 * A small input at a blank of the sheet. What is valid shows on the sheet at once. Tab and Enter go to the next blank,
 * Shift+Tab to the one before, Escape leaves. Use with a key of the blank's id.
 */
export function BlankEditor({ blank, value, position, total, frame, onFill, onMove, onLeave }: Props) {
  const t = useMessages();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const [issue, setIssue] = useState<BlankIssue>();
  const [place, setPlace] = useState<Place>();
  const kind = blankKind(blank);

  // The blank's width changes with what is typed, and the sheet's with the window.
  useLayoutEffect(() => {
    const measure = () => setPlace(placeBeside(frame.current, blank.id));
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [frame, blank.id, value]);

  useEffect(() => {
    blankElement(frame.current, blank.id)?.scrollIntoView({ block: 'center' });
    input.current?.focus({ preventScroll: true });
    input.current?.select();
  }, [frame, blank.id]);

  const type = (next: string) => {
    setText(next);
    setIssue(undefined);
    if (!blankIssue(blank, next)) onFill(next.trim());
  };
  const move = (step: 1 | -1) => {
    const wrong = blankIssue(blank, text);
    setIssue(wrong);
    if (wrong) input.current?.focus();
    else onMove(step);
  };
  const press = (event: KeyboardEvent) => {
    // Enter and Tab also belong to the input methods of Japanese and Korean.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onLeave();
    else if (event.target !== input.current) return;
    else if (event.key === 'Enter' || event.key === 'Tab') move(event.key === 'Tab' && event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
  };
  const blur = (event: FocusEvent) => {
    const inside = box.current?.contains(event.relatedTarget);
    // A change of window is no leaving.
    if (!inside && document.hasFocus()) onLeave();
  };

  return (
    <div
      ref={box}
      role="group"
      aria-label={t('blanks.editor', { position, total })}
      onKeyDown={press}
      onBlur={blur}
      style={place}
      className="absolute z-20 grid w-80 max-w-full animate-appear gap-2 rounded-card bg-sheet p-4 text-ink shadow-pop"
    >
      <TextInput
        ref={input}
        label={kind === 'name' || kind === 'text' ? blank.label : t(`blanks.label.${kind}`)}
        hint={t(`blanks.hint.${kind}`)}
        error={issue && t(`blanks.issue.${issue}`)}
        maxLength={200}
        value={text}
        onChange={(event) => type(event.target.value)}
        {...inputs[kind]}
      />
      <div className="flex items-center gap-1">
        <p className="grow text-xs text-ink-soft">
          {t('blanks.position', { position, total })}
          <span className="max-sm:hidden"> · {t('blanks.keys')}</span>
        </p>
        <Button variant="quiet" size="icon" aria-label={t('blanks.previous')} onClick={() => move(-1)}>
          <ChevronLeft size={20} aria-hidden />
        </Button>
        <Button variant="quiet" size="icon" aria-label={t('blanks.next')} onClick={() => move(1)}>
          <ChevronRight size={20} aria-hidden />
        </Button>
        <Button variant="quiet" size="icon" aria-label={t('blanks.leave')} onClick={onLeave}>
          <X size={20} aria-hidden />
        </Button>
      </div>
    </div>
  );
}
