import { useEffect, useRef, useState } from 'react';
import { Button } from '@shortlist/shared-ui/components/button';
import { TextArea } from '@shortlist/shared-ui/components/text-area';
import { useMessages } from '../messages';

interface Props {
  text: string;
  /** Term that the user is asked to add to the text. */
  term?: string;
  onDone: (text: string) => void;
  onCancel: () => void;
}

export function OwnWordsForm({ text, term, onDone, onCancel }: Props) {
  const t = useMessages();
  const [editedText, setEditedText] = useState(text);
  const textArea = useRef<HTMLTextAreaElement>(null);
  const isUsable = editedText.trim() !== '' && (term === undefined || editedText.trim() !== text.trim());
  useEffect(() => textArea.current?.focus(), []);
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isUsable) onDone(editedText.trim());
      }}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
    >
      <TextArea
        label={t('review.ownWords')}
        hint={term !== undefined && t('review.nameTerm', { term })}
        rows={3}
        value={editedText}
        maxLength={4_000}
        ref={(element) => void (textArea.current = element)}
        onChange={(event) => setEditedText(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" type="submit" disabled={!isUsable}>
          {t('review.acceptOwn')}
        </Button>
        <Button onClick={onCancel}>{t('review.back')}</Button>
      </div>
    </form>
  );
}
