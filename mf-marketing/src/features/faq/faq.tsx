import { Minus, Plus } from 'lucide-react';
import { Bone } from '@shortlist/shared-ui/components/skeleton';
import { useMessages } from '../../messages';
import { useConfig } from '../../shared/use-config';

const questions = ['free', 'invent', 'score', 'language', 'refund', 'data'] as const;
type Question = (typeof questions)[number];

/** Six questions. What depends on how this server is set up is answered from its configuration. */
export function Faq() {
  const t = useMessages();
  const config = useConfig();
  const answer = (question: Question) => {
    if (question === 'free') {
      return config ? t('faq.freeAnswer', { count: config.freeGenerations }) : <Bone className="h-18" />;
    }
    if (question === 'language' && config?.writer === 'built-in') return t('faq.languageAnswerBuiltIn');
    return t(`faq.${question}Answer`);
  };
  return (
    <section className="band">
      <div className="wrap grid gap-8 lg:grid-cols-[4fr_8fr] lg:gap-12">
        <h2 className="d2">{t('faq.title')}</h2>
        <div className="border-t border-line">
          {questions.map((question, index) => (
            <details key={question} open={index === 0} className="group border-b border-line">
              <summary className="flex min-h-15 list-none items-center justify-between gap-4 py-4 text-lg font-medium [&::-webkit-details-marker]:hidden">
                {t(`faq.${question}Question`)}
                <Plus size={18} className="group-open:hidden" aria-hidden />
                <Minus size={18} className="hidden group-open:block" aria-hidden />
              </summary>
              <div className="measure pb-6 text-ink-soft">{answer(question)}</div>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
