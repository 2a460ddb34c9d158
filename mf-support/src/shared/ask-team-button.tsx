import { LifeBuoy } from 'lucide-react';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../messages';

/** Asks for a person with an ordinary message, so that the request is part of the conversation. */
export function AskTeamButton({ isDisabled, onAsk }: { isDisabled: boolean; onAsk: (text: string) => void }) {
  const t = useMessages();
  return (
    <Button size="sm" disabled={isDisabled} className="justify-self-start" onClick={() => onAsk(t('ticket.askText'))}>
      <LifeBuoy size={16} aria-hidden />
      {t('ticket.ask')}
    </Button>
  );
}
