import { useLayoutEffect, useRef, useState, type CSSProperties, type KeyboardEvent, type RefObject } from 'react';
import { usePhone } from '@shortlist/shared-ui/components/use-media';
import { useMessages } from '../../messages';
import { useWantedField } from '../../shared/editor/editor';
import { useField } from '../../shared/fields/use-field';
import { isParagraphs, lineElement, selectionAt } from './lines';

/** A move from a line: to the next or the one before, or nowhere. */
export type Step = 1 | 0 | -1;

interface Props {
  path: string;
  /** Characters before the point that was pressed. */
  caret?: number;
  /** The element that the sheet is drawn in. */
  frame: RefObject<HTMLElement | null>;
  /** Changes when the sheet is drawn anew: the line may have moved. */
  drawn: unknown;
  /** Whether there was a line to go to. */
  onStep: (step: Step) => boolean;
  onLeave: () => void;
}

/** Phones zoom in on smaller letters. */
const smallestOnPhones = 16;
const narrowest = 160;

/** A line of the sheet while it is typed, over the line itself: the same field as in the form, with the same way back. */
export function LineEditor({ path, caret, frame, drawn, onStep, onLeave }: Props) {
  const t = useMessages();
  const { value, change, error } = useField(path);
  const { enter } = useWantedField();
  const [first] = useState(value);
  const area = useRef<HTMLTextAreaElement>(null);
  const smallest = usePhone() ? smallestOnPhones : 0;
  const [style, setStyle] = useState<CSSProperties>();

  useLayoutEffect(() => {
    // An empty field leaves no line: its editor stays where it was.
    const place = frame.current && placeOf(frame.current, path, smallest);
    if (place) setStyle(place);
  }, [frame, path, drawn, smallest]);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    element.style.height = '0';
    element.style.height = `${element.scrollHeight}px`;
  }, [value, style]);
  useLayoutEffect(() => {
    area.current?.focus({ preventScroll: true });
    area.current?.setSelectionRange(...selectionAt(first, caret));
  }, [first, caret]);

  const press = (event: KeyboardEvent) => {
    // Enter and Escape also belong to input methods.
    if (event.nativeEvent.isComposing) return;
    const { key, shiftKey } = event;
    if (key === 'Tab') {
      if (!onStep(shiftKey ? -1 : 1)) return;
    } else if (key === 'Escape') {
      if (value !== first) change(first);
      onStep(0);
    } else if (key === 'Enter') {
      if (shiftKey && isParagraphs(path)) return;
      onStep(0);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <textarea
      ref={area}
      aria-label={t('sheet.editLine')}
      aria-invalid={error ? true : undefined}
      data-line={path}
      rows={1}
      maxLength={4000}
      value={value}
      onChange={({ target }) => change(isParagraphs(path) ? target.value : target.value.replace(/\s*\n\s*/g, ' '))}
      onKeyDown={press}
      onFocus={() => enter(path)}
      onBlur={onLeave}
      style={style}
      className="absolute z-10 m-0 resize-none overflow-hidden rounded-[1px] border-0 bg-doc p-0 outline-2 outline-offset-3 outline-accent"
    />
  );
}

/** Over the line, in its own type. */
function placeOf(frame: HTMLElement, path: string, smallest: number): CSSProperties | undefined {
  const line = lineElement(frame, path);
  if (!line) return undefined;
  const block = line.closest('.sheet-text') ?? line;
  const type = getComputedStyle(line);
  const [own, around, all] = [line, block, frame].map((element) => element.getBoundingClientRect()) as [
    DOMRect,
    DOMRect,
    DOMRect,
  ];
  const indent = line === block ? parseFloat(type.paddingLeft) || 0 : 0;
  const width = Math.min(all.width, Math.max(narrowest, around.right - own.left - indent));
  const left = Math.max(0, Math.min(own.left + indent - all.left, all.width - width));
  const size = Math.max(smallest, parseFloat(type.fontSize) || 0);
  return {
    left,
    top: own.top - all.top,
    width,
    fontFamily: type.fontFamily,
    fontSize: `${size}px`,
    fontWeight: type.fontWeight,
    fontStyle: type.fontStyle,
    letterSpacing: type.letterSpacing,
    color: type.color,
    lineHeight: smallest > (parseFloat(type.fontSize) || 0) ? 1.4 : type.lineHeight,
  };
}
