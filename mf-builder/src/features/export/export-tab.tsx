import { useState, type ReactNode } from 'react';
import { SegmentedControl } from '@shortlist/shared-ui/components/segmented-control';
import { useIsSingleColumn } from '@shortlist/shared-ui/components/use-media-query';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { useResumeEditor } from '../../shared/resume-editor/resume-editor-context';
import { countDraftProblems } from '../../shared/resume-editor/find-draft-problems';
import { parserViewQuery } from './api';
import { DesignCard } from './design/design-card';
import { PageFitCard } from './design/page-fit-card';
import { DownloadCard } from './download/download-card';
import { ParserViewPanel } from './parser-view/parser-view-panel';
import { ReadingOrderSheet } from './parser-view/reading-order-sheet';
import { IncompleteNotice } from './pdf-preview/incomplete-notice';
import { EmptyPreview } from './pdf-preview/empty-preview';
import { PdfPreview } from './pdf-preview/pdf-preview';
import { ParserViewSummary } from './pdf-preview/parser-view-summary';
import { usePdfPreview } from './pdf-preview/use-pdf-preview';
import { useExportPreparation } from './use-export-preparation';

interface Props {
  onOpenTemplates: () => void;
  onOpenField: (path: string) => void;
  historyCard: ReactNode;
}

export function ExportTab({ onOpenTemplates, onOpenField, historyCard }: Props) {
  const t = useMessages();
  const isSingleColumn = useIsSingleColumn();
  const [view, setView] = useState<'sheet' | 'machine'>('sheet');
  const { problems, isSettled } = useExportPreparation();
  const storedResume = useResumeEditor((state) => state.stored);
  const id = storedResume?.id ?? '';
  const version = storedResume?.draftVersion ?? 0;
  const isReady = version > 0 && isSettled;
  const pdf = usePdfPreview(id, version, isReady);
  const parserView = useQuery({
    ...parserViewQuery(id, version),
    enabled: isReady,
    placeholderData: (previous) => previous,
  });

  const viewSwitch = (
    <SegmentedControl
      label={t('export.view')}
      value={view}
      onChange={setView}
      options={[
        { value: 'sheet', label: t('export.sheet') },
        { value: 'machine', label: t('export.machine') },
      ]}
    />
  );
  const incompleteNotice = countDraftProblems(problems) > 0 && (
    <IncompleteNotice problems={problems} onOpenField={onOpenField} />
  );

  if (!storedResume && isSettled) return <EmptyPreview onStart={() => onOpenField('personalInfo.firstName')} />;

  if (view === 'machine') {
    return (
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,520px)_minmax(0,1fr)]">
        <div className="grid min-w-0 grid-cols-1 gap-3">
          {incompleteNotice}
          <ReadingOrderSheet pdf={pdf} headings={parserView.data?.order ?? []} viewSwitch={viewSwitch} />
        </div>
        <ParserViewPanel parserView={parserView} onOpenField={onOpenField} />
      </div>
    );
  }
  const design = (
    <>
      <DesignCard onOpenTemplates={onOpenTemplates} />
      <PageFitCard id={id} version={version} onOpenField={onOpenField} />
    </>
  );
  const preview = (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      {incompleteNotice}
      <PdfPreview pdf={pdf} viewSwitch={viewSwitch} onOpenTemplates={onOpenTemplates} />
      {parserView.data && <ParserViewSummary view={parserView.data} onCompare={() => setView('machine')} />}
    </div>
  );
  const downloads = (
    <DownloadCard
      id={id}
      hasGeneratedLetter={Boolean(storedResume?.generationId)}
      pdfFile={pdf.file}
      isPremiumRequired={pdf.isPremiumRequired}
    />
  );
  if (isSingleColumn) {
    return (
      <div className="grid grid-cols-1 gap-4">
        {preview}
        {downloads}
        {design}
        {historyCard}
      </div>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,312px)_minmax(0,1fr)] items-start gap-6 2xl:grid-cols-[312px_minmax(0,1fr)_312px]">
      <div className="grid min-w-0 grid-cols-1 gap-4">{design}</div>
      {preview}
      <div className="col-span-2 grid min-w-0 grid-cols-2 items-start gap-4 2xl:col-span-1 2xl:grid-cols-1">
        {downloads}
        {historyCard}
      </div>
    </div>
  );
}
