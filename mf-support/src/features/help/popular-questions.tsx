import { SkeletonBlock, Skeleton } from '@shortlist/shared-ui/components/skeleton';
import { useMessages } from '../../messages';
import { QuestionButton } from './question-button';
import { useArticles } from './use-articles';

const popularArticleIds = ['score-meaning', 'change-template', 'one-use', 'refund', 'delete-account', 'blanks'];

/** Suggested questions are titles of articles, so each question has an answer. */
export function PopularQuestions({ isAsking, onAsk }: { isAsking: boolean; onAsk: (question: string) => void }) {
  const t = useMessages();
  const { data: articles, isError } = useArticles();
  if (isError) return null;
  const questions = popularArticleIds.flatMap((id) => articles?.find((article) => article.id === id)?.title ?? []);
  return (
    <section aria-label={t('help.popular')} className="mt-4 max-w-180">
      {articles ? (
        <div className="flex flex-wrap gap-2">
          {questions.map((question) => (
            <QuestionButton key={question} isDisabled={isAsking} onClick={() => onAsk(question)}>
              {question}
            </QuestionButton>
          ))}
        </div>
      ) : (
        <Skeleton label={t('help.loading')} className="flex flex-wrap gap-2">
          {popularArticleIds.map((id) => (
            <SkeletonBlock key={id} className="h-9 w-48 rounded-[18px] max-md:h-11" />
          ))}
        </Skeleton>
      )}
    </section>
  );
}
