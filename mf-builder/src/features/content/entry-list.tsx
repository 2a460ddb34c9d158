import { Plus } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { Button } from '@shortlist/shared-ui/components/button';
import { useToast } from '@shortlist/shared-ui/area';
import { useMessages } from '../../messages';
import { getIn, insertIn, removeIn } from '../../shared/document/paths';
import { useEditor, useEditorActions } from '../../shared/editor/editor';
import { useExampleHints } from '../../shared/example/example-hints';
import { useFormView } from '../../shared/editor/form-view';
import { SortableList } from '../../shared/sortable/sortable-list';
import { EntryCard } from './entry-card';

interface Props<Item extends object> {
  /** Path of the list in the resume, such as "experience". */
  path: string;
  blank: () => Item;
  titleOf: (item: Item) => string;
  detailOf?: (item: Item) => string;
  untitled: string;
  addLabel: string;
  /** Hides the remove button of the only entry. Source: the specification. */
  keepOne?: boolean;
  extra?: (path: string, index: number) => ReactNode;
  children: (path: string) => ReactNode;
}

interface Line {
  title: string;
  detail: string;
}

export function EntryList<Item extends object>({
  path,
  blank,
  titleOf,
  detailOf,
  untitled,
  addLabel,
  keepOne,
  ...rest
}: Props<Item>) {
  const { children, extra } = rest;
  const t = useMessages();
  const toast = useToast();
  // Compares the lines as one string, so that typing in an entry re-renders the list only when one of its lines
  // changes, and formats only that line again.
  const known = useMemo(() => ({ t, lines: new WeakMap<Item, Line>() }), [t]).lines;
  const lineOf = (item: Item): Line => {
    const line = known.get(item) ?? { title: titleOf(item), detail: detailOf?.(item) ?? '' };
    known.set(item, line);
    return line;
  };
  const text = useEditor(({ state }) => JSON.stringify((getIn(state, path) as Item[]).map(lineOf)));
  const lines = useMemo(() => JSON.parse(text) as Line[], [text]);
  const { change, moveItem, focusField } = useEditorActions();
  const { openEntry, setOpenEntry } = useFormView();
  const open = openEntry(path);
  const example = useExampleHints()?.example.resume;
  const nameOf = (index: number) => {
    if (lines[index]?.title) return lines[index].title;
    const hint = getIn(example, `${path}.${index}`) as Item | undefined;
    return hint ? t('example.entry', { name: titleOf(hint) }) : untitled;
  };

  const move = (from: number, to: number) => {
    moveItem(path, from, to);
    if (open === from) setOpenEntry(path, to);
    else if (open > from && open <= to) setOpenEntry(path, open - 1);
    else if (open < from && open >= to) setOpenEntry(path, open + 1);
  };
  const remove = (index: number) => {
    let item: unknown;
    change((draft) => {
      item = getIn(draft, `${path}.${index}`);
      return removeIn(draft, path, index);
    });
    if (open >= index) setOpenEntry(path, open === index ? -1 : open - 1);
    toast({
      title: t('form.removed', { name: nameOf(index) }),
      action: { label: t('form.undo'), onPress: () => change((draft) => insertIn(draft, path, item, index)) },
    });
  };
  const add = () => {
    change((draft) => insertIn(draft, path, blank()));
    focusField(`${path}.${lines.length}`);
  };

  return (
    <div className="grid gap-4">
      <SortableList count={lines.length} nameOf={nameOf} onMove={move} className="grid gap-3 empty:hidden">
        {(index, grip) => (
          <EntryCard
            title={nameOf(index)}
            detail={lines[index]?.detail}
            grip={grip}
            open={open === index}
            onToggle={() => setOpenEntry(path, open === index ? -1 : index)}
            onUp={index > 0 ? () => move(index, index - 1) : undefined}
            onDown={index < lines.length - 1 ? () => move(index, index + 1) : undefined}
            onRemove={keepOne && lines.length === 1 ? undefined : () => remove(index)}
          >
            {children(`${path}.${index}`)}
            {extra?.(`${path}.${index}`, index)}
          </EntryCard>
        )}
      </SortableList>
      <Button icon={<Plus size={18} aria-hidden />} onClick={add} className="justify-self-start">
        {addLabel}
      </Button>
    </div>
  );
}
