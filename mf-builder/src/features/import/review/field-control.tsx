import { useState } from 'react';
import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { formatTypedDate, isPresentWord } from '@shortlist/documents/i18n/format-date';
import { parseDate } from '@shortlist/documents/i18n/parse-date';
import { Checkbox } from '@shortlist/shared-ui/components/checkbox';
import { TextArea } from '@shortlist/shared-ui/components/text-area';
import { TextInput } from '@shortlist/shared-ui/components/text-input';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../../../messages';
import { getIn } from '../../../shared/document/object-path';
import type { RowField } from '../review-rows';

interface Props {
  field: RowField;
  content: ResumeContent;
  hideLabel: boolean;
  onFocus: () => void;
  onChange: (value: string | boolean | string[]) => void;
  onPresentWord?: () => void;
}

export function FieldControl({ field, content, hideLabel, onFocus, onChange, onPresentWord }: Props) {
  const value = getIn(content, field.path);
  const sharedProps = { label: field.label, hideLabel, onFocus };
  if (field.control === 'current') {
    return (
      <Checkbox
        label={field.label}
        checked={value === true}
        onFocus={onFocus}
        onChange={(event) => onChange(event.target.checked)}
      />
    );
  }
  if (field.control === 'list') {
    return <ListTextArea {...sharedProps} items={value as string[]} onChange={onChange} />;
  }
  const text = typeof value === 'string' ? value : '';
  if (field.control === 'area') {
    return (
      <TextArea
        {...sharedProps}
        rows={3}
        maxLength={4000}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  if (field.control === 'date') {
    const isEndDate = field.path.endsWith('.endDate');
    return (
      <DateInput
        {...sharedProps}
        value={text}
        onChange={onChange}
        onPresentWord={isEndDate ? onPresentWord : undefined}
      />
    );
  }
  return <TextInput {...sharedProps} maxLength={200} value={text} onChange={(event) => onChange(event.target.value)} />;
}

interface SharedControlProps {
  label: string;
  hideLabel: boolean;
  onFocus: () => void;
}

/** Edits a list with one item per line. Keeps empty lines in the text area but omits them from the list. */
function ListTextArea({
  items,
  onChange,
  ...controlProps
}: SharedControlProps & { items: string[]; onChange: (value: string[]) => void }) {
  const t = useMessages();
  const [input, setInput] = useState(() => items.join('\n'));
  return (
    <TextArea
      {...controlProps}
      hint={t('import.listHint')}
      rows={2}
      value={input}
      onChange={(event) => {
        setInput(event.target.value);
        onChange(
          event.target.value
            .split('\n')
            .map((line) => line.trim())
            .filter(Boolean),
        );
      }}
    />
  );
}

/** Shows dates in the month format of the page language. Parses other formats on blur. */
function DateInput({
  value,
  onChange,
  onPresentWord,
  ...controlProps
}: SharedControlProps & { value: string; onChange: (value: string) => void; onPresentWord?: () => void }) {
  const t = useMessages();
  const language = useLanguage();
  const [isUnreadable, setUnreadable] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const parseValue = () => {
    setTyping(false);
    const text = value.trim();
    if (!text) return setUnreadable(false);
    if (onPresentWord && isPresentWord(text)) return onPresentWord();
    const date = parseDate(text, language);
    setUnreadable(!date);
    if (date && date.value !== value) onChange(date.value);
  };
  return (
    <TextInput
      {...controlProps}
      placeholder={t('fields.datePlaceholder')}
      error={isUnreadable ? t('fields.dateUnread') : undefined}
      maxLength={200}
      autoComplete="off"
      value={isTyping ? value : formatTypedDate(value, language)}
      onChange={(event) => {
        setUnreadable(false);
        setTyping(true);
        onChange(event.target.value);
      }}
      onBlur={parseValue}
    />
  );
}
