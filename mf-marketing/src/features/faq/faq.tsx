import { getQueryOptions } from '@shortlist/shared-ui/api';
import { SkeletonBlock, Skeleton } from '@shortlist/shared-ui/components/skeleton';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { FaqSection } from '../../shared/faq-section';

const loadSchema = async () => (await import('@shortlist/contracts/support/help')).faqSchema;

export function Faq() {
  const t = useMessages();
  const { data: questions, isError } = useQuery(getQueryOptions('/api/help/faq', loadSchema));
  if (isError) return null;
  return (
    <FaqSection title={t('faq.title')} questions={questions}>
      <Skeleton label={t('faq.loading')} className="grid content-start gap-3 border-t border-line pt-4">
        <SkeletonBlock className="h-7 w-3/4" />
        <SkeletonBlock className="mb-4 h-18" />
        {Array.from({ length: 5 }, (_, index) => (
          <SkeletonBlock key={index} className="my-3 h-7 w-2/3" />
        ))}
      </Skeleton>
    </FaqSection>
  );
}
