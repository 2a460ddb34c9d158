import { Download, PencilLine, SquarePen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DocumentName, Generation } from '@shortlist/contracts/generator/generation';
import { Button } from '@shortlist/shared-ui/components/button';
import { useIsSingleColumn } from '@shortlist/shared-ui/components/use-media-query';
import { BlanksForm } from '../features/blanks/blanks-form';
import { findBlankElement, scrollToBlank } from '../features/blanks/blank-element';
import { SaveStatus } from '../features/blanks/save-status';
import { SuggestionsCard } from '../features/documents/suggestions-card';
import { AllKeywordsCard, KeywordsCard } from '../features/score/keyword-cards';
import { ScoreBar } from '../features/score/score-bar';
import { ScoreCard } from '../features/score/score-card';
import { useMessages } from '../messages';
import { useStickyTop } from '../shared/use-sticky-top';
import { DocumentsColumn } from './documents-column';
import { ResultHeader } from '../features/result/result-header';
import { useResult } from './use-result';

export function ResultView({
  generation,
  onGenerateAnother,
}: {
  generation: Generation;
  onGenerateAnother: () => void;
}) {
  const t = useMessages();
  const isSingleColumn = useIsSingleColumn();
  const { columnRef, top } = useStickyTop();
  const [selectedDocument, setSelectedDocument] = useState<DocumentName>('resume');
  const result = useResult(generation);
  const { blanks, getFixAction, download, isDownloading, canOpen, openInBuilder, isOpening } = result;
  const { activeBlank, openBlankCount, isDone } = blanks;
  const { keywords, score, suggestions, writer } = generation;
  const fillButtonRef = useRef<HTMLButtonElement>(null);
  const containerRefs = { resume: useRef<HTMLDivElement>(null), coverLetter: useRef<HTMLDivElement>(null) };

  const visibleDocument = activeBlank?.documentName ?? selectedDocument;
  // In two columns, the main button downloads the resume, and the cover letter has its own button.
  const primaryDocument = isSingleColumn ? visibleDocument : 'resume';

  // In two columns, the document scrolls to the active blank. In a single column, the user looks at the form.
  const { resume: resumeRef, coverLetter: coverLetterRef } = containerRefs;
  useEffect(() => {
    if (activeBlank && !isSingleColumn)
      scrollToBlank((activeBlank.documentName === 'resume' ? resumeRef : coverLetterRef).current, activeBlank.id);
  }, [activeBlank, isSingleColumn, resumeRef, coverLetterRef]);

  const closeForm = () => {
    if (!activeBlank) return;
    void result.letterSource.followCorrections();
    const { clickedBlank } = activeBlank;
    const document = clickedBlank?.documentName ?? selectedDocument;
    // In a single column, the fill button appears only after the form has closed.
    flushSync(() => {
      setSelectedDocument(document);
      blanks.closeForm();
    });
    const container = containerRefs[document].current;
    // The clicked blank has no element if the user removed it from the document. The fill button is not rendered if no
    // blank is open.
    ((clickedBlank && findBlankElement(container, clickedBlank.id)) ?? fillButtonRef.current ?? container)?.focus();
  };
  const renderDownloadButton = (variant: 'primary' | 'secondary') => (
    <Button
      variant={variant}
      busy={isDownloading(primaryDocument)}
      icon={<Download size={20} className="max-[359px]:hidden" aria-hidden />}
      onClick={() => download(primaryDocument)}
      className="max-sm:px-3 max-sm:whitespace-normal min-[360px]:text-left"
    >
      {t('pdf.download')}
    </Button>
  );
  const form = activeBlank && (
    <BlanksForm
      blanks={blanks}
      onLeave={closeForm}
      className="lg:max-h-[calc(100dvh-112px)]"
      finishButtons={
        <>
          {renderDownloadButton('primary')}
          {canOpen(primaryDocument) && (
            <Button
              busy={isOpening(primaryDocument)}
              icon={<SquarePen size={18} aria-hidden />}
              onClick={() => openInBuilder(primaryDocument)}
            >
              {t('open.open')}
            </Button>
          )}
        </>
      }
    />
  );

  return (
    <>
      <div className="wrap pt-6 pb-12 lg:pt-8">
        <ResultHeader
          generation={generation}
          openBlankCount={openBlankCount}
          onGenerateAnother={onGenerateAnother}
          saveStatus={<SaveStatus state={blanks.saveState} onRetry={() => void blanks.flush()} />}
          actions={
            <>
              {renderDownloadButton(isDone ? 'primary' : 'secondary')}
              {openBlankCount > 0 && (
                <Button
                  ref={isSingleColumn ? undefined : fillButtonRef}
                  variant="primary"
                  icon={<PencilLine size={18} aria-hidden />}
                  onClick={blanks.startFilling}
                >
                  {t('blanks.fill')}
                </Button>
              )}
            </>
          }
        />
        <div className="mt-4 grid gap-8 lg:mt-6 lg:grid-cols-[minmax(0,1fr)_408px] lg:gap-10">
          <DocumentsColumn
            result={result}
            keywords={keywords}
            isSingleColumn={isSingleColumn}
            visibleDocument={visibleDocument}
            onSelectDocument={(document) => {
              blanks.closeForm();
              setSelectedDocument(document);
            }}
            form={isSingleColumn && form}
            containerRefs={containerRefs}
            fillButtonRef={fillButtonRef}
          />
          <aside
            ref={columnRef}
            style={{ top }}
            className="grid min-w-0 content-start gap-4 lg:sticky lg:self-start"
            aria-label={form && !isSingleColumn ? t('blanks.fill') : t('result.aside')}
          >
            {form && !isSingleColumn ? (
              form
            ) : (
              <>
                <h2 className="sr-only">{t('result.aside')}</h2>
                <ScoreCard score={score} openBlankCount={openBlankCount} isDone={isDone} getFixAction={getFixAction} />
                <SuggestionsCard suggestions={suggestions} writer={writer} />
                <KeywordsCard keywords={keywords} />
                <AllKeywordsCard keywords={keywords} terms={score.terms} />
              </>
            )}
          </aside>
        </div>
        {isSingleColumn && (
          <Button fullWidth className="mt-6" onClick={onGenerateAnother}>
            {t('result.another')}
          </Button>
        )}
      </div>
      {isSingleColumn && !form && (
        <ScoreBar
          score={score}
          openBlankCount={openBlankCount}
          getFixAction={getFixAction}
          action={renderDownloadButton(isDone ? 'primary' : 'secondary')}
        />
      )}
    </>
  );
}
