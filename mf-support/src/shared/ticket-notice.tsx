import { LifeBuoy } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { ticketEmailSchema, ticketSchema, type Ticket } from '@shortlist/contracts/support/help';
import { ApiError, api, getErrorMessage } from '@shortlist/shared-ui/api';
import { useHasRoute } from '@shortlist/shared-ui/area';
import { Button, getButtonClass } from '@shortlist/shared-ui/components/button';
import { clsx } from 'clsx';
import { TextInput } from '@shortlist/shared-ui/components/text-input';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useMutation } from '@shortlist/shared-ui/query';
import { useMessages } from '../messages';

interface Props {
  ticket?: Ticket;
  onTicketUpdated: (ticket: Ticket) => void;
}

export function TicketNotice({ ticket, onTicketUpdated }: Props) {
  const t = useMessages();
  const hasRoute = useHasRoute();
  return (
    <div className="grid gap-3 rounded-card bg-warn-soft p-4 text-sm">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="flex min-w-48 flex-1 gap-3">
          <LifeBuoy size={20} className="text-warn" aria-hidden />
          <p className="min-w-0">
            <b className="font-bold">{t('ticket.lead')}</b> {ticket ? t('ticket.passedOn') : t('ticket.contact')}
          </p>
        </div>
        {!ticket && hasRoute('/contact') && (
          <Link to="/contact" className={clsx(getButtonClass({ size: 'sm' }), 'ml-8')}>
            {t('ticket.contactLink')}
          </Link>
        )}
      </div>
      {ticket && (
        <p className="pl-8">
          {t('ticket.number')} <b className="font-bold whitespace-nowrap">{ticket.reference}</b>.{' '}
          {ticket.email ? t('ticket.replyTo', { email: ticket.email }) : t('ticket.emailPrompt')}
        </p>
      )}
      {ticket && !ticket.email && <TicketEmailForm reference={ticket.reference} onTicketUpdated={onTicketUpdated} />}
    </div>
  );
}

function TicketEmailForm({
  reference,
  onTicketUpdated,
}: {
  reference: string;
  onTicketUpdated: (ticket: Ticket) => void;
}) {
  const t = useMessages();
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const saveMutation = useMutation({
    mutationFn: (address: string) =>
      api.put(`/api/tickets/${encodeURIComponent(reference)}/email`, ticketSchema, { email: address }),
    onSuccess: onTicketUpdated,
    onError: (failure) => {
      const issue = failure instanceof ApiError ? failure.body?.issues?.[0]?.message : undefined;
      setError(issue ?? getErrorMessage(failure) ?? t('ticket.failed'));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saveMutation.isPending) return;
    const parseResult = ticketEmailSchema.safeParse({ email });
    if (!parseResult.success) {
      const issue = parseResult.error.issues[0]?.message;
      return setError(t(issue === 'required' ? 'issues.required' : 'issues.email_invalid'));
    }
    setError(undefined);
    saveMutation.mutate(parseResult.data.email);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-2 pl-8">
      <TextInput
        label={t('ticket.email')}
        type="email"
        autoComplete="email"
        required
        value={email}
        error={error}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button
        type="submit"
        variant="primary"
        size="sm"
        busy={saveMutation.isPending}
        busyLabel={t('ticket.saving')}
        className="justify-self-start"
      >
        {t('ticket.save')}
      </Button>
    </form>
  );
}
