import { useState } from 'react';
import { pairsFor } from '@shortlist/documents/faces/pairs';
import { designOf } from '@shortlist/documents/templates/designs';
import { Button } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { Segments } from '@shortlist/shared-ui/components/segments';
import { Select } from '@shortlist/shared-ui/components/select';
import { Sheet } from '@shortlist/shared-ui/sheet/sheet';
import { useMessages } from '../../../messages';
import { useEditor, useEditorActions } from '../../../shared/editor/editor';
import { localPageSize } from '@shortlist/shared-ui/sheet/page-size';
import { useDraftTree } from '../pages/draft-sheet';
import { SectionOrder } from './section-order';
import { SectionsDialog } from './sections-dialog';
import { Swatches } from './swatches';

export function DesignCard({ onTemplates }: { onTemplates: () => void }) {
  const t = useMessages();
  const { set } = useEditorActions();
  const draft = useEditor(({ state }) => state);
  const [naming, setNaming] = useState(false);
  const tree = useDraftTree();
  const design = designOf(draft.templateId);
  const pairs = pairsFor(design);

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
        <Button variant="quiet" size="sm" className="text-accent!" onClick={onTemplates}>
          {t('export.change')}
        </Button>
      </div>
      <Swatches accents={design.accents} value={draft.accent} onChange={(accent) => set('accent', accent)} />
      <Select
        label={t('export.fonts')}
        value={pairs.some(({ id }) => id === draft.fonts) ? draft.fonts : ''}
        onChange={({ target }) => set('fonts', target.value)}
        options={pairs.map(({ id, label }) => ({
          value: id,
          label: id === '' ? t('export.ownFonts', { fonts: label }) : label,
        }))}
      />
      <Choice label={t('export.density.label')}>
        <Segments
          label={t('export.density.label')}
          value={draft.density}
          onChange={(density) => set('density', density)}
          options={(['compact', 'regular', 'airy'] as const).map((value) => ({
            value,
            label: t(`export.density.${value}`),
          }))}
          className="w-full"
        />
      </Choice>
      <Choice label={t('export.paper')}>
        <Segments
          label={t('export.paper')}
          value={draft.pageSize ?? localPageSize()}
          onChange={(pageSize) => set('pageSize', pageSize)}
          options={[
            { value: 'Letter', label: t('export.letter') },
            { value: 'A4', label: 'A4' },
          ]}
          className="w-full"
        />
      </Choice>
      <SectionOrder />
      <Button className="whitespace-normal!" onClick={() => setNaming(true)}>
        {t('export.sections')}
      </Button>
      <SectionsDialog open={naming} onClose={() => setNaming(false)} />
    </Card>
  );
}

function Choice({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1">
      <span aria-hidden="true" className="text-sm font-medium">
        {label}
      </span>
      {children}
    </div>
  );
}
