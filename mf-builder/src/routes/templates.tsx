import { PageHeader } from '@shortlist/shared-ui/components/page-header';
import { TemplateGallery } from '../features/templates/template-gallery';
import { useMessages } from '../messages';

export default function TemplatesRoute() {
  const t = useMessages();
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-8 pb-16 lg:pt-10 lg:pb-24">
      <PageHeader title={t('title')}>{t('lead')}</PageHeader>
      <TemplateGallery />
    </div>
  );
}
