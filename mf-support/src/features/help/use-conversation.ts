import { useCallback, useState } from 'react';
import * as z from '@shortlist/contracts/z';
import { helpAnswerSchema, type HelpQuestion, type Ticket } from '@shortlist/contracts/support/help';

const entrySchema = helpAnswerSchema.extend({ id: z.string(), question: z.string(), timestamp: z.string() });
export type Entry = z.infer<typeof entrySchema>;
const key = 'help-conversation';

function readEntries(): Entry[] {
  try {
    return entrySchema.array().parse(JSON.parse(sessionStorage.getItem(key) ?? ''));
  } catch {
    return []; // Nothing is stored, or in an old format.
  }
}

export function useConversation() {
  const [entries, setEntries] = useState(readEntries);
  const change = useCallback((changed: (before: Entry[]) => Entry[]) => {
    setEntries((before) => {
      const after = changed(before);
      sessionStorage.setItem(key, JSON.stringify(after));
      return after;
    });
  }, []);
  return {
    entries,
    add: useCallback((entry: Entry) => change((before) => [...before, entry]), [change]),
    /** Updates every entry with this ticket, because a conversation has only one. */
    setTicket: useCallback(
      (ticket: Ticket) =>
        change((before) =>
          before.map((entry) => (entry.ticket?.reference === ticket.reference ? { ...entry, ticket } : entry)),
        ),
      [change],
    ),
    clear: useCallback(() => change(() => []), [change]),
  };
}

export const historyOf = (entries: Entry[]): HelpQuestion['history'] =>
  entries.slice(-20).map(({ question, answer }) => ({ question, answer: answer.slice(0, 4_000) }));
