import { lazy, Suspense } from 'react';
import type { Example } from '@shortlist/documents/samples/examples/example';
import { useIsMounted } from '@shortlist/shared-ui/area';
import { buttonClass } from '@shortlist/shared-ui/components/button';
import { Dialog } from '@shortlist/shared-ui/components/dialog';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { SheetStrokes } from '@shortlist/shared-ui/components/skeleton';
import { useMedia } from '@shortlist/shared-ui/components/use-media';
import { UseLink } from './use-link';
import { useWords } from './words';

const ExampleSheet = lazy(() => import('./example-sheet'));

/** The whole resume of an example, to be read: a page, on phones larger text without one. */
export function PreviewDialog({ example, onClose }: { example?: Example; onClose: () => void }) {
  const t = useWords();
  const isMounted = useIsMounted();
  const page = useMedia('(min-width: 640px)');
  if (!example) return null;
  const title = t(`examples.people.${example.id}.title`);
  const wish = new URLSearchParams({ title, industry: example.target, template: example.templateId });
  return (
    <Dialog open onClose={onClose} place="wide" title={title} closeLabel={t('examples.close')}>
      <div className="grid gap-4">
        <p className="measure text-sm text-ink-soft">{t('examples.about', { name: example.templateName })}</p>
        <div className="actions">
          <UseLink example={example} className={buttonClass({ variant: 'primary' })} />
          {isMounted('/autonomous') && (
            <Link to={`/autonomous?${wish}`} className={buttonClass()}>
              {t('examples.write')}
            </Link>
          )}
        </div>
        <div className="-mx-4 -mb-4 bg-sunken sm:p-4 md:mx-0 md:mb-0 md:rounded-card md:p-6">
          <Suspense
            fallback={
              <div className="sheet @container aspect-[210/297] rounded-sheet bg-doc shadow-sheet">
                <SheetStrokes />
              </div>
            }
          >
            <ExampleSheet example={example} reflow={!page} label={t('examples.sheet', { title })} />
          </Suspense>
        </div>
      </div>
    </Dialog>
  );
}
