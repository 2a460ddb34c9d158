import { useCallback, useEffect, useRef, useState } from 'react';
import { Skeleton, SheetSkeleton } from '@shortlist/shared-ui/components/skeleton';
import { TabPanel, Tabs } from '@shortlist/shared-ui/components/tabs';
import { useLazyComponent } from '@shortlist/shared-ui/navigation/use-lazy-component';
import { ResumeEditorHeader } from '../features/editor-header/resume-editor-header';
import { ResumeConflictDialog } from '../features/editor-frame/resume-conflict-dialog';
import { UnsavedChangesGuard } from '../shared/document/unsaved-changes-guard';
import { OptimizeButton } from '../features/change-review/optimize-button';
import { ChangeReviewProvider, useChangeReview } from '../features/change-review/change-review-context';
import { useAcceptedScore } from '../features/change-review/use-accepted-score';
import { ScoreToggle } from '../features/score/score-toggle';
import { useScore } from '../shared/use-score';
import { TemplateTab } from '../features/template-picker/template-tab';
import { useMessages } from '../messages';
import { useDocumentShortcuts } from '../shared/document/use-document-shortcuts';
import { DownloadCheck } from '../shared/resume-editor/download-check';
import {
  useResumeEditor,
  useResumeEditorActions,
  useRequestedField,
} from '../shared/resume-editor/resume-editor-context';
import { ContentTab } from './content-tab';
import { useResumeEditorTab } from './use-resume-editor-tab';

const loadPreviewTab = async () => (await import('./preview-tab')).PreviewTab;

export function ResumeEditorScreen({ shouldChooseTemplate = false }: { shouldChooseTemplate?: boolean }) {
  return (
    <ChangeReviewProvider>
      <DownloadCheck>
        <ResumeEditorSteps shouldChooseTemplate={shouldChooseTemplate} />
      </DownloadCheck>
    </ChangeReviewProvider>
  );
}

function ResumeEditorSteps({ shouldChooseTemplate }: { shouldChooseTemplate: boolean }) {
  const t = useMessages();
  const isStored = useResumeEditor(({ stored }) => stored !== null);
  const [tab, setTab] = useResumeEditorTab(shouldChooseTemplate ? 'template' : 'content', isStored);
  const openContentTab = useCallback(() => setTab('content'), [setTab]);
  const PreviewTab = useLazyComponent(loadPreviewTab, tab === 'preview');
  const { requested } = useRequestedField();
  const { focusField } = useResumeEditorActions();
  const { review } = useChangeReview();
  const { data: storedScore } = useScore();
  const score = useAcceptedScore(review) ?? storedScore;
  const [isScoreOpen, setIsScoreOpen] = useState(false);
  const scoreToggle = useRef<HTMLButtonElement>(null);
  const optimizeButton = useRef<HTMLButtonElement>(null);
  const shouldFocusScore = useRef(false);
  const toggleScore = () => {
    shouldFocusScore.current = !isScoreOpen || tab !== 'content';
    setIsScoreOpen(shouldFocusScore.current);
    openContentTab();
  };
  // The score comes last on the page, so opening it moves the focus there and closing it moves the focus back.
  const focusOpenedScore = useCallback((heading: HTMLElement | null) => {
    if (heading && shouldFocusScore.current) heading.focus();
    shouldFocusScore.current = false;
  }, []);
  const closeScore = () => {
    setIsScoreOpen(false);
    scoreToggle.current?.focus();
  };
  useDocumentShortcuts(useResumeEditorActions());

  useEffect(() => {
    if (requested) openContentTab();
  }, [requested, openContentTab]);
  const isReviewing = review !== null;
  const wasReviewing = useRef(isReviewing);
  useEffect(() => {
    if (isReviewing && !wasReviewing.current) openContentTab();
    // The button that had the focus was removed with the review.
    if (!isReviewing && wasReviewing.current) optimizeButton.current?.focus();
    wasReviewing.current = isReviewing;
  }, [isReviewing, openContentTab]);

  return (
    <div className="builder-wrap pb-16 lg:pb-24">
      <ResumeEditorHeader
        isNew={!isStored}
        scoreToggle={
          <ScoreToggle
            score={score}
            ref={scoreToggle}
            open={isScoreOpen && tab === 'content' && !isReviewing}
            onToggle={isReviewing ? undefined : toggleScore}
          />
        }
        actions={<OptimizeButton ref={optimizeButton} />}
        isDownloadSecondary={tab === 'preview'}
      />
      <Tabs
        label={t('builder.steps')}
        id="builder"
        className="max-lg:justify-between max-lg:gap-2 max-xs:[&>button]:text-xs"
        items={[
          { value: 'template', label: t('builder.template'), step: 1 },
          { value: 'content', label: t('builder.content'), step: 2 },
          { value: 'preview', label: t('builder.preview'), step: 3 },
        ]}
        value={tab}
        onChange={setTab}
      />
      <div className="pt-6">
        <TabPanel tabsId="builder" value="template" current={tab}>
          <TemplateTab isNew={!isStored} onContinue={openContentTab} />
        </TabPanel>
        <TabPanel tabsId="builder" value="content" current={tab}>
          <ContentTab
            isScoreOpen={isScoreOpen}
            onCloseScore={closeScore}
            onScoreShown={focusOpenedScore}
            onPreview={() => setTab('preview')}
          />
        </TabPanel>
        <TabPanel tabsId="builder" value="preview" current={tab}>
          {PreviewTab ? (
            <PreviewTab onOpenTemplates={() => setTab('template')} onOpenField={focusField} />
          ) : (
            <Skeleton label={t('builder.loading')}>
              <SheetSkeleton className="mx-auto max-w-[640px]" />
            </Skeleton>
          )}
        </TabPanel>
      </div>
      <ResumeUnsavedChangesGuard />
    </div>
  );
}

function ResumeUnsavedChangesGuard() {
  const saveStatus = useResumeEditor((editor) => editor.saveStatus);
  const { flush } = useResumeEditorActions();
  return (
    <UnsavedChangesGuard
      saveStatus={saveStatus}
      flush={flush}
      renderConflictDialog={(canShowDialog) => <ResumeConflictDialog canShowDialog={canShowDialog} />}
    />
  );
}
