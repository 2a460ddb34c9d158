import type { ChatTurn } from '@shortlist/contracts/support/chat';
import type { Ticket } from '@shortlist/contracts/support/help';
import { PlainText } from '@shortlist/shared-ui/components/plain-text';
import { ActionLinks } from '../../shared/action-links';
import { AskTeamButton } from '../../shared/ask-team-button';
import { SourceLinks } from '../../shared/source-links';
import { TicketNotice } from '../../shared/ticket-notice';
import { ChatBubble } from './chat-bubble';

interface Props {
  turn: ChatTurn;
  /** True for the last turn with a ticket. */
  shouldShowTicket: boolean;
  /** Asks for a person. Undefined if the chat no longer offers a person. */
  onAsk?: ((text: string) => void) | undefined;
  onNavigate: () => void;
  onTicketUpdated: (ticket: Ticket) => void;
}

export function TurnView({ turn, shouldShowTicket, onAsk, onNavigate, onTicketUpdated }: Props) {
  if (turn.isUser) return <ChatBubble isUser>{turn.content}</ChatBubble>;
  const { sources, actions, ticket } = turn;
  return (
    <div className="grid gap-2">
      <ChatBubble>
        <PlainText text={turn.content} />
      </ChatBubble>
      {ticket && shouldShowTicket && <TicketNotice ticket={ticket} onTicketUpdated={onTicketUpdated} />}
      {turn.offersPerson && onAsk && <AskTeamButton isDisabled={false} onAsk={onAsk} />}
      {sources.length > 0 && <SourceLinks sources={sources} onNavigate={onNavigate} />}
      {actions.length > 0 && <ActionLinks actions={actions} onNavigate={onNavigate} />}
    </div>
  );
}
