import { useCallback, useEffect, useState } from 'react';
import { TabPanel, Tabs } from '@shortlist/shared-ui/components/tabs';
import { ConflictDialog } from '../features/editor-frame/conflict-dialog';
import { EditorHead } from '../features/editor-frame/editor-head';
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
import { useEditor, useEditorActions, useWantedField } from '../shared/editor/editor';
import { useTemplates } from '../shared/template/use-templates';
import { ContentTab } from './content-tab';
import { useTab } from './use-tab';

/** The resume builder: three steps that can be gone to and fro, with the resume in the address. */
export function EditorScreen({ isNew }: { isNew: boolean }) {
  return (
    <ReviewProvider>
      <Steps isNew={isNew} />
    </ReviewProvider>
  );
}

function Steps({ isNew }: { isNew: boolean }) {
  const t = useMessages();
  const isStored = useEditor(({ saved }) => saved !== null);
  const wasSaved = useEditor(({ saved }) => saved !== null && saved.version > 0);
  const templates = useTemplates();
  const isChosen = isStored || templates.isSuccess;
  const [tab, setTab] = useTab(isNew ? 'template' : 'content', { content: isChosen, preview: wasSaved }, isStored);
  const toContent = useCallback(() => setTab('content'), [setTab]);
  const { wanted } = useWantedField();
  const { focusField } = useEditorActions();
  const { review } = useReview();
  const [scoreOpen, setScoreOpen] = useState(false);
  const toggleScore = () => {
    setScoreOpen(!scoreOpen || tab !== 'content');
    toContent();
  };
  useDocumentKeys(useEditorActions());

  // A field that something asked for is in the form.
  useEffect(() => {
    if (wanted) toContent();
  }, [wanted, toContent]);
  // Changes are looked at beside the sheet.
  const reviews = review !== null;
  useEffect(() => {
    if (reviews) toContent();
  }, [reviews, toContent]);

  return (
    <div className="builder-wrap pb-16 lg:pb-24">
      <EditorHead
        isNew={!isStored}
        score={
          <ScoreToggle open={scoreOpen && tab === 'content' && !reviews} onToggle={reviews ? undefined : toggleScore} />
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
          {
            value: 'content',
            label: t('builder.content'),
            step: 2,
            blocked: isChosen ? undefined : t('builder.chooseFirst'),
          },
          {
            value: 'preview',
            label: t('builder.preview'),
            step: 3,
            blocked: wasSaved ? undefined : t('frame.saveOnce'),
          },
        ]}
        value={tab}
        onChange={setTab}
      />
      <div className="pt-6">
        <TabPanel tabs="builder" value="template" current={tab}>
          <TemplateTab isNew={!isStored} onContinue={isChosen ? toContent : undefined} />
        </TabPanel>
        <TabPanel tabs="builder" value="content" current={tab}>
          <ContentTab
            score={scoreOpen}
            onCloseScore={() => setScoreOpen(false)}
            onPreview={wasSaved ? () => setTab('preview') : undefined}
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

/** Nobody leaves what could not be kept without having been asked: one question at a time. */
function Guard() {
  const mark = useEditor(({ saveMark }) => saveMark);
  const { flush } = useEditorActions();
  const isSafe = useCallback(() => mark === 'saved', [mark]);
  const { asked, stay, leave } = useLeaveGuard({ isSafe, flush });
  return (
    <>
      {!asked && <ConflictDialog />}
      <LeaveDialog open={asked} onStay={stay} onLeave={leave} />
    </>
  );
}
