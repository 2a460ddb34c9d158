import type { HTMLInputAutoCompleteAttribute } from 'react';
import { TextArea } from '@shortlist/shared-ui/components/text-area';
import { TextInput } from '@shortlist/shared-ui/components/text-input';
import { useMessages } from '../../messages';
import { useHint } from '../example/example-hints';
import { addMissingScheme } from './field-text';
import { useField } from './use-field';

interface Props {
  path: string;
  label: string;
  optional?: boolean;
  hint?: string;
  hideLabel?: boolean;
  className?: string;
}

export function TextField({
  path,
  optional,
  ...props
}: Props & { type?: 'text' | 'email' | 'tel' | 'url'; autoComplete?: HTMLInputAutoCompleteAttribute }) {
  const t = useMessages();
  const { value, error, change, leave, onFocus } = useField(path);
  return (
    <TextInput
      {...props}
      data-field={path}
      placeholder={useHint(path)}
      note={optional ? t('fields.optional') : undefined}
      error={error}
      maxLength={200}
      value={value}
      onChange={(event) => change(event.target.value)}
      onBlur={(event) => {
        const newValue = props.type === 'url' ? addMissingScheme(event.target.value) : value;
        if (newValue !== value) change(newValue);
        leave();
      }}
      onFocus={onFocus}
    />
  );
}

export function TextAreaField({ path, optional, rows = 3, ...props }: Props & { rows?: number }) {
  const t = useMessages();
  const { value, error, change, leave, onFocus } = useField(path);
  return (
    <TextArea
      {...props}
      data-field={path}
      placeholder={useHint(path)}
      rows={rows}
      note={optional ? t('fields.optional') : undefined}
      error={error}
      maxLength={4000}
      value={value}
      onChange={(event) => change(event.target.value)}
      onBlur={leave}
      onFocus={onFocus}
    />
  );
}
