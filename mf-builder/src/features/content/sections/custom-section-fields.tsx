import { Trash2 } from 'lucide-react';
import type { CustomItem } from '@shortlist/contracts/builder/document-content';
import { useToast } from '@shortlist/shared-ui/area';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../../../messages';
import { insertIn, removeIn } from '../../../shared/document/object-path';
import { createEmptyCustomItem } from '@shortlist/documents/empty-content';
import { useResumeEditor, useResumeEditorActions } from '../../../shared/resume-editor/resume-editor-context';
import { TextField } from '../../../shared/fields/text-field';
import { BulletListField } from '../bullet-list-field';
import { DateRangeFields } from '../date-range-fields';
import { EntryList } from '../entry-list';
import { ImprovableTextAreaField } from '../improvable-text-area-field';
import { useFormatDateRange } from '../../../shared/use-format-date-range';

export function CustomSectionFields({ path }: { path: string }) {
  const t = useMessages();
  const formatDateRange = useFormatDateRange();
  return (
    <>
      <TextField path={`${path}.name`} label={t('form.sectionName')} autoComplete="off" />
      <EntryList<CustomItem>
        path={`${path}.items`}
        createEmpty={createEmptyCustomItem}
        getTitle={({ title, organisation, achievements }) => title || organisation || (achievements[0] ?? '')}
        getSubtitle={(item) => [item.title && item.organisation, formatDateRange(item)].filter(Boolean).join(', ')}
        untitledLabel={t('form.newItem')}
        addLabel={t('form.addItem')}
      >
        {(itemPath) => (
          <>
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField path={`${itemPath}.title`} label={t('form.itemTitle')} optional autoComplete="off" />
              <TextField path={`${itemPath}.organisation`} label={t('form.organization')} optional autoComplete="off" />
            </div>
            <DateRangeFields path={itemPath} checkboxLabel={t('form.ongoing')} isStartOptional />
            <TextField path={`${itemPath}.location`} label={t('form.location')} optional autoComplete="off" />
            <ImprovableTextAreaField path={`${itemPath}.description`} label={t('form.description')} optional rows={2} />
            <BulletListField path={`${itemPath}.achievements`} />
          </>
        )}
      </EntryList>
      <RemoveSectionButton path={path} />
    </>
  );
}

function RemoveSectionButton({ path }: { path: string }) {
  const t = useMessages();
  const toast = useToast();
  const index = Number(path.split('.')[1]);
  const section = useResumeEditor(({ draft }) => draft.customSections[index]);
  const { updateDraft } = useResumeEditorActions();
  const remove = () => {
    updateDraft((draft) => removeIn(draft, 'customSections', index));
    toast({
      title: t('form.removed', { name: section?.name || t('form.newSection') }),
      action: {
        label: t('form.undo'),
        onPress: () => updateDraft((draft) => insertIn(draft, 'customSections', section, index)),
      },
    });
  };
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={<Trash2 size={16} aria-hidden />}
      className="-mb-2 -ml-3 w-fit font-normal!"
      onClick={remove}
    >
      {t('form.removeSection')}
    </Button>
  );
}
