import { PageHead } from '@shortlist/shared-ui/components/page-head';
import { ExampleList } from '../features/examples/example-list';
import { useWords } from '../features/examples/words';

export default function ResumeExamples() {
  const t = useWords();
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-8 pb-16 lg:pt-10 lg:pb-24">
      <PageHead title={t('examples.title')}>{t('examples.lead')}</PageHead>
      <ExampleList />
    </div>
  );
}
