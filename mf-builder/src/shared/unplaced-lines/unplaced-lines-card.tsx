import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { resumeContentSchema, type ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { UnplacedLine } from '@shortlist/contracts/builder/resume';
import { useToast } from '@shortlist/shared-ui/area';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { Button } from '@shortlist/shared-ui/components/button';
import { Select } from '@shortlist/shared-ui/components/select';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../../messages';
import { isDeepEqual, getIn, setIn } from '../document/object-path';
import { listDestinations, insertText, type LineDestination } from './line-destinations';

export interface ContentWithUnplacedLines extends ResumeContent {
  tray?: UnplacedLine[];
}

/** Number of lines shown at first; files with many pages can leave hundreds. */
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

/** Lists the lines of a file that could not be placed automatically. Each can be placed or discarded, with undo. */
export function UnplacedLinesCard<T extends ContentWithUnplacedLines>({ state, onChange }: Props<T>) {
  const t = useMessages();
  const toast = useToast();
  const language = useLanguage();
  const heading = useId();
  const [all, setAll] = useState(false);
  const lines = state.tray ?? [];
  if (lines.length === 0) return null;
  const places = listDestinations(state, language, {
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

  const undo = (line: UnplacedLine, index: number, back: (state: T) => T = (after) => after) => ({
    label: t('form.undo'),
    onPress: () => onChange((after) => restoreLine(back(after), line, index)),
  });
  const placeLine = (line: UnplacedLine, index: number, { path, label }: LineDestination) => {
    const before = getIn(state, path);
    const next = insertText(state, path, line.text);
    if (!resumeContentSchema.safeParse(next).success) {
      toast({ title: t('tray.full', { place: label }), description: t('tray.fullText'), variant: 'destructive' });
      return;
    }
    onChange((now) => removeLine(insertText(now, path, line.text), line.id));
    const placed = getIn(next, path);
    // Undo preserves text that was typed there in the meantime.
    const back = (after: T) => (hasSameText(getIn(after, path), placed) ? setIn(after, path, before) : after);
    toast({ title: t('tray.put', { place: label }), action: undo(line, index, back) });
  };
  const discardLine = (line: UnplacedLine, index: number) => {
    onChange((now) => removeLine(now, line.id));
    toast({ title: t('tray.discarded'), action: undo(line, index) });
  };

  return (
    <section aria-labelledby={heading} className="rounded-card border border-dashed border-edge bg-sunken p-4 md:p-5">
      <div className="flex items-center justify-between gap-2">
        <h2 id={heading} className="d4">
          {t('tray.title')}
        </h2>
        <Badge className="bg-transparent!">{t('tray.lines', { count: lines.length })}</Badge>
      </div>
      <p className="mt-1 text-sm text-ink-soft">{t('tray.text')}</p>
      <ul className="mt-4 grid gap-2">
        {(all ? lines : lines.slice(0, initialCount)).map((line, index) => (
          <UnplacedLineRow
            key={line.id}
            line={line}
            destinations={places}
            onPlace={(place) => placeLine(line, index, place)}
            onDiscard={() => discardLine(line, index)}
          />
        ))}
      </ul>
      {!all && lines.length > initialCount && (
        <Button className="mt-3" size="sm" onClick={() => setAll(true)}>
          {t('tray.more', { count: lines.length - initialCount })}
        </Button>
      )}
    </section>
  );
}

/** Ignores ids, because each new section gets a new one. */
const hasSameText = (one: unknown, other: unknown) => isDeepEqual(stripIds(one), stripIds(other));
const stripIds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, inner: unknown) => (key === 'id' ? '' : inner)));

interface UnplacedLineProps {
  line: UnplacedLine;
  destinations: LineDestination[];
  onPlace: (place: LineDestination) => void;
  onDiscard: () => void;
}

function UnplacedLineRow({ line: { text, where }, destinations, onPlace, onDiscard }: UnplacedLineProps) {
  const t = useMessages();
  const named = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  const choose = (path: string) => {
    const place = destinations.find((one) => one.path === path);
    if (place) onPlace(place);
  };
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-2 rounded-control border border-line bg-sheet p-3 sm:grid-cols-[minmax(0,1fr)_160px_auto]">
      <p className="min-w-0 text-sm max-sm:col-span-2">
        <span className="wrap-anywhere whitespace-pre-line">{text}</span>
        {where && <span className="mt-1 block text-xs text-ink-soft">{where}</span>}
      </p>
      <Select
        label={t('tray.putNamed', { text: named })}
        hideLabel
        placeholder={t('tray.putIn')}
        options={destinations.map(({ path, label }) => ({ value: path, label }))}
        value=""
        onChange={(event) => choose(event.target.value)}
      />
      <Button variant="quiet" size="icon" aria-label={t('tray.discard', { text: named })} onClick={onDiscard}>
        <X size={20} aria-hidden />
      </Button>
    </li>
  );
}
