import { X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { resumeContentSchema, type ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { UnplacedLine } from '@shortlist/contracts/builder/resume-settings';
import { useToast } from '@shortlist/shared-ui/area';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { Button } from '@shortlist/shared-ui/components/button';
import { Select } from '@shortlist/shared-ui/components/select';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../../messages';
import { getIn, setIn } from '../document/object-path';
import { isDeepEqual } from '../document/object-values';
import { listDestinations, insertText, type LineDestination } from './line-destinations';

export interface ContentWithUnplacedLines extends ResumeContent {
  tray?: UnplacedLine[];
}

/** Number of lines shown at first. A long file can have hundreds of unplaced lines. */
const initialCount = 40;

interface Props<T extends ContentWithUnplacedLines> {
  state: T;
  onChange: (update: (state: T) => T) => void;
}

const removeLine = <T extends ContentWithUnplacedLines>(state: T, id: string): T => ({
  ...state,
  tray: state.tray?.filter((line) => line.id !== id),
});
const restoreLine = <T extends ContentWithUnplacedLines>(state: T, line: UnplacedLine, index: number): T => ({
  ...state,
  tray: (state.tray ?? []).toSpliced(index, 0, line),
});

/** Lists the lines of a file that the import couldn't place. The user can place or discard each line. */
export function UnplacedLinesCard<T extends ContentWithUnplacedLines>({ state, onChange }: Props<T>) {
  const t = useMessages();
  const toast = useToast();
  const language = useLanguage();
  const headingId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [isExpanded, setExpanded] = useState(false);
  const lines = state.tray ?? [];
  if (lines.length === 0) return null;
  const destinations = listDestinations(state, language, {
    newSection: t('tray.newSection'),
    unnamed: t('form.newSection'),
    personal: {
      headline: t('form.headline'),
      email: t('form.email'),
      phone: t('form.phone'),
      location: t('form.home'),
      website: t('form.website'),
      linkedin: t('form.linkedin'),
    },
  });

  /** Moves the focus to a neighboring line, or to the page heading if there is none, before a line is removed. */
  const focusNeighbor = (index: number) => {
    const rows = list.current?.children;
    const select = (rows?.[index + 1] ?? rows?.[index - 1])?.querySelector('select');
    if (select) select.focus();
    else document.querySelector('h1')?.focus({ preventScroll: true });
  };
  const createUndoAction = (line: UnplacedLine, index: number, revert: (state: T) => T = (state) => state) => ({
    label: t('form.undo'),
    onPress: () => onChange((current) => restoreLine(revert(current), line, index)),
  });
  const placeLine = (line: UnplacedLine, index: number, { path, label }: LineDestination) => {
    const previousValue = getIn(state, path);
    const updatedState = insertText(state, path, line.text);
    if (!resumeContentSchema.safeParse(updatedState).success) {
      toast({ title: t('tray.full', { place: label }), description: t('tray.fullText'), variant: 'destructive' });
      return;
    }
    focusNeighbor(index);
    onChange((current) => removeLine(insertText(current, path, line.text), line.id));
    const placedValue = getIn(updatedState, path);
    // Undo preserves text typed there in the meantime.
    const revert = (current: T) =>
      hasSameText(getIn(current, path), placedValue) ? setIn(current, path, previousValue) : current;
    toast({ title: t('tray.addedTo', { place: label }), action: createUndoAction(line, index, revert) });
  };
  const discardLine = (line: UnplacedLine, index: number) => {
    focusNeighbor(index);
    onChange((current) => removeLine(current, line.id));
    toast({ title: t('tray.discarded'), action: createUndoAction(line, index) });
  };

  return (
    <section aria-labelledby={headingId} className="rounded-card border border-dashed border-edge bg-sunken p-4 md:p-5">
      <div className="flex items-center justify-between gap-2">
        <h2 id={headingId} className="d4">
          {t('tray.title')}
        </h2>
        <Badge className="bg-transparent!">{t('tray.lines', { count: lines.length })}</Badge>
      </div>
      <p className="mt-1 text-sm text-ink-soft">{t('tray.text')}</p>
      <ul ref={list} className="mt-4 grid gap-2">
        {(isExpanded ? lines : lines.slice(0, initialCount)).map((line, index) => (
          <UnplacedLineRow
            key={line.id}
            line={line}
            destinations={destinations}
            onPlace={(destination) => placeLine(line, index, destination)}
            onDiscard={() => discardLine(line, index)}
          />
        ))}
      </ul>
      {!isExpanded && lines.length > initialCount && (
        <Button className="mt-3" size="sm" onClick={() => setExpanded(true)}>
          {t('tray.more', { count: lines.length - initialCount })}
        </Button>
      )}
    </section>
  );
}

/** Ignores ids, because each new section gets a new id. */
const hasSameText = (a: unknown, b: unknown) => isDeepEqual(stripIds(a), stripIds(b));
const stripIds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, child: unknown) => (key === 'id' ? '' : child)));

interface UnplacedLineProps {
  line: UnplacedLine;
  destinations: LineDestination[];
  onPlace: (destination: LineDestination) => void;
  onDiscard: () => void;
}

function UnplacedLineRow({ line: { text, where }, destinations, onPlace, onDiscard }: UnplacedLineProps) {
  const t = useMessages();
  const excerpt = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  const [selectedPath, setSelectedPath] = useState('');
  const destination = destinations.find(({ path }) => path === selectedPath);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-2 rounded-control border border-line bg-sheet p-3 sm:grid-cols-[minmax(0,1fr)_160px_auto]">
      <p className="min-w-0 text-sm max-sm:col-span-2">
        <span className="wrap-anywhere whitespace-pre-line">{text}</span>
        {where && <span className="mt-1 block text-xs text-ink-soft">{where}</span>}
      </p>
      <Select
        label={t('tray.addToNamed', { text: excerpt })}
        hideLabel
        placeholder={t('tray.addTo')}
        options={destinations.map(({ path, label }) => ({ value: path, label }))}
        value={destination?.path ?? ''}
        onChange={(event) => setSelectedPath(event.target.value)}
      />
      {/* Arrow keys change the selection, so a button confirms it. */}
      {destination && (
        <Button
          variant="primary"
          className="col-start-1 row-start-3 sm:col-start-2 sm:row-start-2"
          onClick={() => onPlace(destination)}
        >
          {t('tray.add')}
          <span className="sr-only"> {excerpt}</span>
        </Button>
      )}
      <Button variant="quiet" size="icon" aria-label={t('tray.discard', { text: excerpt })} onClick={onDiscard}>
        <X size={20} aria-hidden />
      </Button>
    </li>
  );
}
