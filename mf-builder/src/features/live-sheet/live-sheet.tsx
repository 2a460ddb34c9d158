import { ZoomIn, ZoomOut } from 'lucide-react';
import {
  memo,
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import type { ResumeDraft } from '@shortlist/contracts/builder/saved-resume';
import { designOf } from '@shortlist/documents/templates/designs';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { Button } from '@shortlist/shared-ui/components/button';
import { Segments } from '@shortlist/shared-ui/components/segments';
import { Sheet, type Point } from '@shortlist/shared-ui/sheet/sheet';
import { useMessages } from '../../messages';
import { useEditor, useEditorActions, useFocusedPath } from '../../shared/editor/editor';
import { usePageLayout } from '../../shared/page-layout/use-page-layout';
import { usePhone } from '@shortlist/shared-ui/components/use-media';
import { LineEditor, type Step } from './line-editor';
import { caretAt, isLine, lineElement, linesOn } from './lines';
import { useFollowedLine } from './use-followed-line';
import { usePages } from './use-pages';
import { usePaneKey } from './use-pane-key';

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2];
const fit = zooms.indexOf(1);

interface Props {
  marks?: string[];
  /** Returns the draft to render instead, for example with proposed changes. */
  shown?: (draft: ResumeDraft) => ResumeDraft;
  /** Path to outline; defaults to the field that is being edited. */
  at?: string;
  /** True on narrow screens, which show the text either reflowed or as a page. */
  narrow: boolean;
  under?: ReactNode;
}

/** Renders the draft exactly as its files will look. Clicking a line edits it in place or focuses its field. */
export function LiveSheet({ marks, shown, at, narrow, under }: Props) {
  const t = useMessages();
  const [zoom, setZoom] = useState(fit);
  const [reading, setReading] = useState(usePhone());
  const pane = useRef<HTMLDivElement>(null);
  const templateId = useEditor(({ state }) => state.templateId);

  return (
    <div className={narrow ? 'grid gap-3' : 'sticky top-4 flex max-h-[calc(100dvh-32px)] flex-col gap-3'}>
      <div className="flex min-h-8 items-center gap-2 text-sm text-ink-soft">
        <Badge>{designOf(templateId).name}</Badge>
        <span className="grow" />
        {narrow ? (
          <Segments
            label={t('sheet.view')}
            options={[
              { value: 'read', label: t('sheet.read') },
              { value: 'page', label: t('sheet.page') },
            ]}
            value={reading ? 'read' : 'page'}
            onChange={(value) => setReading(value === 'read')}
          />
        ) : (
          <>
            <Button
              variant="quiet"
              size="icon"
              aria-label={t('sheet.smaller')}
              off={zoom === 0}
              onClick={() => setZoom(zoom - 1)}
            >
              <ZoomOut size={20} aria-hidden />
            </Button>
            <Button variant="quiet" size="sm" className="min-w-16 font-normal!" onClick={() => setZoom(fit)}>
              {zoom === fit ? t('sheet.fit') : `${(zooms[zoom] ?? 1) * 100} %`}
            </Button>
            <Button
              variant="quiet"
              size="icon"
              aria-label={t('sheet.larger')}
              off={zoom === zooms.length - 1}
              onClick={() => setZoom(zoom + 1)}
            >
              <ZoomIn size={20} aria-hidden />
            </Button>
            <PageInSight pane={pane} />
          </>
        )}
      </div>
      <div
        ref={pane}
        role="region"
        aria-label={t('sheet.region')}
        aria-description={t('sheet.keys')}
        tabIndex={0}
        className={narrow ? '' : 'relative -mx-4 -my-2 min-h-0 overflow-auto px-4 py-2'}
      >
        <div style={{ width: narrow ? '100%' : `${(zooms[zoom] ?? 1) * 100}%` }} className="mx-auto">
          <Paper marks={marks} shown={shown} at={at} narrow={narrow} reflow={narrow && reading} pane={pane} />
        </div>
      </div>
      {under}
    </div>
  );
}

function PageInSight({ pane }: { pane: RefObject<HTMLElement | null> }) {
  const t = useMessages();
  return <p className="ml-2 tabular-nums">{t('sheet.pageOf', usePages(pane))}</p>;
}

/** Returns the path to outline: the whole entry for its fields, but only the bullet itself for a bullet. */
const outlineOf = (path: string) =>
  /^(\w+\.\d+|customSections\.\d+\.items\.\d+)\.(?!achievements)/.exec(path)?.[1] ?? path;

/** Memoized, so that keystrokes take priority over rendering the sheet. */
const SteadySheet = memo(Sheet);

function Paper({
  marks,
  shown,
  at,
  narrow,
  reflow,
  pane,
}: Pick<Props, 'marks' | 'shown' | 'at' | 'narrow'> & { reflow: boolean; pane: RefObject<HTMLDivElement | null> }) {
  const t = useMessages();
  const draft = useDeferredValue(useEditor(({ state }) => state));
  const edited = useFocusedPath();
  const field = at ?? edited;
  const activePath = useDeferredValue(outlineOf(field));
  const { focusField, get } = useEditorActions();
  const seen = useMemo(() => (shown ? shown(draft) : draft), [draft, shown]);
  const { tree, lines } = usePageLayout(seen);
  const frame = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState<{ path: string; caret?: number }>();
  useFollowedLine({ field, narrow, pane, drawn: lines ?? tree });

  const open = useCallback(
    (path: string, point?: Point) => {
      const line = frame.current && lineElement(frame.current, path);
      // A preview of proposed changes cannot be edited.
      if (shown || !line || !isLine(get().state, path)) focusField(path);
      else setEditing({ path, caret: point && caretAt(line, point) });
    },
    [shown, focusField, get],
  );
  const linesNow = () => (frame.current ? linesOn(frame.current, get().state) : []);
  const indexOf = (all: HTMLElement[], path: string | undefined) =>
    all.findIndex((line) => line.dataset['path'] === path);
  const focusLine = (line: HTMLElement | undefined) => {
    if (!line) return;
    line.tabIndex = -1;
    line.setAttribute('aria-description', t('sheet.editLine'));
    line.focus();
  };
  const step = (by: Step) => {
    const all = linesNow();
    const now = indexOf(all, editing?.path);
    const next = by === 0 ? undefined : all[now + by]?.dataset['path'];
    if (next !== undefined) setEditing({ path: next });
    else if (by === 0) {
      setEditing(undefined);
      if (all[now]) focusLine(all[now]);
      else pane.current?.focus();
    }
    return next !== undefined || by === 0;
  };
  const press = (event: KeyboardEvent) => {
    const all = linesNow();
    const now = all.indexOf(event.target as HTMLElement);
    const path = all[now]?.dataset['path'];
    if (now < 0 || path === undefined) return;
    if (event.key === 'ArrowDown') focusLine(all[now + 1]);
    else if (event.key === 'ArrowUp') focusLine(all[now - 1]);
    else if (event.key === 'Home') focusLine(all[0]);
    else if (event.key === 'End') focusLine(all.at(-1));
    else if (event.key === 'Enter' || event.key === 'F2') open(path);
    else if (event.key === 'Escape') pane.current?.focus();
    else return;
    event.preventDefault();
  };
  usePaneKey(pane, () => {
    const all = linesNow();
    focusLine(all[Math.max(0, indexOf(all, edited))]);
  });

  return (
    <div ref={frame} onKeyDown={press} className="relative">
      <SteadySheet
        tree={tree}
        lines={lines}
        marks={marks}
        reflow={reflow}
        label={t('sheet.label')}
        activePath={editing ? undefined : activePath}
        onPath={open}
        className="rounded-sheet shadow-sheet"
      />
      {editing && (
        <LineEditor
          key={editing.path}
          {...editing}
          frame={frame}
          drawn={lines ?? tree}
          onStep={step}
          onLeave={() => setEditing((now) => (now?.path === editing.path ? undefined : now))}
        />
      )}
    </div>
  );
}
