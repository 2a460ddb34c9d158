import { Bone, Skeleton } from '@shortlist/shared-ui/components/skeleton';
import { useMessages } from '../../messages';
import { QuestionButton } from './question-button';
import { useArticles } from './use-articles';

const popular = ['score-meaning', 'change-template', 'one-use', 'refund', 'delete-account', 'blanks'];

/** Suggested questions. They are titles of articles, so each has an answer. */
export function Popular({ asking, onAsk }: { asking: boolean; onAsk: (question: string) => void }) {
  const t = useMessages();
  const { data: articles, isError } = useArticles();
  if (isError) return null;
  const questions = popular.flatMap((id) => articles?.find((article) => article.id === id)?.title ?? []);
  return (
    <section aria-label={t('help.popular')} className="mt-4 max-w-180">
      {articles ? (
        <div className="flex flex-wrap gap-2">
          {questions.map((question) => (
            <QuestionButton key={question} off={asking} onPress={() => onAsk(question)}>
              {question}
            </QuestionButton>
          ))}
        </div>
      ) : (
        <Skeleton label={t('help.loading')} className="flex flex-wrap gap-2">
          {popular.map((id) => (
            <Bone key={id} className="h-9 w-48 rounded-[18px] max-md:h-11" />
          ))}
        </Skeleton>
      )}
    </section>
  );
}
