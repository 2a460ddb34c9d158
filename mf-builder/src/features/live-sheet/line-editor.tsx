import { useLayoutEffect, useRef, useState, type CSSProperties, type KeyboardEvent, type RefObject } from 'react';
import { useIsPhone } from '@shortlist/shared-ui/components/use-media-query';
import { useMessages } from '../../messages';
import { useFormatFieldLocation } from '../../shared/field-location/use-format-field-location';
import { useRequestedField } from '../../shared/resume-editor/resume-editor-context';
import { useField } from '../../shared/fields/use-field';
import { isMultiParagraph, findLineElement, getSelectionOffsets } from './sheet-lines';

/** 1 moves the editor to the next line, -1 moves the editor to the previous line, and 0 closes the editor. */
export type Step = 1 | 0 | -1;

interface Props {
  path: string;
  /** Number of characters before the clicked point. */
  caret?: number;
  frame: RefObject<HTMLElement | null>;
  /** Changes whenever the sheet renders, because the line may have moved. */
  renderKey: unknown;
  /** Returns false if there is no line to move to. */
  onStep: (step: Step) => boolean;
  onLeave: () => void;
}

/** Phones zoom in when a field with smaller text is focused. */
const minPhoneFontSize = 16;
const minWidth = 160;

/** Edits a line directly on the sheet. Shares the value and undo history with the line's form field. */
export function LineEditor({ path, caret, frame, renderKey, onStep, onLeave }: Props) {
  const t = useMessages();
  const { value, change, error } = useField(path);
  const { setFocusedPath } = useRequestedField();
  const formatLocation = useFormatFieldLocation();
  const [initialValue] = useState(value);
  const textArea = useRef<HTMLTextAreaElement>(null);
  const minFontSize = useIsPhone() ? minPhoneFontSize : 0;
  const [style, setStyle] = useState<CSSProperties>();

  useLayoutEffect(() => {
    // The sheet has no line for an empty field, so the editor stays where it was.
    const newStyle = frame.current && getLineStyle(frame.current, path, minFontSize);
    if (newStyle) setStyle(newStyle);
  }, [frame, path, renderKey, minFontSize]);
  useLayoutEffect(() => {
    const element = textArea.current;
    if (!element) return;
    element.style.height = '0';
    element.style.height = `${element.scrollHeight}px`;
  }, [value, style]);
  useLayoutEffect(() => {
    textArea.current?.focus({ preventScroll: true });
    textArea.current?.setSelectionRange(...getSelectionOffsets(initialValue, caret));
  }, [initialValue, caret]);

  const handleKeyDown = (event: KeyboardEvent) => {
    // Input methods also use Enter and Escape.
    if (event.nativeEvent.isComposing) return;
    const { key, shiftKey } = event;
    if (key === 'Tab') {
      if (!onStep(shiftKey ? -1 : 1)) return;
    } else if (key === 'Escape') {
      if (value !== initialValue) change(initialValue);
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
      ref={textArea}
      aria-label={t('sheet.editLine')}
      aria-description={formatLocation(path)}
      aria-invalid={error ? true : undefined}
      data-line={path}
      rows={1}
      maxLength={4000}
      value={value}
      onChange={({ target }) => change(isMultiParagraph(path) ? target.value : target.value.replace(/\s*\n\s*/g, ' '))}
      onKeyDown={handleKeyDown}
      onFocus={() => setFocusedPath(path)}
      onBlur={onLeave}
      style={style}
      className="absolute z-10 m-0 resize-none overflow-hidden rounded-[1px] border-0 bg-doc p-0 outline-2 outline-offset-3 outline-accent"
    />
  );
}

function getLineStyle(frame: HTMLElement, path: string, minFontSize: number): CSSProperties | undefined {
  const line = findLineElement(frame, path);
  if (!line) return undefined;
  const block = line.closest('.sheet-text') ?? line;
  const computedStyle = getComputedStyle(line);
  const [lineBox, blockBox, frameBox] = [line, block, frame].map((element) => element.getBoundingClientRect()) as [
    DOMRect,
    DOMRect,
    DOMRect,
  ];
  const indent = line === block ? parseFloat(computedStyle.paddingLeft) || 0 : 0;
  const width = Math.min(frameBox.width, Math.max(minWidth, blockBox.right - lineBox.left - indent));
  const left = Math.max(0, Math.min(lineBox.left + indent - frameBox.left, frameBox.width - width));
  const fontSize = Math.max(minFontSize, parseFloat(computedStyle.fontSize) || 0);
  return {
    left,
    top: lineBox.top - frameBox.top,
    width,
    fontFamily: computedStyle.fontFamily,
    fontSize: `${fontSize}px`,
    fontWeight: computedStyle.fontWeight,
    fontStyle: computedStyle.fontStyle,
    letterSpacing: computedStyle.letterSpacing,
    color: computedStyle.color,
    lineHeight: minFontSize > (parseFloat(computedStyle.fontSize) || 0) ? 1.4 : computedStyle.lineHeight,
  };
}
