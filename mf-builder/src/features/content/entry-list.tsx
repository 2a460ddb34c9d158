import { Plus } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { Button } from '@shortlist/shared-ui/components/button';
import { useToast } from '@shortlist/shared-ui/area';
import { useMessages } from '../../messages';
import { getIn, insertIn, removeIn } from '../../shared/document/object-path';
import { useResumeEditor, useResumeEditorActions } from '../../shared/resume-editor/resume-editor-context';
import { useExampleHints } from '../../shared/example/example-hints';
import { useFormDisclosure } from '../../shared/resume-editor/form-disclosure';
import { SortableList } from '../../shared/sortable/sortable-list';
import { EntryCard } from './entry-card';

interface Props<Item extends object> {
  path: string;
  createEmpty: () => Item;
  getTitle: (item: Item) => string;
  getSubtitle?: (item: Item) => string;
  untitledLabel: string;
  addLabel: string;
  /** Hides the remove button of the only entry. */
  isLastRequired?: boolean;
  renderExtra?: (path: string, index: number) => ReactNode;
  children: (path: string) => ReactNode;
}

interface EntrySummary {
  title: string;
  subtitle: string;
}

export function EntryList<Item extends object>({
  path,
  createEmpty,
  getTitle,
  getSubtitle,
  untitledLabel,
  addLabel,
  isLastRequired,
  ...rest
}: Props<Item>) {
  const { children, renderExtra } = rest;
  const t = useMessages();
  const toast = useToast();
  // Selects the summaries as one string, so that typing re-renders the list only when a summary changes. The cache
  // depends on `t` because summaries are in the page's language.
  const summaryCache = useMemo(() => ({ t, cache: new WeakMap<Item, EntrySummary>() }), [t]).cache;
  const getSummary = (item: Item): EntrySummary => {
    const summary = summaryCache.get(item) ?? { title: getTitle(item), subtitle: getSubtitle?.(item) ?? '' };
    summaryCache.set(item, summary);
    return summary;
  };
  const serializedSummaries = useResumeEditor(({ draft }) =>
    JSON.stringify((getIn(draft, path) as Item[]).map(getSummary)),
  );
  const summaries = useMemo(() => JSON.parse(serializedSummaries) as EntrySummary[], [serializedSummaries]);
  const { updateDraft, moveItem, focusField } = useResumeEditorActions();
  const { getOpenEntry, setOpenEntry } = useFormDisclosure();
  const openIndex = getOpenEntry(path);
  const { getKey, moveKey } = useEntryKeys(summaries.length);
  const example = useExampleHints()?.example.resume;
  const getName = (index: number) => {
    if (summaries[index]?.title) return summaries[index].title;
    const hint = getIn(example, `${path}.${index}`) as Item | undefined;
    return hint ? t('example.entry', { name: getTitle(hint) }) : untitledLabel;
  };

  const move = (from: number, to: number) => {
    moveItem(path, from, to);
    moveKey(from, to);
    if (openIndex === from) setOpenEntry(path, to);
    else if (openIndex > from && openIndex <= to) setOpenEntry(path, openIndex - 1);
    else if (openIndex < from && openIndex >= to) setOpenEntry(path, openIndex + 1);
  };
  const remove = (index: number) => {
    let item: unknown;
    updateDraft((draft) => {
      item = getIn(draft, `${path}.${index}`);
      return removeIn(draft, path, index);
    });
    if (openIndex >= index) setOpenEntry(path, openIndex === index ? -1 : openIndex - 1);
    toast({
      title: t('form.removed', { name: getName(index) }),
      action: { label: t('form.undo'), onPress: () => updateDraft((draft) => insertIn(draft, path, item, index)) },
    });
  };
  const add = () => {
    updateDraft((draft) => insertIn(draft, path, createEmpty()));
    focusField(`${path}.${summaries.length}`);
  };

  return (
    <div className="grid gap-4">
      <SortableList
        count={summaries.length}
        getLabel={getName}
        getKey={getKey}
        onMove={move}
        className="grid gap-3 empty:hidden"
      >
        {(index, dragHandle) => (
          <EntryCard
            title={getName(index)}
            subtitle={summaries[index]?.subtitle}
            dragHandle={dragHandle}
            open={openIndex === index}
            onToggle={() => setOpenEntry(path, openIndex === index ? -1 : index)}
            onMoveUp={index > 0 ? () => move(index, index - 1) : undefined}
            onMoveDown={index < summaries.length - 1 ? () => move(index, index + 1) : undefined}
            onRemove={isLastRequired && summaries.length === 1 ? undefined : () => remove(index)}
          >
            {children(`${path}.${index}`)}
            {renderExtra?.(`${path}.${index}`, index)}
          </EntryCard>
        )}
      </SortableList>
      <Button icon={<Plus size={18} aria-hidden />} onClick={add} className="justify-self-start">
        {addLabel}
      </Button>
    </div>
  );
}

/** Entries have no ids. Each key moves with its entry, so the entry keeps the focus. */
function useEntryKeys(count: number) {
  const [movedKeys, setMovedKeys] = useState<number[]>([]);
  const getKey = (index: number) => String(movedKeys[index] ?? index);
  const moveKey = (from: number, to: number) => {
    const keys = Array.from({ length: Math.max(count, movedKeys.length) }, (_, index) => movedKeys[index] ?? index);
    setMovedKeys(keys.toSpliced(from, 1).toSpliced(to, 0, keys[from] ?? from));
  };
  return { getKey, moveKey };
}
