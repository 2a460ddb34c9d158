import { Dialog } from '@shortlist/shared-ui/components/dialog';
import { TextInput } from '@shortlist/shared-ui/components/text-input';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../../../messages';
import { useEditor, useEditorActions } from '../../../shared/editor/editor';
import { SortableList } from '../../../shared/sortable/sortable-list';
import { canMove, listed, withMoved, withSetting } from './orders';

/** Order, names and visibility of the sections. */
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
            <div className="grid gap-1 border-t border-line py-3">
              <div className="flex items-end gap-2">
                <TextInput
                  label={usualName}
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
              <label className="flex min-h-11 items-center gap-2 text-sm">
                <input
                  type="checkbox"
                  checked={!hidden}
                  onChange={({ target }) =>
                    set('sections', withSetting(draft, language, key, { hidden: !target.checked }))
                  }
                  className="size-5 accent-accent"
                />
                {t('export.inDocument')}
                <span className="sr-only">{name}</span>
              </label>
            </div>
          );
        }}
      </SortableList>
    </Dialog>
  );
}
