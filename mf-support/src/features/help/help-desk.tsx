import { useEffect, useRef, useState } from 'react';
import { helpAnswerSchema } from '@shortlist/contracts/support/help';
import { publicConfigSchema } from '@shortlist/contracts/platform/public-config';
import { api, getQuery } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { Button } from '@shortlist/shared-ui/components/button';
import { Spinner } from '@shortlist/shared-ui/components/spinner';
import { useMutation, useQueryClient } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { Browse } from './browse';
import { EntryCard, Question } from './entry-card';
import { Popular } from './popular';
import { QuestionForm } from './question-form';
import { SideCards } from './side-cards';
import { historyOf, useConversation } from './use-conversation';

/** The question stays in the box until it is answered, so that users never have to type it twice. */
export function HelpDesk() {
  const t = useMessages();
  const [text, setText] = useState('');
  const { entries, add, setTicket, clear } = useConversation();
  const tellFailure = useFailure();
  const toast = useToast();
  const list = useRef<HTMLOListElement>(null);
  const asked = useRef(false);

  const asking = useMutation({
    mutationFn: (question: string) =>
      api.post('/api/help/ask', helpAnswerSchema, { question, history: historyOf(entries) }),
    onSuccess: (answer, question) => {
      const timestamp = new Date().toISOString();
      add({ ...answer, id: timestamp, question, timestamp });
      setText('');
      if (answer.escalateToHuman) toast({ title: t('help.complex'), description: t('help.complexText') });
    },
    onError: tellFailure,
  });
  const pending = asking.isPending ? asking.variables : undefined;
  const ask = (question: string) => {
    if (asking.isPending) return;
    setText(question);
    asked.current = true;
    asking.mutate(question);
  };
  // Scrolls to a pending question and then to its answer, but not to entries restored after a reload.
  useEffect(() => {
    if (asked.current) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [pending, entries.length]);

  return (
    <div className="wrap pt-8 pb-24 lg:pt-10">
      <h1 className="d2">{t('help.title')}</h1>
      <div className="mt-6">
        <QuestionForm text={text} onText={setText} asking={asking.isPending} onAsk={ask} />
        <Popular asking={asking.isPending} onAsk={ask} />
      </div>
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[1fr_344px]">
        <div className="min-w-0">
          <div className="has-[li]:mb-10">
            <ol ref={list} aria-label={t('help.conversation')} aria-live="polite" className="grid gap-6">
              {entries.map((entry) => (
                <EntryCard key={entry.id} entry={entry} asking={asking.isPending} onAsk={ask} onEmail={setTicket} />
              ))}
              {pending && (
                <li className="grid gap-3">
                  <Question text={pending} />
                  <p className="flex items-center gap-3 px-4 py-3 text-ink-soft">
                    <Spinner />
                    {t('help.thinking')}
                  </p>
                </li>
              )}
            </ol>
            {entries.length > 0 && !pending && (
              <Button variant="link" size="sm" onClick={clear} className="mt-3">
                {t('help.clear')}
              </Button>
            )}
          </div>
          <Browse />
        </div>
        <SideCards />
      </div>
    </div>
  );
}

function useFailure() {
  const t = useMessages();
  const toast = useToast();
  const queries = useQueryClient();
  return async () => {
    const config = await queries.fetchQuery(getQuery('/api/config', publicConfigSchema)).catch(() => undefined);
    toast({
      title: t('help.failed'),
      description: config?.supportEmail
        ? t('help.failedText', { email: config.supportEmail })
        : t('help.failedContact'),
      variant: 'destructive',
    });
  };
}
