import { splitBlanks } from '@shortlist/documents/blanks';
import { isPresentWord } from '@shortlist/documents/i18n/format-date';
import { Checkbox } from '@shortlist/shared-ui/components/checkbox';
import { clsx } from 'clsx';
import { useMessages } from '../../messages';
import { getIn, setIn } from '../../shared/document/object-path';
import { useResumeEditor, useResumeEditorActions } from '../../shared/resume-editor/resume-editor-context';
import { DateField } from '../../shared/fields/date-field';

interface Props {
  path: string;
  checkboxLabel: string;
  isStartOptional?: boolean;
}

export function DateRangeFields({ path, checkboxLabel, isStartOptional }: Props) {
  const t = useMessages();
  // Imported entries may store "Present" as the end date instead of setting `current`.
  const isCurrent = useResumeEditor(
    ({ draft }) =>
      getIn(draft, `${path}.current`) === true ||
      isPresentWord((getIn(draft, `${path}.endDate`) as string | undefined) ?? ''),
  );
  const startDate = useResumeEditor(({ draft }) => getIn(draft, `${path}.startDate`) as string | undefined);
  const { updateDraft } = useResumeEditorActions();
  const setCurrent = (checked: boolean) =>
    updateDraft((draft) => {
      const endDate = getIn(draft, `${path}.endDate`) as string;
      // The checkbox hides the end date, so the user could no longer fill a blank in it.
      const hasBlank = splitBlanks(endDate).some(({ label }) => label !== undefined);
      const newEndDate = hasBlank || isPresentWord(endDate) ? '' : endDate;
      return setIn(setIn(draft, `${path}.current`, checked), `${path}.endDate`, newEndDate);
    });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DateField path={`${path}.startDate`} label={t('form.startDate')} optional={isStartOptional} />
      {/* The checkbox has its own vertical padding. */}
      <div className={clsx('grid content-start', isCurrent ? 'gap-1' : '-mb-3')}>
        {isCurrent ? (
          <p className="text-sm font-medium">{t('form.endDate')}</p>
        ) : (
          <DateField
            path={`${path}.endDate`}
            label={t('form.endDate')}
            optional
            startDate={startDate}
            onPresentWord={() => setCurrent(true)}
          />
        )}
        <Checkbox
          bordered={isCurrent}
          label={checkboxLabel}
          checked={isCurrent}
          data-field={`${path}.current`}
          onChange={(event) => setCurrent(event.target.checked)}
        />
      </div>
    </div>
  );
}
