import { useCallback, useEffect, useRef, useState } from 'react';
import { TabPanel, Tabs } from '@shortlist/shared-ui/components/tabs';

import { EditorHead } from '../features/editor-frame/editor-head';
import { ResumeConflict } from '../features/editor-frame/resume-conflict';
import { LeaveDialog } from '../shared/document/leave-dialog';
import { ExportTab } from '../features/export/export-tab';
import { HistoryCard } from '../features/history/history-card';
import { OptimizeButton } from '../features/review/optimize-button';
import { ReviewProvider, useReview } from '../features/review/review-context';
import { ScoreToggle } from '../features/score/score-toggle';
import { TemplateTab } from '../features/template-picker/template-tab';
import { useMessages } from '../messages';
import { useDocumentKeys } from '../shared/document/use-document-keys';
import { useLeaveGuard } from '../shared/document/use-leave-guard';
import { DownloadCheck } from '../shared/editor/download-check';
import { useEditor, useEditorActions, useWantedField } from '../shared/editor/editor';
import { ContentTab } from './content-tab';
import { useTab } from './use-tab';

export function EditorScreen({ choosesTemplate = false }: { choosesTemplate?: boolean }) {
  return (
    <ReviewProvider>
      <DownloadCheck>
        <Steps choosesTemplate={choosesTemplate} />
      </DownloadCheck>
    </ReviewProvider>
  );
}

function Steps({ choosesTemplate }: { choosesTemplate: boolean }) {
  const t = useMessages();
  const isStored = useEditor(({ saved }) => saved !== null);
  const [tab, setTab] = useTab(choosesTemplate ? 'template' : 'content', isStored);
  const toContent = useCallback(() => setTab('content'), [setTab]);
  const { wanted } = useWantedField();
  const { focusField } = useEditorActions();
  const { review } = useReview();
  const [scoreOpen, setScoreOpen] = useState(false);
  const scoreToggle = useRef<HTMLButtonElement>(null);
  const opensScore = useRef(false);
  const toggleScore = () => {
    opensScore.current = !scoreOpen || tab !== 'content';
    setScoreOpen(opensScore.current);
    toContent();
  };
  // The score is at the end of the page, so opening it moves the focus there and closing it moves the focus back.
  const enterScore = useCallback((heading: HTMLElement | null) => {
    if (heading && opensScore.current) heading.focus();
    opensScore.current = false;
  }, []);
  const closeScore = () => {
    setScoreOpen(false);
    scoreToggle.current?.focus();
  };
  useDocumentKeys(useEditorActions());

  // Requested fields are in the form, on the content tab.
  useEffect(() => {
    if (wanted) toContent();
  }, [wanted, toContent]);
  // Changes are reviewed beside the sheet. The other tabs stay available.
  const reviews = review !== null;
  const reviewed = useRef(reviews);
  useEffect(() => {
    if (reviews && !reviewed.current) toContent();
    reviewed.current = reviews;
  }, [reviews, toContent]);

  return (
    <div className="builder-wrap pb-16 lg:pb-24">
      <EditorHead
        isNew={!isStored}
        score={
          <ScoreToggle
            ref={scoreToggle}
            open={scoreOpen && tab === 'content' && !reviews}
            onToggle={reviews ? undefined : toggleScore}
          />
        }
        actions={<OptimizeButton />}
        quietDownload={tab === 'preview'}
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
        <TabPanel tabs="builder" value="template" current={tab}>
          <TemplateTab isNew={!isStored} onContinue={toContent} />
        </TabPanel>
        <TabPanel tabs="builder" value="content" current={tab}>
          <ContentTab
            score={scoreOpen}
            onCloseScore={closeScore}
            onScoreShown={enterScore}
            onPreview={() => setTab('preview')}
          />
        </TabPanel>
        <TabPanel tabs="builder" value="preview" current={tab}>
          <ExportTab onTemplates={() => setTab('template')} onField={focusField} history={<HistoryCard />} />
        </TabPanel>
      </div>
      <Guard />
    </div>
  );
}

/** Shows only one of the conflict and leave dialogs at a time. */
function Guard() {
  const mark = useEditor(({ saveMark }) => saveMark);
  const { flush } = useEditorActions();
  const isSafe = useCallback(() => mark === 'saved', [mark]);
  const { asked, stay, leave } = useLeaveGuard({ isSafe, flush });
  return (
    <>
      <ResumeConflict asks={!asked} />
      <LeaveDialog open={asked} onStay={stay} onLeave={leave} />
    </>
  );
}
