import { useCallback, useState } from 'react';
import * as z from '@shortlist/contracts/z';
import { helpAnswerSchema, type HelpQuestion, type Ticket } from '@shortlist/contracts/support/help';

const conversationEntrySchema = helpAnswerSchema.extend({
  id: z.string(),
  question: z.string(),
  timestamp: z.string(),
});
export type ConversationEntry = z.infer<typeof conversationEntrySchema>;
const storageKey = 'help-conversation';

function readEntries(): ConversationEntry[] {
  try {
    return conversationEntrySchema.array().parse(JSON.parse(sessionStorage.getItem(storageKey) ?? ''));
  } catch {
    return []; // Nothing is stored, or the format is outdated.
  }
}

export function useConversation() {
  const [entries, setEntries] = useState(readEntries);
  const updateEntries = useCallback((update: (previousEntries: ConversationEntry[]) => ConversationEntry[]) => {
    setEntries((previousEntries) => {
      const newEntries = update(previousEntries);
      sessionStorage.setItem(storageKey, JSON.stringify(newEntries));
      return newEntries;
    });
  }, []);
  return {
    entries,
    addEntry: useCallback(
      (entry: ConversationEntry) => updateEntries((previousEntries) => [...previousEntries, entry]),
      [updateEntries],
    ),
    updateTicket: useCallback(
      (ticket: Ticket) =>
        updateEntries((previousEntries) =>
          previousEntries.map((entry) => (entry.ticket?.reference === ticket.reference ? { ...entry, ticket } : entry)),
        ),
      [updateEntries],
    ),
    clear: useCallback(() => updateEntries(() => []), [updateEntries]),
  };
}

export const buildHistory = (entries: ConversationEntry[]): HelpQuestion['history'] =>
  entries.slice(-20).map(({ question, answer }) => ({ question, answer: answer.slice(0, 4_000) }));
