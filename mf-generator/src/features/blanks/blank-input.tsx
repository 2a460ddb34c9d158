import { useState, type KeyboardEvent, type Ref } from 'react';
import type { Language } from '@shortlist/contracts/platform/languages';
import { findBlankIssue, getBlankKind, type BlankIssue, type BlankKind } from '@shortlist/documents/blank-validation';
import type { Blank } from '@shortlist/documents/blanks';
import { documentLabels } from '@shortlist/documents/i18n/document-labels';
import { parseDate } from '@shortlist/documents/i18n/parse-date';
import { isPresentWord } from '@shortlist/documents/i18n/format-date';
import { TextInput } from '@shortlist/shared-ui/components/text-input';
import { useMessages } from '../../messages';

interface Props {
  ref: Ref<HTMLInputElement>;
  blank: Blank;
  label: string;
  value: string;
  language: Language;
  /** Suggested value, which Enter accepts while the field is empty. */
  suggestion?: string | undefined;
  /** True for an end date that is before its start date. */
  isReversed: boolean;
  className?: string;
  onFill: (value: string) => void;
  onFocus: () => void;
  onNext: () => void;
}

const inputProps: Record<BlankKind, { type?: string; autoComplete: string }> = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  date: { autoComplete: 'off' },
  number: { autoComplete: 'off' },
  text: { autoComplete: 'off' },
};

/** Parses a date in any common format ("3/19"). Returns undefined for an invalid or ambiguous date. */
function parseLooseDate(text: string, language: Language): string | undefined {
  const date = parseDate(text, language);
  return date?.alternative ? undefined : date?.value;
}

/** Valid input appears on the sheet while the user types. Errors appear on blur. */
export function BlankInput(props: Props) {
  const { ref, blank, label, value, language, suggestion, isReversed, className, onFill, onFocus, onNext } = props;
  const t = useMessages();
  /** Typed text that isn't a valid value yet. */
  const [draft, setDraft] = useState<string>();
  const [issue, setIssue] = useState<BlankIssue>();
  const kind = getBlankKind(blank);

  const handleChange = (text: string) => {
    setDraft(text);
    setIssue(undefined);
    if (findBlankIssue(blank, text)) return;
    onFill(kind === 'date' && isPresentWord(text) ? documentLabels[language].present : text.trim());
  };
  /** Returns false if the draft isn't a valid value. */
  const commitDraft = () => {
    if (draft === undefined) return true;
    const draftIssue = findBlankIssue(blank, draft);
    const date = draftIssue && kind === 'date' ? parseLooseDate(draft, language) : undefined;
    if (date) onFill(date);
    else if (draftIssue) {
      setIssue(draftIssue);
      return false;
    }
    setDraft(undefined);
    return true;
  };
  const acceptSuggestion = () => {
    if (suggestion) onFill(suggestion);
    onNext();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // Japanese and Korean input methods use Enter, too.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if ((draft ?? value) === '' && suggestion) acceptSuggestion();
    else if (commitDraft()) onNext();
  };

  const renderHint = () => {
    if (suggestion && (draft ?? value) === '') {
      return (
        <button
          type="button"
          tabIndex={-1}
          onClick={acceptSuggestion}
          className="relative text-left text-accent underline after:absolute after:-inset-2"
        >
          <span className="pointer-coarse:hidden">{t('blanks.accept', { value: suggestion })}</span>
          <span className="hidden pointer-coarse:inline">{t('blanks.use', { value: suggestion })}</span>
        </button>
      );
    }
    if (kind === 'text' || (kind === 'date' && !blank.path.endsWith('startDate'))) return undefined;
    return t(`blanks.hint.${kind}`);
  };
  const reversedIssue = isReversed && !issue ? 'dates_reversed' : undefined;
  const visibleIssue = issue ?? reversedIssue;

  return (
    <TextInput
      ref={ref}
      label={label}
      hint={renderHint()}
      error={visibleIssue && t(`blanks.issue.${visibleIssue}`)}
      className={className}
      maxLength={200}
      enterKeyHint="next"
      value={draft ?? value}
      onChange={(event) => handleChange(event.target.value)}
      onFocus={(event) => {
        event.target.select();
        onFocus();
      }}
      onBlur={commitDraft}
      onKeyDown={handleKeyDown}
      {...inputProps[kind]}
      {...(blank.path === 'personalInfo.location' && { autoComplete: 'address-level2' })}
    />
  );
}
