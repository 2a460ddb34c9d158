import type { Ticket } from '@shortlist/contracts/support/help';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { Card } from '@shortlist/shared-ui/components/card';
import { PlainText } from '@shortlist/shared-ui/components/plain-text';
import { useMessages } from '../../messages';
import { ActionLinks } from '../../shared/action-links';
import { SourceLinks } from '../../shared/source-links';
import { AskTeamButton } from '../../shared/ask-team-button';
import { TicketNotice } from '../../shared/ticket-notice';
import { QuestionButton } from './question-button';
import type { ConversationEntry } from './use-conversation';

interface Props {
  entry: ConversationEntry;
  isAsking: boolean;
  onAsk: (question: string) => void;
  onTicketUpdated: (ticket: Ticket) => void;
}

export function QuestionAnswerCard({ entry, isAsking, onAsk, onTicketUpdated }: Props) {
  const t = useMessages();
  const { answer, category, sources, actions, relatedTopics } = entry;
  return (
    <li className="grid gap-3">
      <QuestionBubble text={entry.question} />
      <Card className="grid gap-4">
        <Badge className="justify-self-start">{category}</Badge>
        <PlainText text={answer} className="measure" />
        {entry.escalateToHuman && <TicketNotice ticket={entry.ticket} onTicketUpdated={onTicketUpdated} />}
        {entry.offersPerson && <AskTeamButton isDisabled={isAsking} onAsk={onAsk} />}
        {actions.length > 0 && (
          <div className="grid gap-2">
            <h3 className="text-xs font-medium text-ink-soft">{t('help.actions')}</h3>
            <ActionLinks actions={actions} />
          </div>
        )}
        {relatedTopics.length > 0 && (
          <div className="grid gap-2">
            <h3 className="text-xs font-medium text-ink-soft">{t('help.related')}</h3>
            <div className="flex flex-wrap gap-2">
              {relatedTopics.map((topic) => (
                <QuestionButton key={topic} isDisabled={isAsking} onClick={() => onAsk(topic)}>
                  {topic}
                </QuestionButton>
              ))}
            </div>
          </div>
        )}
        {sources.length > 0 && (
          <div className="grid gap-1">
            <h3 className="text-xs font-medium text-ink-soft">{t('help.sources')}</h3>
            <SourceLinks sources={sources} />
          </div>
        )}
      </Card>
    </li>
  );
}

export function QuestionBubble({ text }: { text: string }) {
  return (
    <h2 className="max-w-[85%] justify-self-end rounded-card rounded-br-sm bg-accent-soft px-4 py-3 wrap-anywhere">
      {text}
    </h2>
  );
}
