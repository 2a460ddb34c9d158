import { useMessages } from '../../messages';
import { PageFitText } from '../../shared/page-fit/page-fit-text';
import { PageFillIcon } from '../../shared/page-fit/page-fill-icon';
import { useStoredLayout } from '../../shared/page-fit/use-stored-layout';

export function PageFitBar() {
  const t = useMessages();
  const layout = useStoredLayout();
  if (!layout) return null;
  return (
    <section
      aria-label={t('export.fit.title')}
      className="flex min-h-14 items-center gap-4 rounded-card border border-line bg-sheet px-4 py-2 shadow-card"
    >
      <PageFillIcon pages={layout.pages} lastPageFill={layout.lastPageFill} small />
      <PageFitText layout={layout} />
    </section>
  );
}
