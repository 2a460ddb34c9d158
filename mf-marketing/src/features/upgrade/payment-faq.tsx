import { useMessages } from '../../messages';
import { FaqSection } from '../../shared/faq-section';
import { usePublicConfig } from '../../shared/queries';

const questionIds = ['pay', 'refund', 'limit', 'account', 'browser', 'subscription'] as const;

export function PaymentFaq() {
  const t = useMessages();
  const dailyLimit = usePublicConfig()?.premiumDailyGenerations;
  // The server sends no limit if there is none.
  const visibleIds = questionIds.filter((id) => id !== 'limit' || dailyLimit !== undefined);
  return (
    <FaqSection
      title={t('paying.title')}
      sunken
      questions={visibleIds.map((id) => ({
        id,
        question: t(`paying.${id}Question`),
        answer: t(`paying.${id}Answer`, { count: dailyLimit ?? 0 }),
      }))}
    />
  );
}
