import type { ChatTurn } from '@shortlist/contracts/support/chat';
import type { Ticket } from '@shortlist/contracts/support/help';
import { PlainText } from '@shortlist/shared-ui/components/plain-text';
import { ActionLinks } from '../../shared/action-links';
import { AskTeam } from '../../shared/ask-team';
import { SourceLinks } from '../../shared/source-links';
import { TicketNotice } from '../../shared/ticket-notice';
import { Bubble } from './bubble';

interface Props {
  turn: ChatTurn;
  /** True for the last turn with a ticket. */
  asksEmail: boolean;
  /** Asks for a person; undefined if that is no longer offered. */
  onAsk?: ((text: string) => void) | undefined;
  onFollow: () => void;
  onEmail: (ticket: Ticket) => void;
}

export function TurnView({ turn, asksEmail, onAsk, onFollow, onEmail }: Props) {
  if (turn.isUser) return <Bubble mine>{turn.content}</Bubble>;
  const { sources, actions, ticket } = turn;
  return (
    <div className="grid gap-2">
      <Bubble>
        <PlainText text={turn.content} />
      </Bubble>
      {ticket && asksEmail && <TicketNotice ticket={ticket} onEmail={onEmail} />}
      {turn.offersPerson && onAsk && <AskTeam off={false} onAsk={onAsk} />}
      {sources.length > 0 && <SourceLinks sources={sources} onFollow={onFollow} />}
      {actions.length > 0 && <ActionLinks actions={actions} onFollow={onFollow} />}
    </div>
  );
}
