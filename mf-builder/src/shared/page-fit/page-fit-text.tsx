import type { ResumeLayout } from '@shortlist/contracts/builder/page-layout';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../../messages';

export function PageFitText({ layout }: { layout: ResumeLayout }) {
  const t = useMessages();
  const language = useLanguage();
  const { pages, lastPageFill, bodySize, room: freeLines } = layout;
  const percent = Math.round(lastPageFill * 100);
  const size = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(bodySize);
  return (
    <p className="min-w-0 text-sm text-ink-soft">
      <b className="block font-semibold text-ink">
        {pages === 1 ? t('export.fit.onePage', { percent }) : t('export.fit.pages', { pages, percent })}
      </b>
      {t('export.fit.size', { size })}{' '}
      {freeLines > 0 ? t('export.fit.room', { count: freeLines }) : t('export.fit.full')}
    </p>
  );
}
