import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { PlainText } from '@shortlist/shared-ui/components/plain-text';

interface Props {
  title: string;
  questions: { id: string; question: string; answer: string }[] | undefined;
  sunken?: boolean;
  /** Shown until the questions have loaded. */
  children?: ReactNode;
}

export function FaqSection({ title, questions, sunken, children }: Props) {
  return (
    <section className={clsx('band', sunken && 'bg-sunken')}>
      <div className="wrap grid gap-8 lg:grid-cols-[4fr_8fr] lg:gap-12">
        <h2 className="d2">{title}</h2>
        {questions ? (
          <div className="border-t border-line">
            {questions.map(({ id, question, answer }, index) => (
              <details key={id} open={index === 0} className="group border-b border-line">
                <summary className="flex min-h-15 list-none items-center justify-between gap-4 py-4 text-lg font-medium [&::-webkit-details-marker]:hidden">
                  {question}
                  <Plus size={18} className="shrink-0 group-open:hidden" aria-hidden />
                  <Minus size={18} className="hidden shrink-0 group-open:block" aria-hidden />
                </summary>
                <PlainText text={answer} className="measure pb-6 text-ink-soft" />
              </details>
            ))}
          </div>
        ) : (
          children
        )}
      </div>
    </section>
  );
}
