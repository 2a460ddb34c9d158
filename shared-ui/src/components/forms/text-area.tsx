import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { cx } from '../cx';
import { controlClass, Field, type FieldProps } from './field';

type Props = FieldProps &
  Omit<ComponentProps<'textarea'>, keyof FieldProps | 'id' | 'ref'> & {
    ref?: (element: HTMLTextAreaElement | null) => void;
  };

/** Minimum height: `rows` lines of 24 px plus padding and border. `field-sizing` ignores `rows`. */
const getMinHeight = (rows: number) => `${rows * 24 + 20}px`;

export function TextArea({ label, note, hint, error, hideLabel, className, rows = 4, ref, ...area }: Props) {
  const element = useRef<HTMLTextAreaElement | null>(null);

  const fitToContent = () => {
    const textArea = element.current;
    // Fallback for browsers without field-sizing: measure the content.
    if (!textArea || CSS.supports('field-sizing', 'content')) return;
    textArea.style.height = 'auto';
    textArea.style.height = `${textArea.scrollHeight + 2}px`;
  };
  useLayoutEffect(fitToContent, [area.value]);

  return (
    <Field {...{ label, note, hint, error, hideLabel, className }}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          rows={rows}
          ref={(node) => {
            element.current = node;
            ref?.(node);
          }}
          onInput={(event) => {
            fitToContent();
            area.onInput?.(event);
          }}
          style={{ minHeight: getMinHeight(rows) }}
          className={cx(controlClass, 'block resize-none field-sizing-content')}
        />
      )}
    </Field>
  );
}
