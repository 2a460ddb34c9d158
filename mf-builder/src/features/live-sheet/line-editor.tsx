import { useLayoutEffect, useRef, useState, type CSSProperties, type KeyboardEvent, type RefObject } from 'react';
import { useIsPhone } from '@shortlist/shared-ui/components/use-media-query';
import { useMessages } from '../../messages';
import { useRequestedField } from '../../shared/resume-editor/resume-editor-context';
import { useField } from '../../shared/fields/use-field';
import { isMultiParagraph, findLineElement, getSelectionOffsets } from './sheet-lines';

/** Move to the next line, to none, or to the previous line. */
export type Step = 1 | 0 | -1;

interface Props {
  path: string;
  /** Number of characters before the clicked point. */
  caret?: number;
  frame: RefObject<HTMLElement | null>;
  /** Changes whenever the sheet is rendered, because the line may have moved. */
  drawn: unknown;
  /** Returns whether there was a line to move to. */
  onStep: (step: Step) => boolean;
  onLeave: () => void;
}

/** In pixels. Phones zoom in on smaller text. */
const smallestOnPhones = 16;
const narrowest = 160;

/** Edits a line in place on the sheet, with the same value and undo history as its form field. */
export function LineEditor({ path, caret, frame, drawn, onStep, onLeave }: Props) {
  const t = useMessages();
  const { value, change, error } = useField(path);
  const { setFocusedPath } = useRequestedField();
  const [first] = useState(value);
  const area = useRef<HTMLTextAreaElement>(null);
  const smallest = useIsPhone() ? smallestOnPhones : 0;
  const [style, setStyle] = useState<CSSProperties>();

  useLayoutEffect(() => {
    // An empty field has no line on the sheet, so its editor stays in place.
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
    area.current?.setSelectionRange(...getSelectionOffsets(first, caret));
  }, [first, caret]);

  const press = (event: KeyboardEvent) => {
    // Input methods also use Enter and Escape.
    if (event.nativeEvent.isComposing) return;
    const { key, shiftKey } = event;
    if (key === 'Tab') {
      if (!onStep(shiftKey ? -1 : 1)) return;
    } else if (key === 'Escape') {
      if (value !== first) change(first);
      onStep(0);
    } else if (key === 'Enter') {
      if (shiftKey && isMultiParagraph(path)) return;
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
      onChange={({ target }) => change(isMultiParagraph(path) ? target.value : target.value.replace(/\s*\n\s*/g, ' '))}
      onKeyDown={press}
      onFocus={() => setFocusedPath(path)}
      onBlur={onLeave}
      style={style}
      className="absolute z-10 m-0 resize-none overflow-hidden rounded-[1px] border-0 bg-doc p-0 outline-2 outline-offset-3 outline-accent"
    />
  );
}

function placeOf(frame: HTMLElement, path: string, smallest: number): CSSProperties | undefined {
  const line = findLineElement(frame, path);
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
