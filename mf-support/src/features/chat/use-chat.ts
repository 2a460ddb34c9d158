import { useState } from 'react';
import { chatReplySchema, chatThreadSchema, type ChatMessage, type ChatTurn } from '@shortlist/contracts/support/chat';
import type { Ticket } from '@shortlist/contracts/support/help';
import { api, fetchApiOrThrow } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { useMutation, useQuery, useQueryClient } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';

/** Omits the language, because the thread is the same in all languages. */
const threadKey = ['/api/chat-support'];
const noTurns: ChatTurn[] = [];

/** A pending or failed message, which isn't stored on the server. */
export interface UnsentMessage {
  id: number;
  text: string;
  hasFailed: boolean;
}

export type Chat = ReturnType<typeof useChat>;

export function useChat() {
  const t = useMessages();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [unsentMessages, setUnsentMessages] = useState<UnsentMessage[]>([]);
  const threadQuery = useQuery({
    queryKey: threadKey,
    queryFn: ({ signal }) => api.get('/api/chat-support', chatThreadSchema, { signal }),
  });
  const updateTurns = (update: (turns: ChatTurn[]) => ChatTurn[]) =>
    queryClient.setQueryData<ChatTurn[]>(threadKey, (turns = noTurns) => update(turns));

  const sendMutation = useMutation({
    mutationFn: ({ text }: UnsentMessage) => {
      const message: ChatMessage = { message: text, context: 'customer_support' };
      return api.post('/api/chat-support', chatReplySchema, message);
    },
    onSuccess: ({ response, ...replyDetails }, { id, text }) => {
      const timestamp = new Date().toISOString();
      const userTurn: ChatTurn = {
        id: `${timestamp} asked`,
        content: text,
        isUser: true,
        timestamp,
        sources: [],
        actions: [],
        offersPerson: false,
      };
      const assistantTurn: ChatTurn = {
        id: `${timestamp} answered`,
        content: response,
        isUser: false,
        timestamp,
        ...replyDetails,
      };
      updateTurns((turns) => [...turns, userTurn, assistantTurn]);
      setUnsentMessages((previousMessages) => previousMessages.filter((message) => message.id !== id));
    },
    onError: (_, { id }) =>
      setUnsentMessages((previousMessages) =>
        previousMessages.map((message) => (message.id === id ? { ...message, hasFailed: true } : message)),
      ),
  });
  const clearMutation = useMutation({
    mutationFn: () => fetchApiOrThrow('DELETE', '/api/chat-support'),
    onSuccess: () => {
      setUnsentMessages([]);
      updateTurns(() => []);
    },
    onError: () => toast({ title: t('chat.clearFailed'), variant: 'destructive' }),
  });

  const submitMessage = (message: UnsentMessage) => {
    setUnsentMessages((previousMessages) => [...previousMessages.filter(({ id }) => id !== message.id), message]);
    sendMutation.mutate(message);
  };
  return {
    turns: threadQuery.data ?? noTurns,
    isLoading: threadQuery.isPending,
    isError: threadQuery.isError,
    refetch: () => void threadQuery.refetch(),
    isRefetching: threadQuery.isFetching,
    unsentMessages,
    isWaiting: sendMutation.isPending,
    sendMessage: (text: string) => submitMessage({ id: Date.now(), text, hasFailed: false }),
    resendMessage: (message: UnsentMessage) =>
      !sendMutation.isPending && submitMessage({ ...message, hasFailed: false }),
    clearThread: (onDone: () => void) => clearMutation.mutate(undefined, { onSuccess: onDone }),
    isClearing: clearMutation.isPending,
    updateTicket: (ticket: Ticket) =>
      void updateTurns((turns) =>
        turns.map((turn) => (turn.ticket?.reference === ticket.reference ? { ...turn, ticket } : turn)),
      ),
  };
}
