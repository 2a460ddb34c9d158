import { Eye, PenLine } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@shortlist/shared-ui/components/button';
import { Segments } from '@shortlist/shared-ui/components/segments';
import { ContentForm } from '../features/content/content-form';
import { LiveSheet } from '../features/live-sheet/live-sheet';
import { useMessages } from '../messages';
import { useWantedField } from '../shared/editor/editor';
import { useOneColumn } from '../shared/use-media';

/** Step two: the form, and beside it the sheet as it is typed. On narrow screens one of the two. */
export function ContentTab({ onPreview }: { onPreview?: () => void }) {
  const t = useMessages();
  const narrow = useOneColumn();
  const [view, setView] = useState<'form' | 'sheet'>('form');
  const { wanted } = useWantedField();
  useEffect(() => {
    if (wanted) setView('form');
  }, [wanted]);

  const form = (
    <>
      <ContentForm />
      {onPreview && (
        <Button variant="primary" className="mt-6" icon={<Eye size={18} aria-hidden />} onClick={onPreview}>
          {t('builder.previewResume')}
        </Button>
      )}
    </>
  );
  if (!narrow) {
    return (
      <div className="grid grid-cols-[minmax(0,568px)_minmax(0,1fr)] gap-8">
        <div className="min-w-0">{form}</div>
        <div className="min-w-0">
          <LiveSheet narrow={false} />
        </div>
      </div>
    );
  }
  return (
    <div className="grid gap-4 pb-20">
      <Segments
        label={t('builder.view')}
        className="w-full"
        options={[
          { value: 'form', label: t('builder.form') },
          { value: 'sheet', label: t('builder.sheet') },
        ]}
        value={view}
        onChange={setView}
      />
      {view === 'form' ? <div>{form}</div> : <LiveSheet narrow />}
      <div className="fixed inset-x-0 bottom-0 z-30 flex min-h-18 items-center justify-end gap-3 border-t border-line bg-sheet px-4 py-3">
        {view === 'form' ? (
          <Button icon={<Eye size={18} aria-hidden />} onClick={() => setView('sheet')}>
            {t('builder.seeSheet')}
          </Button>
        ) : (
          <Button icon={<PenLine size={18} aria-hidden />} onClick={() => setView('form')}>
            {t('builder.edit')}
          </Button>
        )}
      </div>
    </div>
  );
}
