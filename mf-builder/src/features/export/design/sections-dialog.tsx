import { Dialog } from '@shortlist/shared-ui/components/dialog';
import { TextInput } from '@shortlist/shared-ui/components/text-input';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../../../messages';
import { useResumeEditor, useResumeEditorActions } from '../../../shared/resume-editor/resume-editor-context';
import { SortableList } from '../../../shared/sortable/sortable-list';
import { canMoveSection, moveSection, updateSectionSetting } from '../../../shared/section-settings';
import { listCurrentSections } from './section-order';

export function SectionsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useMessages();
  const { setField } = useResumeEditorActions();
  const draft = useResumeEditor(({ draft }) => draft);
  const pageLanguage = useLanguage();
  const language = draft.language ?? pageLanguage;
  const sections = listCurrentSections(draft, language);

  return (
    <Dialog open={open} onClose={onClose} title={t('export.sections')} closeLabel={t('export.close')}>
      <p className="mb-3 text-sm text-ink-soft">{t('export.sectionsText')}</p>
      <SortableList
        count={sections.length}
        getLabel={(index) => sections[index]?.name ?? ''}
        getKey={(index) => sections[index]?.key ?? ''}
        canMove={(from, to) => canMoveSection(sections, from, to)}
        onMove={(from, to) => setField('sections', moveSection(sections, from, to))}
      >
        {(index, dragHandle) => {
          const section = sections[index];
          if (!section) return null;
          const { key, name, customName, defaultName, hidden, isEmpty } = section;
          return (
            <div className="border-t border-line pt-1 pb-3">
              <div className="flex items-center justify-between gap-4 text-sm">
                <span aria-hidden="true" className="min-w-0 font-medium wrap-anywhere">
                  {defaultName}
                  {isEmpty && <span className="font-normal text-ink-soft"> {t('export.sectionEmpty')}</span>}
                </span>
                <label className="flex min-h-11 shrink-0 cursor-pointer items-center gap-2 text-ink-soft">
                  <input
                    type="checkbox"
                    checked={!hidden}
                    onChange={({ target }) =>
                      setField('sections', updateSectionSetting(sections, key, { hidden: !target.checked }))
                    }
                    className="size-[18px] accent-accent"
                  />
                  {t('export.inDocument')}
                  <span className="sr-only">{name}</span>
                </label>
              </div>
              <div className="flex items-center gap-2">
                <TextInput
                  label={defaultName}
                  hideLabel
                  note={isEmpty ? t('export.sectionEmpty') : undefined}
                  className="grow"
                  value={customName}
                  placeholder={defaultName}
                  maxLength={80}
                  autoComplete="off"
                  onChange={({ target }) =>
                    setField('sections', updateSectionSetting(sections, key, { name: target.value }))
                  }
                />
                {dragHandle}
              </div>
            </div>
          );
        }}
      </SortableList>
    </Dialog>
  );
}
