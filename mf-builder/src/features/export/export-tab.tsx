import { useState, type ReactNode } from 'react';
import { Segments } from '@shortlist/shared-ui/components/segments';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { useEditor } from '../../shared/editor/editor';
import { countMissing } from '../../shared/editor/find-missing';
import { machineQuery } from './calls';
import { DesignCard } from './design/design-card';
import { PageFitCard } from './design/page-fit-card';
import { ExportCard } from './files/export-card';
import { MachinePane } from './machine/machine-pane';
import { MachineSheet } from './machine/machine-sheet';
import { Incomplete } from './pages/incomplete';
import { NothingYet } from './pages/nothing-yet';
import { PagesBox } from './pages/pages-box';
import { ReadBack } from './pages/read-back';
import { usePdf } from './pages/use-pdf';
import { useCurrent } from './use-current';

interface Props {
  onTemplates: () => void;
  /** Opens the tab of a content field and focuses the field. */
  onField: (path: string) => void;
  history: ReactNode;
}

export function ExportTab({ onTemplates, onField, history }: Props) {
  const t = useMessages();
  const [view, setView] = useState<'sheet' | 'machine'>('sheet');
  const { missing, isSettled } = useCurrent();
  const saved = useEditor((state) => state.saved);
  const id = saved?.id ?? '';
  const version = saved?.draftVersion ?? 0;
  const isReady = version > 0 && isSettled;
  const pdf = usePdf(id, version, isReady);
  const machine = useQuery({
    ...machineQuery(id, version),
    enabled: isReady,
    placeholderData: (before) => before,
  });

  const views = (
    <Segments
      label={t('export.view')}
      value={view}
      onChange={setView}
      options={[
        { value: 'sheet', label: t('export.sheet') },
        { value: 'machine', label: t('export.machine') },
      ]}
    />
  );
  const incomplete = countMissing(missing) > 0 && <Incomplete missing={missing} onField={onField} />;

  if (!saved && isSettled) return <NothingYet onStart={() => onField('personalInfo.firstName')} />;

  if (view === 'machine') {
    return (
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,520px)_minmax(0,1fr)]">
        <div className="grid min-w-0 grid-cols-1 gap-3">
          {incomplete}
          <MachineSheet pdf={pdf} order={machine.data?.order ?? []} views={views} />
        </div>
        <MachinePane machine={machine} onField={onField} />
      </div>
    );
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,312px)_minmax(0,1fr)] 2xl:grid-cols-[312px_minmax(0,1fr)_312px]">
      <div className="grid min-w-0 grid-cols-1 gap-4 max-lg:row-start-2">
        <DesignCard onTemplates={onTemplates} />
        <PageFitCard id={id} version={version} onField={onField} />
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-4">
        {incomplete}
        <PagesBox pdf={pdf} views={views} onTemplates={onTemplates} />
        {machine.data && <ReadBack view={machine.data} onCompare={() => setView('machine')} />}
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-4 lg:col-span-2 lg:grid-cols-2 lg:items-start 2xl:col-span-1 2xl:grid-cols-1">
        <ExportCard
          id={id}
          hasGeneratedLetter={Boolean(saved?.generationId)}
          file={pdf.file}
          premiumOnly={pdf.premiumOnly}
        />
        {history}
      </div>
    </div>
  );
}
