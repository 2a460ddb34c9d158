import { useState } from 'react';
import { Alert } from '@shortlist/shared-ui/components/alert';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../../messages';
import { useLetterEditor } from '../../shared/letter-editor/letter-editor-context';
import type { LetterGeneration } from './use-letter-generation';

/**
 * Offers to rewrite a generated letter if the user added the job posting afterward. Disappears once the user edits the
 * text.
 */
export function LetterRewriteNotice({ generation: { state, start, cancel } }: { generation: LetterGeneration }) {
  const t = useMessages();
  const letter = useLetterEditor(({ draft }) => draft);
  const [openedLetter] = useState(letter);
  const isOutdated =
    openedLetter.aiGenerated &&
    !openedLetter.jobDescription.trim() &&
    letter.jobDescription.trim() !== '' &&
    letter.content === openedLetter.content;
  if (!isOutdated) return null;
  const isWriting = state.status === 'generating';
  return (
    <Alert
      title={t('letter.rewrite.title')}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" busy={isWriting} busyLabel={t('letter.generating')} onClick={start}>
            {t('letter.rewrite.action')}
          </Button>
          {isWriting && (
            <Button size="sm" onClick={cancel}>
              {t('letter.cancel')}
            </Button>
          )}
        </div>
      }
    >
      {t('letter.rewrite.text')}
    </Alert>
  );
}
