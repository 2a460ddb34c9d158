import { useMessages } from '../../messages';
import { FillWords } from '../../shared/page-fit/fill-words';
import { PagePicture } from '../../shared/page-fit/page-picture';
import { useLayout } from '../../shared/page-fit/use-layout';

export function PageFitLine() {
  const t = useMessages();
  const layout = useLayout();
  if (!layout) return null;
  return (
    <section
      aria-label={t('export.fit.title')}
      className="flex min-h-14 items-center gap-4 rounded-card border border-line bg-sheet px-4 py-2 shadow-card"
    >
      <PagePicture pages={layout.pages} fill={layout.lastPageFill} small />
      <FillWords layout={layout} />
    </section>
  );
}
