import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { SegmentedControl } from '@shortlist/shared-ui/components/segmented-control';
import { useMessages } from '../../../messages';
import { useResumeEditor, useResumeEditorActions } from '../../../shared/resume-editor/resume-editor-context';
import { detectSectionOrder, createOrderSettings } from './section-order';

export function SectionOrderControl() {
  const t = useMessages();
  const { setField } = useResumeEditorActions();
  const draft = useResumeEditor(({ draft }) => draft);
  const pageLanguage = useLanguage();
  const language = draft.language ?? pageLanguage;
  const order = detectSectionOrder(draft, language);
  const selectOrder = (selected: string) => {
    if (selected !== 'custom')
      setField('sections', createOrderSettings(selected === 'skills' ? 'skills' : 'template', draft, language));
  };
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1">
      <span aria-hidden="true" className="text-sm font-medium">
        {t('export.order.label')}
      </span>
      <SegmentedControl
        label={t('export.order.label')}
        value={order}
        onChange={selectOrder}
        options={(['template', 'skills', ...(order === 'custom' ? (['custom'] as const) : [])] as const).map(
          (value) => ({
            value,
            label: t(`export.order.${value}`),
          }),
        )}
        className="w-full [&_label]:px-2"
      />
      <p className="text-xs text-ink-soft">{t('export.order.hint', { tab: t('builder.content') })}</p>
    </div>
  );
}
