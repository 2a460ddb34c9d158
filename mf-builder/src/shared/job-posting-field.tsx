import { useEffect, useRef } from 'react';
import { maxJobPostingLength } from '@shortlist/contracts/builder/document-content';
import { Button } from '@shortlist/shared-ui/components/button';
import { TextArea } from '@shortlist/shared-ui/components/text-area';
import { useMessages } from '../messages';
import { useResumeEditor, useResumeEditorActions } from './resume-editor/resume-editor-context';

export function JobPostingField({ autoFocus = false }: { autoFocus?: boolean | undefined }) {
  const t = useMessages();
  const posting = useResumeEditor(({ draft }) => draft.jobPosting ?? '');
  const { setField } = useResumeEditorActions();
  const textArea = useRef<HTMLTextAreaElement>(null);
  // The effect runs after a surrounding dialog has taken the focus.
  useEffect(() => {
    if (autoFocus) textArea.current?.focus();
  }, [autoFocus]);
  return (
    <div className="grid gap-1">
      <TextArea
        ref={(element) => {
          textArea.current = element;
        }}
        label={t('target.posting')}
        note={t('target.optional')}
        hint={t('target.postingHint')}
        rows={5}
        maxLength={maxJobPostingLength}
        value={posting}
        onChange={(event) => setField('jobPosting', event.target.value)}
        className="[&_textarea]:max-h-72 [&_textarea]:overflow-y-auto"
      />
      {posting && (
        <Button variant="link" size="sm" className="justify-self-start" onClick={() => setField('jobPosting', '')}>
          {t('target.clear')}
        </Button>
      )}
    </div>
  );
}
