import { useEffect, useId, useRef, useState } from 'react';
import { splitBlanks } from '@shortlist/documents/blanks';
import { Button } from '@shortlist/shared-ui/components/button';
import { TextArea } from '@shortlist/shared-ui/components/text-area';
import { useMessages } from '../messages';

interface Props {
  text: string;
  /** The user's text before this edit. Its blanks may stay unfilled. */
  originalText: string;
  /** Term that the user is adding. The text must then change, unless it is a sample bullet. */
  termToAdd?: string;
  /** True if `text` is a sample bullet about the term instead of the user's text. */
  isSampleBullet?: boolean;
  /** Offers to delete the bullet if the text is empty. `onDone` then receives ''. */
  canDelete?: boolean;
  onDone: (text: string) => void;
  onCancel: () => void;
}

export function OwnWordsForm({
  text,
  originalText,
  termToAdd,
  isSampleBullet = false,
  canDelete = false,
  onDone,
  onCancel,
}: Props) {
  const t = useMessages();
  const [editedText, setEditedText] = useState(text);
  const textArea = useRef<HTMLTextAreaElement>(null);
  const reasonId = useId();
  const isEmpty = editedText.trim() === '';
  const hasNewBlank = countBlanks(editedText) > countBlanks(originalText);
  const isUsable = isEmpty
    ? canDelete
    : !hasNewBlank && (termToAdd === undefined || isSampleBullet || editedText.trim() !== text.trim());
  useEffect(() => {
    textArea.current?.focus();
    textArea.current?.form?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <form
      className="grid scroll-my-4 gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isUsable) onDone(editedText.trim());
      }}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
    >
      <TextArea
        label={t('review.ownWords')}
        hint={
          termToAdd !== undefined && t(isSampleBullet ? 'review.typicalLine' : 'review.nameTerm', { term: termToAdd })
        }
        rows={3}
        value={editedText}
        maxLength={4_000}
        ref={(element) => void (textArea.current = element)}
        onChange={(event) => setEditedText(event.target.value)}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="primary" type="submit" disabled={!isUsable} aria-describedby={reasonId}>
          {t(isEmpty && canDelete ? 'review.deleteLine' : 'review.acceptOwn')}
        </Button>
        <Button onClick={onCancel}>{t('review.back')}</Button>
        <p id={reasonId} role="status" className="text-xs text-ink-soft">
          {isEmpty && !canDelete && t('review.writeFirst')}
          {hasNewBlank && t('review.replaceBlank')}
        </p>
      </div>
    </form>
  );
}

const countBlanks = (text: string) => splitBlanks(text).filter(({ label }) => label !== undefined).length;
