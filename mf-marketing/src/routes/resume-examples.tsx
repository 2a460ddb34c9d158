import { PageHeader } from '@shortlist/shared-ui/components/page-header';
import { ExampleList } from '../features/examples/example-list';
import { useExampleMessages } from '../features/examples/messages';

export default function ResumeExamples() {
  const t = useExampleMessages();
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-8 pb-16 lg:pt-10 lg:pb-24">
      <PageHeader title={t('examples.title')}>{t('examples.lead')}</PageHeader>
      <ExampleList />
    </div>
  );
}
