import { useState, type KeyboardEvent, type Ref } from 'react';
import type { Language } from '@shortlist/contracts/platform/languages';
import {
  validateBlankValue,
  getBlankKind,
  type BlankIssue,
  type BlankKind,
} from '@shortlist/documents/blank-validation';
import type { Blank } from '@shortlist/documents/blanks';
import { isOngoingWord, parseDate } from '@shortlist/documents/i18n/parse-date';
import { documentLabels } from '@shortlist/documents/i18n/document-labels';
import { TextInput } from '@shortlist/shared-ui/components/text-input';
import { useMessages } from '../../messages';

interface Props {
  ref: Ref<HTMLInputElement>;
  blank: Blank;
  label: string;
  value: string;
  language: Language;
  /** Accepted by Enter while the field is empty. */
  suggestion?: string | undefined;
  isReversed: boolean;
  className?: string;
  onFill: (value: string) => void;
  onFocus: () => void;
  onNext: () => void;
}

const inputs: Record<BlankKind, { type?: string; autoComplete: string }> = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  date: { autoComplete: 'off' },
  number: { autoComplete: 'off' },
  text: { autoComplete: 'off' },
};

/**
 * Parses a date in any usual form ("3/19", "March 2019", "now") into the stored format. Returns undefined if it is
 * invalid or ambiguous.
 */
function readLooseDate(text: string, language: Language): string | undefined {
  if (isOngoingWord(text)) return documentLabels[language].present;
  const date = parseDate(text, language);
  return date?.alternative ? undefined : date?.value;
}

/**
 * An input for one blank. Valid input appears on the sheet as it is typed; an error appears when the field loses the
 * focus.
 */
export function BlankInput(props: Props) {
  const { ref, blank, label, value, language, suggestion, isReversed, className, onFill, onFocus, onNext } = props;
  const t = useMessages();
  /** Typed text that has not become the value yet. */
  const [draft, setDraft] = useState<string>();
  const [issue, setIssue] = useState<BlankIssue>();
  const kind = getBlankKind(blank);

  const type = (text: string) => {
    setDraft(text);
    setIssue(undefined);
    if (!validateBlankValue(blank, text)) onFill(text.trim());
  };
  /** Commits the draft. Returns false if it is not a valid value. */
  const settle = () => {
    if (draft === undefined) return true;
    const wrong = validateBlankValue(blank, draft);
    const date = wrong && kind === 'date' ? readLooseDate(draft, language) : undefined;
    if (date) onFill(date);
    else if (wrong) {
      setIssue(wrong);
      return false;
    }
    setDraft(undefined);
    return true;
  };
  const accept = () => {
    if (suggestion) onFill(suggestion);
    onNext();
  };
  const press = (event: KeyboardEvent) => {
    // Japanese and Korean input methods use Enter, too.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if ((draft ?? value) === '' && suggestion) accept();
    else if (settle()) onNext();
  };

  const hint = () => {
    if (suggestion && (draft ?? value) === '') {
      return (
        <button
          type="button"
          tabIndex={-1}
          onClick={accept}
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
  const reversed = isReversed && !issue ? 'dates_reversed' : undefined;
  const said = issue ?? reversed;

  return (
    <TextInput
      ref={ref}
      label={label}
      hint={hint()}
      error={said && t(`blanks.issue.${said}`)}
      className={className}
      maxLength={200}
      enterKeyHint="next"
      value={draft ?? value}
      onChange={(event) => type(event.target.value)}
      onFocus={(event) => {
        event.target.select();
        onFocus();
      }}
      onBlur={settle}
      onKeyDown={press}
      {...inputs[kind]}
      {...(blank.path === 'personalInfo.location' && { autoComplete: 'address-level2' })}
    />
  );
}
