import { useState } from 'react';
import { endsBefore, typedDate } from '@shortlist/documents/words/dates';
import { readDate } from '@shortlist/documents/words/read-date';
import { Button } from '@shortlist/shared-ui/components/button';
import { TextInput } from '@shortlist/shared-ui/components/text-input';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../../messages';
import { useHint } from '../example/example-hints';
import { useField } from './use-field';

interface Props {
  path: string;
  label: string;
  optional?: boolean;
  /** The start date, for an end date. */
  start?: string;
  onNow?: () => void;
  meansNow?: (text: string) => boolean;
}

/** Edits a month in the format of the language. Parses other formats ("Mar 2020") on blur. */
export function DateField({ path, label, optional, start, onNow, meansNow }: Props) {
  const t = useMessages();
  const language = useLanguage();
  const { value, error, change, leave, onFocus } = useField(path);
  const hint = useHint(path);
  const [other, setOther] = useState<string>();
  const [unread, setUnread] = useState(false);
  const [isTyped, setTyped] = useState(false);

  const read = () => {
    setTyped(false);
    const text = value.trim();
    // A blank such as [date] is still to be filled in.
    if (!text || text.includes('[')) return setUnread(false);
    if (onNow && meansNow?.(text)) return onNow();
    const date = readDate(text, language);
    setUnread(!date);
    setOther(date?.ambiguous);
    if (date && date.value !== value) change(date.value);
  };

  const early = start !== undefined && endsBefore(start, value);
  const fault = unread ? t('fields.dateUnread') : early ? t('fields.dateEarly') : undefined;

  return (
    <div className="grid content-start gap-1">
      <TextInput
        data-field={path}
        label={label}
        note={optional ? t('fields.optional') : undefined}
        placeholder={hint ?? t('fields.datePlaceholder')}
        error={error ?? fault}
        maxLength={200}
        autoComplete="off"
        value={isTyped ? value : typedDate(value, language)}
        onChange={(event) => {
          setUnread(false);
          setOther(undefined);
          setTyped(true);
          change(event.target.value);
        }}
        onBlur={() => {
          read();
          leave();
        }}
        onFocus={onFocus}
      />
      {other && other !== value && (
        <Button
          variant="link"
          size="sm"
          className="justify-self-start"
          onClick={() => {
            setOther(undefined);
            change(other);
          }}
        >
          {t('fields.dateOther', { date: typedDate(other, language) })}
        </Button>
      )}
    </div>
  );
}
