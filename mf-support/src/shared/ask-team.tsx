import { LifeBuoy } from 'lucide-react';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../messages';

/** Asks for a person, in the words that anybody could write: the conversation shows what was sent. */
export function AskTeam({ off, onAsk }: { off: boolean; onAsk: (text: string) => void }) {
  const t = useMessages();
  return (
    <Button size="sm" off={off} className="justify-self-start" onClick={() => onAsk(t('ticket.askText'))}>
      <LifeBuoy size={16} aria-hidden />
      {t('ticket.ask')}
    </Button>
  );
}
