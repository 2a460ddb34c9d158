import { useCallback, useRef } from 'react';
import { TabPanel, Tabs } from '@shortlist/shared-ui/components/tabs';
import { useNavigate, useSearchParams } from '@shortlist/shared-ui/router';
import { JobPostingAnalysisCard } from '../features/letter-details/job-posting-analysis-card';
import { LetterDetailsForm } from '../features/letter-details/letter-details-form';
import { useJobPostingAnalysis } from '../features/letter-details/use-job-posting-analysis';
import { addTerm, type AddedTerms } from '../features/letter-content/add-terms';
import { LetterAdvice } from '../features/letter-content/letter-advice';
import { LetterConflictDialog } from '../features/letter-content/letter-conflict-dialog';
import { focusLetterText, LetterBodyEditor } from '../features/letter-content/letter-body-editor';
import { LetterDownloadCard } from '../features/letter-content/letter-download-card';
import { LetterEditorHeader } from '../features/letter-content/letter-editor-header';
import { LetterSheet } from '../features/letter-content/letter-sheet';
import { LetterRewriteNotice } from '../features/letter-content/letter-rewrite-notice';
import { useLetterGeneration } from '../features/letter-content/use-letter-generation';
import { LetterGenerationBar } from '../features/letter-content/letter-generation-bar';
import { useMessages } from '../messages';
import { UnsavedChangesGuard } from '../shared/document/unsaved-changes-guard';
import { useDocumentShortcuts } from '../shared/document/use-document-shortcuts';
import { useLetterEditor, useLetterEditorActions } from '../shared/letter-editor/letter-editor-context';
import { useFillTargetJob } from '../shared/letter-editor/use-fill-target-job';
import { PremiumDialog } from '../shared/premium/premium-dialog';
import { usePdfDownload } from '../shared/download/use-pdf-download';
import { useFocusFirstIssue } from './use-focus-first-issue';
import { getLetterPath } from '../shared/api-paths';

const tabs = ['details', 'edit', 'preview'] as const;
type LetterTab = (typeof tabs)[number];

/**
 * Stores the tab in the URL, so that Back and a reload preserve the tab. Each change starts from the current URL,
 * because a new letter gets its own URL while the user types.
 */
function useLetterTab(initialTab: LetterTab): [LetterTab, (tab: LetterTab) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const setTab = useCallback(
    (tab: LetterTab) => {
      const { pathname, search } = window.location;
      const query = new URLSearchParams(search);
      query.set('tab', tab);
      void navigate(`${pathname}?${query.toString()}`);
    },
    [navigate],
  );
  return [tabs.find((tab) => tab === params.get('tab')) ?? initialTab, setTab];
}

export function LetterEditorScreen({ initialTab }: { initialTab: LetterTab }) {
  const t = useMessages();
  const [tab, setTab] = useLetterTab(initialTab);
  const analysis = useJobPostingAnalysis();
  const generation = useLetterGeneration(() => setTab('edit'));
  const letter = useLetterEditor(({ draft }) => draft);
  const actions = useLetterEditorActions();
  const pdf = usePdfDownload(async () => {
    const storedLetter = await actions.ensureStored();
    return storedLetter && (`${getLetterPath(storedLetter.id)}/pdf` as const);
  });
  const caret = useRef<number | null>(null);
  useDocumentShortcuts(actions);
  useFocusFirstIssue(tab, setTab);
  useFillTargetJob();

  const lastAddedTerms = useRef<AddedTerms>(undefined);
  const insertTerm = (term: string) => {
    const options = { caret: caret.current, language: letter.language ?? 'en', lastAddition: lastAddedTerms.current };
    const { content, ...addedTerms } = addTerm(letter.content, term, options);
    lastAddedTerms.current = addedTerms;
    caret.current = addedTerms.caret;
    actions.updateDraft((draft) => ({ ...draft, content }));
    setTab('edit');
  };

  const highlightTerms = analysis.data && [...analysis.data.requiredSkills, ...analysis.data.keywords];
  const sheet = <LetterSheet generation={generation.state} highlightTerms={highlightTerms} />;
  const analysisCard = analysis.data && (
    <JobPostingAnalysisCard
      analysis={analysis.data}
      letterContent={letter.content}
      onInsert={insertTerm}
      onLastInserted={() => caret.current !== null && focusLetterText(caret.current)}
    />
  );
  const twoColumnClass = 'grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,568px)_minmax(0,1fr)]';

  return (
    <div className="builder-wrap pb-16 lg:pb-24">
      <LetterEditorHeader pdf={pdf} />
      <Tabs
        label={t('letter.steps')}
        id="letter"
        className="max-md:justify-between max-md:gap-2 max-xs:[&>button]:text-xs"
        items={tabs.map((value) => ({ value, label: t(`letter.tab.${value}`) }))}
        value={tab}
        onChange={setTab}
      />
      <div className="pt-6">
        <TabPanel tabsId="letter" value="details" current={tab}>
          <div className={twoColumnClass}>
            <div className="grid content-start gap-6">
              <LetterDetailsForm />
              <LetterGenerationBar
                generation={generation}
                isAnalyzing={analysis.isPending}
                onAnalyze={() => analysis.mutate(letter)}
              />
              {analysisCard}
            </div>
            <div className="lg:sticky lg:top-4 lg:self-start">{sheet}</div>
          </div>
        </TabPanel>
        <TabPanel tabsId="letter" value="edit" current={tab}>
          <div className={twoColumnClass}>
            <div className="grid content-start gap-6">
              <LetterRewriteNotice generation={generation} />
              <LetterBodyEditor caret={caret} />
              <LetterAdvice />
              {analysisCard}
            </div>
            <div className="max-lg:hidden lg:sticky lg:top-4 lg:self-start">{sheet}</div>
          </div>
        </TabPanel>
        <TabPanel tabsId="letter" value="preview" current={tab}>
          <div className="grid grid-cols-[minmax(0,1fr)] justify-center gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,704px)_minmax(0,360px)]">
            {sheet}
            <div className="grid content-start gap-6">
              <LetterDownloadCard pdf={pdf} />
              <LetterAdvice />
            </div>
          </div>
        </TabPanel>
      </div>
      <PremiumDialog
        reason={generation.state.status === 'paywall' ? 'uses' : pdf.isPremiumRequired ? 'template' : null}
        onClose={() => {
          generation.reset();
          pdf.dismissPremium();
        }}
      />
      <LetterUnsavedChangesGuard />
    </div>
  );
}

function LetterUnsavedChangesGuard() {
  const saveStatus = useLetterEditor((editor) => editor.saveStatus);
  const { flush } = useLetterEditorActions();
  return (
    <UnsavedChangesGuard
      saveStatus={saveStatus}
      flush={flush}
      renderConflictDialog={(canShowDialog) => <LetterConflictDialog canShowDialog={canShowDialog} />}
    />
  );
}
