import { WandSparkles } from 'lucide-react';
import { improvedTextSchema } from '@shortlist/contracts/builder/improvement';
import { api } from '@shortlist/shared-ui/api';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../../../messages';
import { getResumePath } from '../../../shared/api-paths';
import { TextAreaField } from '../../../shared/fields/text-field';
import { ImproveMenu } from '../../../shared/improve/improve-menu';
import { ImprovePanel } from '../../../shared/improve/improve-panel';
import { useImproveField } from '../../../shared/improve/use-improve-field';
import { useResumeEditor, useResumeEditorActions } from '../../../shared/resume-editor/resume-editor-context';

const path = 'personalInfo.summary';

export function SummaryField() {
  const t = useMessages();
  const isEmpty = useResumeEditor(({ draft }) => !draft.personalInfo.summary.trim());
  const { ensureStored } = useResumeEditorActions();
  const flow = useImproveField(path, 'summary', async (signal) => {
    const stored = await ensureStored();
    return stored
      ? await api.post(`${getResumePath(stored.id)}/summary-draft`, improvedTextSchema, {}, { signal })
      : undefined;
  });
  const label = t('form.summary');
  return (
    <div className="grid grid-cols-1 gap-2">
      <TextAreaField path={path} label={label} hideLabel rows={4} />
      <div className="-ml-2 flex">
        {isEmpty ? (
          <Button
            variant="quiet"
            className="text-left whitespace-normal!"
            icon={<WandSparkles size={18} aria-hidden />}
            onClick={() => flow.start('draft')}
          >
            {t('improve.kind.draft')}
          </Button>
        ) : (
          <ImproveMenu flow={flow} name={label} />
        )}
      </div>
      <ImprovePanel flow={flow} name={label} />
    </div>
  );
}
