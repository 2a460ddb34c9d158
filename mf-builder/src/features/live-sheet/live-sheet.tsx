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
import type { ResumeDraft } from '@shortlist/contracts/builder/resume';
import { getTemplateDesign } from '@shortlist/documents/templates/designs';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { Button } from '@shortlist/shared-ui/components/button';
import { SegmentedControl } from '@shortlist/shared-ui/components/segmented-control';
import { Sheet, type Point } from '@shortlist/shared-ui/sheet/sheet';
import { useMessages } from '../../messages';
import {
  useResumeEditor,
  useResumeEditorActions,
  useFocusedPath,
} from '../../shared/resume-editor/resume-editor-context';
import { usePageLayout } from '../../shared/page-layout/use-page-layout';
import { useIsPhone } from '@shortlist/shared-ui/components/use-media-query';
import { LineEditor, type Step } from './line-editor';
import { getCaretOffset, isEditableLine, findLineElement, listEditableLines } from './sheet-lines';
import { useScrollToEditedLine } from './use-scroll-to-edited-line';
import { useVisiblePage } from './use-visible-page';
import { usePaneEnterKey } from './use-pane-enter-key';

const zoomLevels = [0.5, 0.75, 1, 1.25, 1.5, 2];
const fitZoomIndex = zoomLevels.indexOf(1);

interface Props {
  highlightTerms?: string[];
  /** Returns the draft to render instead, for example with proposed changes applied. */
  transformDraft?: (draft: ResumeDraft) => ResumeDraft;
  /** Path to outline. Default: the field that is being edited. */
  outlinedPath?: string;
  /** On narrow screens, the user can switch between reflowed text and a page. */
  isNarrow: boolean;
  footer?: ReactNode;
}

/** Renders the draft as it looks in exported files. Clicking a line edits it in place or focuses its form field. */
export function LiveSheet({ highlightTerms, transformDraft, outlinedPath, isNarrow, footer }: Props) {
  const t = useMessages();
  const [zoomIndex, setZoomIndex] = useState(fitZoomIndex);
  const [isReadingView, setReadingView] = useState(useIsPhone());
  const pane = useRef<HTMLDivElement>(null);
  const templateId = useResumeEditor(({ draft }) => draft.templateId);

  return (
    <div className={isNarrow ? 'grid gap-3' : 'sticky top-4 flex max-h-[calc(100dvh-32px)] flex-col gap-3'}>
      <div className="flex min-h-8 items-center gap-2 text-sm text-ink-soft">
        <Badge>{getTemplateDesign(templateId).name}</Badge>
        <span className="grow" />
        {isNarrow ? (
          <SegmentedControl
            label={t('sheet.view')}
            options={[
              { value: 'read', label: t('sheet.read') },
              { value: 'page', label: t('sheet.page') },
            ]}
            value={isReadingView ? 'read' : 'page'}
            onChange={(value) => setReadingView(value === 'read')}
          />
        ) : (
          <>
            <Button
              variant="quiet"
              size="icon"
              aria-label={t('sheet.smaller')}
              disabled={zoomIndex === 0}
              onClick={() => setZoomIndex(zoomIndex - 1)}
            >
              <ZoomOut size={20} aria-hidden />
            </Button>
            <Button
              variant="quiet"
              size="sm"
              className="min-w-16 font-normal!"
              onClick={() => setZoomIndex(fitZoomIndex)}
            >
              {zoomIndex === fitZoomIndex ? t('sheet.fit') : `${(zoomLevels[zoomIndex] ?? 1) * 100} %`}
            </Button>
            <Button
              variant="quiet"
              size="icon"
              aria-label={t('sheet.larger')}
              disabled={zoomIndex === zoomLevels.length - 1}
              onClick={() => setZoomIndex(zoomIndex + 1)}
            >
              <ZoomIn size={20} aria-hidden />
            </Button>
            <PageIndicator pane={pane} />
          </>
        )}
      </div>
      <div
        ref={pane}
        role="region"
        aria-label={t('sheet.region')}
        aria-description={t('sheet.keys')}
        tabIndex={0}
        className={isNarrow ? '' : 'relative -mx-4 -my-2 min-h-0 overflow-auto px-4 py-2'}
      >
        <div style={{ width: isNarrow ? '100%' : `${(zoomLevels[zoomIndex] ?? 1) * 100}%` }} className="mx-auto">
          <LivePaper
            highlightTerms={highlightTerms}
            transformDraft={transformDraft}
            outlinedPath={outlinedPath}
            isNarrow={isNarrow}
            reflow={isNarrow && isReadingView}
            pane={pane}
          />
        </div>
      </div>
      {footer}
    </div>
  );
}

function PageIndicator({ pane }: { pane: RefObject<HTMLElement | null> }) {
  const t = useMessages();
  return <p className="ml-2 tabular-nums">{t('sheet.pageOf', useVisiblePage(pane))}</p>;
}

/** Returns the path of the field's entry. For a bullet, returns the bullet's own path. */
const getOutlinedPath = (path: string) =>
  /^(\w+\.\d+|customSections\.\d+\.items\.\d+)\.(?!achievements)/.exec(path)?.[1] ?? path;

/** Memoized, so that keystrokes take priority over rendering the sheet. */
const MemoizedSheet = memo(Sheet);

function LivePaper({
  highlightTerms,
  transformDraft,
  outlinedPath,
  isNarrow,
  reflow,
  pane,
}: Pick<Props, 'highlightTerms' | 'transformDraft' | 'outlinedPath' | 'isNarrow'> & {
  reflow: boolean;
  pane: RefObject<HTMLDivElement | null>;
}) {
  const t = useMessages();
  const draft = useResumeEditor(({ draft }) => draft);
  const editedPath = useFocusedPath();
  const targetPath = outlinedPath ?? editedPath;
  const activePath = useDeferredValue(getOutlinedPath(targetPath));
  const { focusField, getSnapshot } = useResumeEditorActions();
  const shownDraft = useMemo(() => (transformDraft ? transformDraft(draft) : draft), [draft, transformDraft]);
  const { tree, lines: findKnownLayout } = usePageLayout(shownDraft);
  const frame = useRef<HTMLDivElement>(null);
  const [editedLine, setEditedLine] = useState<{ path: string; caret?: number }>();
  useScrollToEditedLine({ path: targetPath, isNarrow, pane, renderKey: findKnownLayout ?? tree });

  const openField = useCallback(
    (path: string, point?: Point) => {
      const line = frame.current && findLineElement(frame.current, path);
      // A preview of proposed changes is read-only.
      if (transformDraft || !line || !isEditableLine(getSnapshot().draft, path)) focusField(path);
      else setEditedLine({ path, caret: point && getCaretOffset(line, point) });
    },
    [transformDraft, focusField, getSnapshot],
  );
  const listLines = () => (frame.current ? listEditableLines(frame.current, getSnapshot().draft) : []);
  const findLineIndex = (lineElements: HTMLElement[], path: string | undefined) =>
    lineElements.findIndex((line) => line.dataset['path'] === path);
  const focusLine = (line: HTMLElement | undefined) => {
    if (!line) return;
    line.tabIndex = -1;
    line.setAttribute('aria-description', t('sheet.editLine'));
    line.focus();
  };
  const moveEditor = (step: Step) => {
    const lineElements = listLines();
    const index = findLineIndex(lineElements, editedLine?.path);
    const nextPath = step === 0 ? undefined : lineElements[index + step]?.dataset['path'];
    if (nextPath !== undefined) setEditedLine({ path: nextPath });
    else if (step === 0) {
      setEditedLine(undefined);
      if (lineElements[index]) focusLine(lineElements[index]);
      else pane.current?.focus();
    }
    return nextPath !== undefined || step === 0;
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const lineElements = listLines();
    const index = lineElements.indexOf(event.target as HTMLElement);
    const path = lineElements[index]?.dataset['path'];
    if (index < 0 || path === undefined) return;
    if (event.key === 'ArrowDown') focusLine(lineElements[index + 1]);
    else if (event.key === 'ArrowUp') focusLine(lineElements[index - 1]);
    else if (event.key === 'Home') focusLine(lineElements[0]);
    else if (event.key === 'End') focusLine(lineElements.at(-1));
    else if (event.key === 'Enter' || event.key === 'F2') openField(path);
    else if (event.key === 'Escape') pane.current?.focus();
    else return;
    event.preventDefault();
  };
  usePaneEnterKey(pane, () => {
    const lineElements = listLines();
    focusLine(lineElements[Math.max(0, findLineIndex(lineElements, editedPath))]);
  });

  return (
    <div ref={frame} onKeyDown={handleKeyDown} className="relative">
      <MemoizedSheet
        tree={tree}
        findKnownLayout={findKnownLayout}
        highlightTerms={highlightTerms}
        reflow={reflow}
        label={t('sheet.label')}
        activePath={editedLine ? undefined : activePath}
        onFieldClick={openField}
        className="rounded-sheet shadow-sheet"
      />
      {editedLine && (
        <LineEditor
          key={editedLine.path}
          {...editedLine}
          frame={frame}
          renderKey={findKnownLayout ?? tree}
          onStep={moveEditor}
          onLeave={() => setEditedLine((current) => (current?.path === editedLine.path ? undefined : current))}
        />
      )}
    </div>
  );
}
