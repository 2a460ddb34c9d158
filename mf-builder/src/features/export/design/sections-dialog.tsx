import { Dialog } from '@shortlist/shared-ui/components/dialog';
import { TextInput } from '@shortlist/shared-ui/components/text-input';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../../../messages';
import { useEditor, useEditorActions } from '../../../shared/editor/editor';
import { SortableList } from '../../../shared/sortable/sortable-list';
import { canMove, listed, withMoved, withSetting } from './orders';

export function SectionsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useMessages();
  const { set } = useEditorActions();
  const draft = useEditor(({ state }) => state);
  const page = useLanguage();
  const language = draft.language ?? page;
  const sections = listed(draft, language);

  return (
    <Dialog open={open} onClose={onClose} title={t('export.sections')} closeLabel={t('export.close')}>
      <p className="mb-3 text-sm text-ink-soft">{t('export.sectionsText')}</p>
      <SortableList
        count={sections.length}
        nameOf={(at) => sections[at]?.name ?? ''}
        keyOf={(at) => sections[at]?.key ?? ''}
        canMove={(from, to) => canMove(draft, language, from, to)}
        onMove={(from, to) => set('sections', withMoved(draft, language, from, to))}
      >
        {(at, grip) => {
          const section = sections[at];
          if (!section) return null;
          const { key, name, ownName, usualName, hidden, empty } = section;
          return (
            <div className="border-t border-line pt-1 pb-3">
              <div className="flex items-center justify-between gap-4 text-sm">
                <span aria-hidden="true" className="min-w-0 font-medium wrap-anywhere">
                  {usualName}
                  {empty && <span className="font-normal text-ink-soft"> {t('export.sectionEmpty')}</span>}
                </span>
                <label className="flex min-h-11 shrink-0 cursor-pointer items-center gap-2 text-ink-soft">
                  <input
                    type="checkbox"
                    checked={!hidden}
                    onChange={({ target }) =>
                      set('sections', withSetting(draft, language, key, { hidden: !target.checked }))
                    }
                    className="size-[18px] accent-accent"
                  />
                  {t('export.inDocument')}
                  <span className="sr-only">{name}</span>
                </label>
              </div>
              <div className="flex items-center gap-2">
                <TextInput
                  label={usualName}
                  hideLabel
                  note={empty ? t('export.sectionEmpty') : undefined}
                  className="grow"
                  value={ownName}
                  placeholder={usualName}
                  maxLength={80}
                  autoComplete="off"
                  onChange={({ target }) => set('sections', withSetting(draft, language, key, { name: target.value }))}
                />
                {grip}
              </div>
            </div>
          );
        }}
      </SortableList>
    </Dialog>
  );
}
