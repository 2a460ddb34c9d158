import { useState } from 'react';
import { isEndBeforeStart, formatTypedDate, isPresentWord } from '@shortlist/documents/i18n/format-date';
import { parseDate } from '@shortlist/documents/i18n/parse-date';
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
  startDate?: string;
  /** Called instead of parsing a date if the text is a word for "now". */
  onPresentWord?: () => void;
}

/** Edits a month in the format of the page's language. Parses other formats ("Mar 2020") on blur. */
export function DateField({ path, label, optional, startDate, onPresentWord }: Props) {
  const t = useMessages();
  const language = useLanguage();
  const { value, error, change, leave, onFocus } = useField(path);
  const hint = useHint(path);
  const [alternativeDate, setAlternativeDate] = useState<string>();
  const [isUnreadable, setUnreadable] = useState(false);
  const [isTyping, setTyping] = useState(false);

  const parseValue = () => {
    setTyping(false);
    const text = value.trim();
    // A blank such as [date] isn't an invalid date. The user still has to fill it in.
    if (!text || text.includes('[')) return setUnreadable(false);
    if (onPresentWord && isPresentWord(text)) return onPresentWord();
    const date = parseDate(text, language);
    setUnreadable(!date);
    setAlternativeDate(date?.alternative);
    if (date && date.value !== value) change(date.value);
  };

  const isEndTooEarly = startDate !== undefined && isEndBeforeStart(startDate, value);
  const dateError = isUnreadable ? t('fields.dateUnread') : isEndTooEarly ? t('fields.dateEarly') : undefined;

  return (
    <div className="grid content-start gap-1">
      <TextInput
        data-field={path}
        label={label}
        note={optional ? t('fields.optional') : undefined}
        placeholder={hint ?? t('fields.datePlaceholder')}
        error={error ?? dateError}
        maxLength={200}
        autoComplete="off"
        value={isTyping ? value : formatTypedDate(value, language)}
        onChange={(event) => {
          setUnreadable(false);
          setAlternativeDate(undefined);
          setTyping(true);
          change(event.target.value);
        }}
        onBlur={() => {
          parseValue();
          leave();
        }}
        onFocus={onFocus}
      />
      {alternativeDate && alternativeDate !== value && (
        <Button
          variant="link"
          size="sm"
          className="justify-self-start"
          onClick={() => {
            setAlternativeDate(undefined);
            change(alternativeDate);
          }}
        >
          {t('fields.dateOther', { date: formatTypedDate(alternativeDate, language) })}
        </Button>
      )}
    </div>
  );
}
