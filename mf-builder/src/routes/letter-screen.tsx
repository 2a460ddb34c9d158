import { useCallback, useRef } from 'react';
import { TabPanel, Tabs } from '@shortlist/shared-ui/components/tabs';
import { useNavigate, useSearchParams } from '@shortlist/shared-ui/router';
import { AnalysisCard } from '../features/letter-details/analysis-card';
import { DetailsForm } from '../features/letter-details/details-form';
import { useAnalysis } from '../features/letter-details/use-analysis';
import { addTerm, type AddedTerms } from '../features/letter-text/add-terms';
import { LetterAdvice } from '../features/letter-text/letter-advice';
import { LetterConflict } from '../features/letter-text/letter-conflict';
import { LetterEditor } from '../features/letter-text/letter-editor';
import { LetterFiles } from '../features/letter-text/letter-files';
import { LetterHead } from '../features/letter-text/letter-head';
import { LetterSheet } from '../features/letter-text/letter-sheet';
import { useWriting } from '../features/letter-text/use-writing';
import { WriteBar } from '../features/letter-text/write-bar';
import { useMessages } from '../messages';
import { LeaveDialog } from '../shared/document/leave-dialog';
import { useDocumentKeys } from '../shared/document/use-document-keys';
import { useLeaveGuard } from '../shared/document/use-leave-guard';
import { useLetter, useLetterActions } from '../shared/letter/letter';
import { PremiumDialog } from '../shared/premium/premium-dialog';
import { usePdf } from '../shared/stored/use-pdf';
import { useFirstFault } from './use-first-fault';

const tabs = ['details', 'edit', 'preview'] as const;
type Tab = (typeof tabs)[number];

/**
 * Stores the tab in the URL, so that Back and a reload preserve it. Reads the URL on each change, because a letter may
 * get its own URL while it is being written.
 */
function useLetterTab(first: Tab): [Tab, (tab: Tab) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const set = useCallback(
    (tab: Tab) => {
      const { pathname, search } = window.location;
      const query = new URLSearchParams(search);
      query.set('tab', tab);
      void navigate(`${pathname}?${query.toString()}`);
    },
    [navigate],
  );
  return [tabs.find((tab) => tab === params.get('tab')) ?? first, set];
}

export function LetterScreen({ first }: { first: Tab }) {
  const t = useMessages();
  const [tab, setTab] = useLetterTab(first);
  const analysis = useAnalysis();
  const writing = useWriting(() => setTab('edit'));
  const letter = useLetter(({ state }) => state);
  const actions = useLetterActions();
  const pdf = usePdf(async () => {
    const stored = await actions.ensureStored();
    return stored && `/api/cover-letters/${encodeURIComponent(stored.id)}/pdf`;
  });
  const caret = useRef<number | null>(null);
  useDocumentKeys(useLetterActions());
  useFirstFault(tab, setTab);

  const added = useRef<AddedTerms>(undefined);
  const insert = (term: string) => {
    const options = { caret: caret.current, language: letter.language ?? 'en', before: added.current };
    const { content, ...next } = addTerm(letter.content, term, options);
    added.current = next;
    caret.current = next.caret;
    actions.change((draft) => ({ ...draft, content }));
    setTab('edit');
  };

  const marks = analysis.data && [...analysis.data.requiredSkills, ...analysis.data.keywords];
  const sheet = <LetterSheet writing={writing.writing} marks={marks} />;
  const analysed = analysis.data && (
    <AnalysisCard analysis={analysis.data} content={letter.content} onInsert={insert} />
  );
  const beside = 'grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,568px)_minmax(0,1fr)]';

  return (
    <div className="builder-wrap pb-16 lg:pb-24">
      <LetterHead pdf={pdf} />
      <Tabs
        label={t('letter.steps')}
        id="letter"
        className="max-md:justify-between max-md:gap-2 max-xs:[&>button]:text-xs"
        items={tabs.map((value) => ({ value, label: t(`letter.tab.${value}`) }))}
        value={tab}
        onChange={setTab}
      />
      <div className="pt-6">
        <TabPanel tabs="letter" value="details" current={tab}>
          <div className={beside}>
            <div className="grid content-start gap-6">
              <DetailsForm />
              <WriteBar writing={writing} analysing={analysis.isPending} onAnalyse={() => analysis.mutate(letter)} />
              {analysed}
            </div>
            <div className="lg:sticky lg:top-4 lg:self-start">{sheet}</div>
          </div>
        </TabPanel>
        <TabPanel tabs="letter" value="edit" current={tab}>
          <div className={beside}>
            <div className="grid content-start gap-6">
              <LetterEditor caret={caret} />
              <LetterAdvice />
              {analysed}
            </div>
            <div className="max-lg:hidden lg:sticky lg:top-4 lg:self-start">{sheet}</div>
          </div>
        </TabPanel>
        <TabPanel tabs="letter" value="preview" current={tab}>
          <div className="grid grid-cols-[minmax(0,1fr)] justify-center gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,704px)_minmax(0,360px)]">
            {sheet}
            <div className="grid content-start gap-6">
              <LetterFiles pdf={pdf} />
              <LetterAdvice />
            </div>
          </div>
        </TabPanel>
      </div>
      <PremiumDialog
        reason={writing.writing.state === 'wall' ? 'uses' : pdf.isPremium ? 'template' : null}
        onClose={() => {
          writing.reset();
          pdf.closePremium();
        }}
      />
      <Guard />
    </div>
  );
}

/** Shows only one of the conflict and leave dialogs at a time. */
function Guard() {
  const mark = useLetter(({ saveMark }) => saveMark);
  const { flush } = useLetterActions();
  const isSafe = useCallback(() => mark === 'saved', [mark]);
  const { asked, stay, leave } = useLeaveGuard({ isSafe, flush });
  return (
    <>
      <LetterConflict asks={!asked} />
      <LeaveDialog open={asked} onStay={stay} onLeave={leave} />
    </>
  );
}
