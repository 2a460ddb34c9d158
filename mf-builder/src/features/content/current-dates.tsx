import { meansNow } from '@shortlist/documents/words/read-date';
import { Checkbox } from '@shortlist/shared-ui/components/checkbox';
import { cx } from '@shortlist/shared-ui/components/cx';
import { useMessages } from '../../messages';
import { getIn, setIn } from '../../shared/document/paths';
import { useEditor, useEditorActions } from '../../shared/editor/editor';
import { DateField } from '../../shared/fields/date-field';

interface Props {
  /** Path of the entry, such as "experience.0". */
  path: string;
  nowLabel: string;
  optionalStart?: boolean;
}

export function CurrentDates({ path, nowLabel, optionalStart }: Props) {
  const t = useMessages();
  // Imported files have "Present" as the end date instead of the checkbox.
  const current = useEditor(
    ({ state }) =>
      getIn(state, `${path}.current`) === true ||
      meansNow((getIn(state, `${path}.endDate`) as string | undefined) ?? ''),
  );
  const start = useEditor(({ state }) => getIn(state, `${path}.startDate`) as string | undefined);
  const { change } = useEditorActions();
  const setCurrent = (isCurrent: boolean) =>
    change((draft) => {
      const endDate = getIn(draft, `${path}.endDate`) as string;
      return setIn(setIn(draft, `${path}.current`, isCurrent), `${path}.endDate`, meansNow(endDate) ? '' : endDate);
    });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DateField path={`${path}.startDate`} label={t('form.startDate')} optional={optionalStart} />
      {/* The checkbox has its own vertical padding. */}
      <div className={cx('grid content-start', current ? 'gap-1' : '-mb-3')}>
        {current ? (
          <p className="text-sm font-medium">{t('form.endDate')}</p>
        ) : (
          <DateField
            path={`${path}.endDate`}
            label={t('form.endDate')}
            optional
            start={start}
            meansNow={meansNow}
            onNow={() => setCurrent(true)}
          />
        )}
        <Checkbox
          boxed={current}
          label={nowLabel}
          checked={current}
          data-field={`${path}.current`}
          onChange={(event) => setCurrent(event.target.checked)}
        />
      </div>
    </div>
  );
}
