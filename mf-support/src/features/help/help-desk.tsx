import { useEffect, useRef, useState } from 'react';
import { helpAnswerSchema } from '@shortlist/contracts/support/help';
import { publicConfigSchema } from '@shortlist/contracts/platform/public-config';
import { api, getQueryOptions } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { Button } from '@shortlist/shared-ui/components/button';
import { Spinner } from '@shortlist/shared-ui/components/spinner';
import { useMutation, useQueryClient } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { ArticleList } from './article-list';
import { QuestionAnswerCard, QuestionBubble } from './question-answer-card';
import { PopularQuestions } from './popular-questions';
import { QuestionForm } from './question-form';
import { HelpSidebar } from './help-sidebar';
import { buildHistory, useConversation } from './use-conversation';

/** Keeps the question in the field until the answer arrives, so that users never have to retype it. */
export function HelpDesk() {
  const t = useMessages();
  const [text, setText] = useState('');
  const { entries, addEntry, updateTicket, clear } = useConversation();
  const showFailureToast = useAskFailureToast();
  const toast = useToast();
  const conversationListRef = useRef<HTMLOListElement>(null);
  const hasAsked = useRef(false);

  const askMutation = useMutation({
    mutationFn: (question: string) =>
      api.post('/api/help/ask', helpAnswerSchema, { question, history: buildHistory(entries) }),
    onSuccess: (answer, question) => {
      const timestamp = new Date().toISOString();
      addEntry({ ...answer, id: timestamp, question, timestamp });
      setText('');
      if (answer.escalateToHuman) toast({ title: t('help.complex') });
    },
    onError: showFailureToast,
  });
  const pendingQuestion = askMutation.isPending ? askMutation.variables : undefined;
  const ask = (question: string) => {
    if (askMutation.isPending) return;
    setText(question);
    hasAsked.current = true;
    askMutation.mutate(question);
  };
  // Scrolls to a pending question and then to its answer, but not to entries restored after a reload.
  useEffect(() => {
    if (hasAsked.current) conversationListRef.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [pendingQuestion, entries.length]);

  return (
    <div className="wrap pt-8 pb-24 lg:pt-10">
      <h1 className="d2">{t('help.title')}</h1>
      <div className="mt-6">
        <QuestionForm text={text} onTextChange={setText} isAsking={askMutation.isPending} onAsk={ask} />
        <PopularQuestions isAsking={askMutation.isPending} onAsk={ask} />
      </div>
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[1fr_344px]">
        <div className="min-w-0">
          <div className="has-[li]:mb-10">
            <ol ref={conversationListRef} aria-label={t('help.conversation')} aria-live="polite" className="grid gap-6">
              {entries.map((entry) => (
                <QuestionAnswerCard
                  key={entry.id}
                  entry={entry}
                  isAsking={askMutation.isPending}
                  onAsk={ask}
                  onTicketUpdated={updateTicket}
                />
              ))}
              {pendingQuestion && (
                <li className="grid gap-3">
                  <QuestionBubble text={pendingQuestion} />
                  <p className="flex items-center gap-3 px-4 py-3 text-ink-soft">
                    <Spinner />
                    {t('help.thinking')}
                  </p>
                </li>
              )}
            </ol>
            {entries.length > 0 && !pendingQuestion && (
              <Button variant="link" size="sm" onClick={clear} className="mt-3">
                {t('help.clear')}
              </Button>
            )}
          </div>
          <ArticleList />
        </div>
        <HelpSidebar />
      </div>
    </div>
  );
}

function useAskFailureToast() {
  const t = useMessages();
  const toast = useToast();
  const queryClient = useQueryClient();
  return async () => {
    const config = await queryClient
      .fetchQuery(getQueryOptions('/api/config', publicConfigSchema))
      .catch(() => undefined);
    toast({
      title: t('help.failed'),
      description: config?.supportEmail
        ? t('help.failedText', { email: config.supportEmail })
        : t('help.failedContact'),
      variant: 'destructive',
    });
  };
}
