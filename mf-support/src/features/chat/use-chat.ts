import { useState } from 'react';
import { chatReplySchema, chatThreadSchema, type ChatMessage, type ChatTurn } from '@shortlist/contracts/support/chat';
import type { Ticket } from '@shortlist/contracts/support/help';
import { api, send } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { useMutation, useQuery, useQueryClient } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';

/** Does not contain the language, because the thread spans all languages. */
const key = ['/api/chat-support'];
const noTurns: ChatTurn[] = [];

/** A pending or failed message, which the server has not stored. */
export interface Unsent {
  id: number;
  text: string;
  failed: boolean;
}

export type Chat = ReturnType<typeof useChat>;

export function useChat() {
  const t = useMessages();
  const toast = useToast();
  const queries = useQueryClient();
  const [unsent, setUnsent] = useState<Unsent[]>([]);
  const thread = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.get('/api/chat-support', chatThreadSchema, { signal }),
  });
  const change = (changed: (turns: ChatTurn[]) => ChatTurn[]) =>
    queries.setQueryData<ChatTurn[]>(key, (turns = noTurns) => changed(turns));

  const saying = useMutation({
    mutationFn: ({ text }: Unsent) => {
      const message: ChatMessage = { message: text, context: 'customer_support' };
      return api.post('/api/chat-support', chatReplySchema, message);
    },
    onSuccess: ({ response, ...rest }, { id, text }) => {
      const timestamp = new Date().toISOString();
      const asked: ChatTurn = {
        id: `${timestamp} asked`,
        content: text,
        isUser: true,
        timestamp,
        sources: [],
        actions: [],
        offersPerson: false,
      };
      const answered: ChatTurn = { id: `${timestamp} answered`, content: response, isUser: false, timestamp, ...rest };
      change((turns) => [...turns, asked, answered]);
      setUnsent((before) => before.filter((one) => one.id !== id));
    },
    onError: (_, { id }) =>
      setUnsent((before) => before.map((one) => (one.id === id ? { ...one, failed: true } : one))),
  });
  const forgetting = useMutation({
    mutationFn: () => send('DELETE', '/api/chat-support'),
    onSuccess: () => {
      setUnsent([]);
      change(() => []);
    },
    onError: () => toast({ title: t('chat.notAnew'), variant: 'destructive' }),
  });

  const deliver = (message: Unsent) => {
    setUnsent((before) => [...before.filter(({ id }) => id !== message.id), message]);
    saying.mutate(message);
  };
  return {
    turns: thread.data ?? noTurns,
    loading: thread.isPending,
    failed: thread.isError,
    reload: () => void thread.refetch(),
    reloading: thread.isFetching,
    unsent,
    waiting: saying.isPending,
    say: (text: string) => deliver({ id: Date.now(), text, failed: false }),
    again: (message: Unsent) => !saying.isPending && deliver({ ...message, failed: false }),
    forget: (done: () => void) => forgetting.mutate(undefined, { onSuccess: done }),
    forgetting: forgetting.isPending,
    /** Updates every turn with this ticket, because a thread has one ticket at a time. */
    setTicket: (ticket: Ticket) =>
      void change((turns) =>
        turns.map((turn) => (turn.ticket?.reference === ticket.reference ? { ...turn, ticket } : turn)),
      ),
  };
}
