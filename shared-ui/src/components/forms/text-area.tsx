import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { clsx } from 'clsx';
import { controlClass, Field, type FieldProps } from './field';

type Props = FieldProps &
  Omit<ComponentProps<'textarea'>, keyof FieldProps | 'id' | 'ref'> & {
    ref?: (element: HTMLTextAreaElement | null) => void;
  };

/** Each row is 24 px high; padding and border add 20 px. `field-sizing` ignores the `rows` attribute. */
const getMinHeight = (rows: number) => `${rows * 24 + 20}px`;

export function TextArea({ label, note, hint, error, hideLabel, className, rows = 4, ref, ...textAreaProps }: Props) {
  const textAreaRef = useRef<HTMLTextAreaElement | null>(null);

  const fitToContent = () => {
    const textArea = textAreaRef.current;
    // Browsers without `field-sizing` need an explicit height.
    if (!textArea || CSS.supports('field-sizing', 'content')) return;
    textArea.style.height = 'auto';
    textArea.style.height = `${textArea.scrollHeight + 2}px`;
  };
  useLayoutEffect(fitToContent, [textAreaProps.value]);

  return (
    <Field {...{ label, note, hint, error, hideLabel, className }}>
      {(control) => (
        <textarea
          {...textAreaProps}
          {...control}
          rows={rows}
          ref={(node) => {
            textAreaRef.current = node;
            ref?.(node);
          }}
          onInput={(event) => {
            fitToContent();
            textAreaProps.onInput?.(event);
          }}
          style={{ minHeight: getMinHeight(rows) }}
          className={clsx(controlClass, 'block resize-none field-sizing-content')}
        />
      )}
    </Field>
  );
}
