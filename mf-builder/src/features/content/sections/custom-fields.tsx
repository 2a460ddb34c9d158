import { Trash2 } from 'lucide-react';
import type { CustomItem } from '@shortlist/contracts/builder/resume';
import { useToast } from '@shortlist/shared-ui/area';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../../../messages';
import { insertIn, removeIn } from '../../../shared/document/paths';
import { blankItem } from '../../../shared/editor/blank';
import { useEditor, useEditorActions } from '../../../shared/editor/editor';
import { AreaField, TextField } from '../../../shared/fields/text-field';
import { Bullets } from '../bullets';
import { CurrentDates } from '../current-dates';
import { EntryList } from '../entry-list';
import { useSpan } from '../../../shared/use-span';

export function CustomFields({ path }: { path: string }) {
  const t = useMessages();
  const span = useSpan();
  return (
    <>
      <TextField path={`${path}.name`} label={t('form.sectionName')} autoComplete="off" />
      <EntryList<CustomItem>
        path={`${path}.items`}
        blank={blankItem}
        titleOf={({ title, organisation, achievements }) => title || organisation || (achievements[0] ?? '')}
        detailOf={(item) => [item.title && item.organisation, span(item)].filter(Boolean).join(', ')}
        untitled={t('form.newItem')}
        addLabel={t('form.addItem')}
      >
        {(item) => (
          <>
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField path={`${item}.title`} label={t('form.itemTitle')} optional autoComplete="off" />
              <TextField path={`${item}.organisation`} label={t('form.organisation')} optional autoComplete="off" />
            </div>
            <CurrentDates path={item} nowLabel={t('form.goesOn')} optionalStart />
            <TextField path={`${item}.location`} label={t('form.location')} optional autoComplete="off" />
            <AreaField path={`${item}.description`} label={t('form.description')} optional rows={2} />
            <Bullets path={`${item}.achievements`} />
          </>
        )}
      </EntryList>
      <RemoveSection path={path} />
    </>
  );
}

function RemoveSection({ path }: { path: string }) {
  const t = useMessages();
  const toast = useToast();
  const index = Number(path.split('.')[1]);
  const section = useEditor(({ state }) => state.customSections[index]);
  const { change } = useEditorActions();
  const remove = () => {
    change((draft) => removeIn(draft, 'customSections', index));
    toast({
      title: t('form.removed', { name: section?.name || t('form.newSection') }),
      action: {
        label: t('form.undo'),
        onPress: () => change((draft) => insertIn(draft, 'customSections', section, index)),
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
