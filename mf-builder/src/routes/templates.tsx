import { PageHead } from '@shortlist/shared-ui/components/page-head';
import { Gallery } from '../features/templates/gallery';
import { useMessages } from '../messages';

export default function Templates() {
  const t = useMessages();
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-8 pb-16 lg:pt-10 lg:pb-24">
      <PageHead title={t('title')}>{t('lead')}</PageHead>
      <Gallery />
    </div>
  );
}
