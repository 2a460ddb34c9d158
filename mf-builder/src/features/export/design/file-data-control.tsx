import { useId } from 'react';
import { Checkbox } from '@shortlist/shared-ui/components/checkbox';
import { useMessages } from '../../../messages';
import { useResumeEditor, useResumeEditorActions } from '../../../shared/resume-editor/resume-editor-context';

export function FileDataControl() {
  const t = useMessages();
  const { setField } = useResumeEditorActions();
  const carriesData = useResumeEditor(({ draft }) => draft.carriesData ?? true);
  const hintId = useId();
  return (
    <div>
      <Checkbox
        label={t('export.fileData.label')}
        checked={carriesData}
        aria-describedby={hintId}
        onChange={({ target }) => setField('carriesData', target.checked)}
      />
      <p id={hintId} className="text-xs text-ink-soft">
        {t('export.fileData.hint')}
      </p>
    </div>
  );
}
