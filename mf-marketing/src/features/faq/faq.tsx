import { Minus, Plus } from 'lucide-react';
import { getQueryOptions } from '@shortlist/shared-ui/api';
import { PlainText } from '@shortlist/shared-ui/components/plain-text';
import { SkeletonBlock, Skeleton } from '@shortlist/shared-ui/components/skeleton';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';

const loadSchema = async () => (await import('@shortlist/contracts/support/help')).faqSchema;

export function Faq() {
  const t = useMessages();
  const { data: questions, isError } = useQuery(getQueryOptions('/api/help/faq', loadSchema));
  if (isError) return null;
  return (
    <section className="band">
      <div className="wrap grid gap-8 lg:grid-cols-[4fr_8fr] lg:gap-12">
        <h2 className="d2">{t('faq.title')}</h2>
        {questions ? (
          <div className="border-t border-line">
            {questions.map(({ id, question, answer }, index) => (
              <details key={id} open={index === 0} className="group border-b border-line">
                <summary className="flex min-h-15 list-none items-center justify-between gap-4 py-4 text-lg font-medium [&::-webkit-details-marker]:hidden">
                  {question}
                  <Plus size={18} className="group-open:hidden" aria-hidden />
                  <Minus size={18} className="hidden group-open:block" aria-hidden />
                </summary>
                <PlainText text={answer} className="measure pb-6 text-ink-soft" />
              </details>
            ))}
          </div>
        ) : (
          <Skeleton label={t('faq.loading')} className="grid content-start gap-3 border-t border-line pt-4">
            <SkeletonBlock className="h-7 w-3/4" />
            <SkeletonBlock className="mb-4 h-18" />
            {Array.from({ length: 5 }, (_, index) => (
              <SkeletonBlock key={index} className="my-3 h-7 w-2/3" />
            ))}
          </Skeleton>
        )}
      </div>
    </section>
  );
}
