import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { Segments } from '@shortlist/shared-ui/components/segments';
import { useMessages } from '../../../messages';
import { useEditor, useEditorActions } from '../../../shared/editor/editor';
import { orderOf, settingsFor } from './orders';

export function SectionOrder() {
  const t = useMessages();
  const { set } = useEditorActions();
  const draft = useEditor(({ state }) => state);
  const page = useLanguage();
  const language = draft.language ?? page;
  const order = orderOf(draft, language);
  const choose = (wanted: string) => {
    if (wanted !== 'own') set('sections', settingsFor(wanted === 'skills' ? 'skills' : 'written', draft, language));
  };
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1">
      <span aria-hidden="true" className="text-sm font-medium">
        {t('export.order.label')}
      </span>
      <Segments
        label={t('export.order.label')}
        value={order}
        onChange={choose}
        options={(['written', 'skills', ...(order === 'own' ? (['own'] as const) : [])] as const).map((value) => ({
          value,
          label: t(`export.order.${value}`),
        }))}
        className="w-full [&_label]:px-2"
      />
      <p className="text-xs text-ink-soft">{t('export.order.hint', { tab: t('builder.content') })}</p>
    </div>
  );
}
