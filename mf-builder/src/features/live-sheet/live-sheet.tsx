import { ZoomIn, ZoomOut } from 'lucide-react';
import { memo, useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { ResumeDraft } from '@shortlist/contracts/builder/saved-resume';
import { designOf } from '@shortlist/documents/templates/designs';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { Button } from '@shortlist/shared-ui/components/button';
import { Segments } from '@shortlist/shared-ui/components/segments';
import { Sheet } from '@shortlist/shared-ui/sheet/sheet';
import { useMessages } from '../../messages';
import { useEditor, useEditorActions, useFocusedPath } from '../../shared/editor/editor';
import { draftTree } from '../../shared/editor/tree';
import { useLayout } from '../../shared/page-fit/use-layout';
import { usePhone } from '@shortlist/shared-ui/components/use-media';
import { usePages } from './use-pages';

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2];
const fit = zooms.indexOf(1);

interface Props {
  /** Terms that are marked on it. */
  marks?: string[];
  /** What is drawn instead of what is typed, such as with changes that are not made yet. */
  shown?: (draft: ResumeDraft) => ResumeDraft;
  /** Path of what is outlined; else the field that is edited is. */
  at?: string;
  /** The narrow screen: read with its lines broken anew, or seen as a page. */
  narrow: boolean;
  /** What stands below the paper. */
  under?: ReactNode;
}

/** The resume as it is typed, drawn as every file of it will be. A click on a line goes to its field. */
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
        role={narrow ? undefined : 'region'}
        aria-label={narrow ? undefined : t('sheet.region')}
        tabIndex={narrow ? undefined : 0}
        className={narrow ? '' : 'relative -mx-4 -my-2 min-h-0 overflow-auto px-4 py-2'}
      >
        <div style={{ width: narrow ? '100%' : `${(zooms[zoom] ?? 1) * 100}%` }} className="mx-auto">
          <Paper marks={marks} shown={shown} at={at} reflow={narrow && reading} pane={pane} />
        </div>
      </div>
      {under}
    </div>
  );
}

function PageInSight({ pane }: { pane: RefObject<HTMLElement | null> }) {
  const t = useMessages();
  return <p className="ml-2 tabular-nums">{t('sheet.pageOf', usePages(pane, useLayout('draft')?.pages))}</p>;
}

/** Fields of an entry outline all of it; a bullet only itself. */
const outlineOf = (path: string) =>
  /^(\w+\.\d+|customSections\.\d+\.items\.\d+)\.(?!achievements)/.exec(path)?.[1] ?? path;

/** Drawn anew only when it shows something else: a key that is pressed comes first. */
const SteadySheet = memo(Sheet);

/** The paper alone. It follows what is typed when there is time: typing never waits for it. */
function Paper({
  marks,
  shown,
  at,
  reflow,
  pane,
}: Pick<Props, 'marks' | 'shown' | 'at'> & { reflow: boolean; pane: RefObject<HTMLDivElement | null> }) {
  const t = useMessages();
  const draft = useDeferredValue(useEditor(({ state }) => state));
  const edited = useFocusedPath();
  const activePath = useDeferredValue(outlineOf(at ?? edited));
  const { focusField } = useEditorActions();
  const tree = useMemo(() => draftTree(shown ? shown(draft) : draft), [draft, shown]);

  useEffect(() => {
    const line = activePath && pane.current?.querySelector('[data-active]');
    if (!line || !pane.current || pane.current.scrollHeight <= pane.current.clientHeight) return;
    const [shown, around] = [line.getBoundingClientRect(), pane.current.getBoundingClientRect()];
    // Only the paper moves, never the page under the person's hands.
    if (shown.top < around.top) pane.current.scrollTop += shown.top - around.top - 24;
    else if (shown.bottom > around.bottom) {
      pane.current.scrollTop += Math.min(shown.bottom - around.bottom + 24, shown.top - around.top - 24);
    }
  }, [activePath, pane]);

  return (
    <SteadySheet
      tree={tree}
      marks={marks}
      reflow={reflow}
      label={t('sheet.label')}
      activePath={activePath}
      onPath={focusField}
      className="rounded-sheet shadow-sheet"
    />
  );
}
