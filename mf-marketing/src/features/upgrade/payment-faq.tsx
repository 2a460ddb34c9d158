import { Minus, Plus } from 'lucide-react';
import { useMessages } from '../../messages';
import { usePublicConfig } from '../../shared/use-public-config';

const questions = ['pay', 'refund', 'limit', 'account', 'browser', 'subscription'] as const;

export function PaymentFaq() {
  const t = useMessages();
  const dailyLimit = usePublicConfig()?.premiumDailyGenerations;
  // Hides the question about the limit if the server sends none.
  const visibleQuestions = questions.filter((question) => question !== 'limit' || dailyLimit !== undefined);
  return (
    <section className="band bg-sunken">
      <div className="wrap grid gap-8 lg:grid-cols-[4fr_8fr] lg:gap-12">
        <h2 className="d2">{t('paying.title')}</h2>
        <div className="border-t border-line">
          {visibleQuestions.map((question, index) => (
            <details key={question} open={index === 0} className="group border-b border-line">
              <summary className="flex min-h-15 list-none items-center justify-between gap-4 py-4 text-lg font-medium [&::-webkit-details-marker]:hidden">
                {t(`paying.${question}Question`)}
                <Plus size={18} className="shrink-0 group-open:hidden" aria-hidden />
                <Minus size={18} className="hidden shrink-0 group-open:block" aria-hidden />
              </summary>
              <p className="measure pb-6 text-ink-soft">{t(`paying.${question}Answer`, { count: dailyLimit ?? 0 })}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
