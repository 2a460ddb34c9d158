import { useState } from 'react';
import { listFontPairs } from '@shortlist/documents/fonts/font-pairs';
import { getTemplateDesign } from '@shortlist/documents/templates/designs';
import { Button } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { SegmentedControl } from '@shortlist/shared-ui/components/segmented-control';
import { Select } from '@shortlist/shared-ui/components/select';
import { Sheet } from '@shortlist/shared-ui/sheet/sheet';
import { useMessages } from '../../../messages';
import { useResumeEditor, useResumeEditorActions } from '../../../shared/resume-editor/resume-editor-context';
import { getDefaultPageSize } from '@shortlist/shared-ui/sheet/use-page-size';
import { useDraftTree } from '../pdf-preview/draft-sheet';
import { FileDataControl } from './file-data-control';
import { SectionOrderControl } from './section-order-control';
import { SectionsDialog } from './sections-dialog';
import { AccentSwatches } from './accent-swatches';

export function DesignCard({ onOpenTemplates }: { onOpenTemplates: () => void }) {
  const t = useMessages();
  const { setField } = useResumeEditorActions();
  const draft = useResumeEditor(({ draft }) => draft);
  const [isSectionsDialogOpen, setSectionsDialogOpen] = useState(false);
  const tree = useDraftTree();
  const design = getTemplateDesign(draft.templateId);
  const fontPairs = listFontPairs(design);

  return (
    <Card aria-labelledby="export-design" className="grid grid-cols-1 gap-4 md:[&_select]:text-sm">
      <h2 id="export-design" className="d4">
        {t('export.design')}
      </h2>
      <div className="flex items-center gap-3 rounded-control border border-line p-2">
        <div
          inert
          aria-hidden="true"
          className="sheet aspect-[210/297] w-9 shrink-0 overflow-hidden rounded-sm shadow-sheet"
        >
          <Sheet tree={tree} />
        </div>
        <span className="min-w-0 grow text-sm font-medium">{design.name}</span>
        <Button variant="quiet" size="sm" className="text-accent!" onClick={onOpenTemplates}>
          {t('export.change')}
        </Button>
      </div>
      <AccentSwatches accents={design.accents} value={draft.accent} onChange={(accent) => setField('accent', accent)} />
      <Select
        label={t('export.fonts')}
        value={fontPairs.some(({ id }) => id === draft.fonts) ? draft.fonts : ''}
        onChange={({ target }) => setField('fonts', target.value)}
        options={fontPairs.map(({ id, label }) => ({
          value: id,
          label: id === '' ? t('export.ownFonts', { fonts: label }) : label,
        }))}
      />
      <LabeledControl label={t('export.density.label')}>
        <SegmentedControl
          label={t('export.density.label')}
          value={draft.density}
          onChange={(density) => setField('density', density)}
          options={(['compact', 'regular', 'airy'] as const).map((value) => ({
            value,
            label: t(`export.density.${value}`),
          }))}
          className="w-full"
        />
      </LabeledControl>
      <LabeledControl label={t('export.paper')}>
        <SegmentedControl
          label={t('export.paper')}
          value={draft.pageSize ?? getDefaultPageSize()}
          onChange={(pageSize) => setField('pageSize', pageSize)}
          options={[
            { value: 'Letter', label: t('export.letter') },
            { value: 'A4', label: 'A4' },
          ]}
          className="w-full"
        />
      </LabeledControl>
      <SectionOrderControl />
      <Button className="whitespace-normal!" onClick={() => setSectionsDialogOpen(true)}>
        {t('export.sections')}
      </Button>
      <FileDataControl />
      <SectionsDialog open={isSectionsDialogOpen} onClose={() => setSectionsDialogOpen(false)} />
    </Card>
  );
}

function LabeledControl({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1">
      <span aria-hidden="true" className="text-sm font-medium">
        {label}
      </span>
      {children}
    </div>
  );
}
