import { LifeBuoy } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { ticketEmailSchema, ticketSchema, type Ticket } from '@shortlist/contracts/support/help';
import { ApiError, api, messageOf } from '@shortlist/shared-ui/api';
import { useIsMounted } from '@shortlist/shared-ui/area';
import { Button, buttonClass } from '@shortlist/shared-ui/components/button';
import { cx } from '@shortlist/shared-ui/components/cx';
import { TextInput } from '@shortlist/shared-ui/components/text-input';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useMutation } from '@shortlist/shared-ui/query';
import { useMessages } from '../messages';

interface Props {
  ticket?: Ticket;
  onEmail: (ticket: Ticket) => void;
}

export function TicketNotice({ ticket, onEmail }: Props) {
  const t = useMessages();
  const isMounted = useIsMounted();
  return (
    <div className="grid gap-3 rounded-card bg-warn-soft p-4 text-sm">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="flex min-w-48 flex-1 gap-3">
          <LifeBuoy size={20} className="text-warn" aria-hidden />
          <p className="min-w-0">
            <b className="font-bold">{t('ticket.lead')}</b> {ticket ? t('ticket.taken') : t('ticket.contact')}
          </p>
        </div>
        {isMounted('/contact') && (
          <Link to="/contact" className={cx(buttonClass({ size: 'sm' }), 'ml-8')}>
            {t('ticket.contactLink')}
          </Link>
        )}
      </div>
      {ticket && (
        <p className="pl-8">
          {t('ticket.number')} <b className="font-bold whitespace-nowrap">{ticket.reference}</b>.{' '}
          {ticket.email ? t('ticket.next', { email: ticket.email }) : t('ticket.where')}
        </p>
      )}
      {ticket && !ticket.email && <EmailForm reference={ticket.reference} onEmail={onEmail} />}
    </div>
  );
}

function EmailForm({ reference, onEmail }: { reference: string; onEmail: (ticket: Ticket) => void }) {
  const t = useMessages();
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const saving = useMutation({
    mutationFn: (address: string) =>
      api.put(`/api/tickets/${encodeURIComponent(reference)}/email`, ticketSchema, { email: address }),
    onSuccess: onEmail,
    onError: (failure) => {
      const issue = failure instanceof ApiError ? failure.body?.issues?.[0]?.message : undefined;
      setError(issue ?? messageOf(failure) ?? t('ticket.failed'));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving.isPending) return;
    const checked = ticketEmailSchema.safeParse({ email });
    if (!checked.success) {
      const issue = checked.error.issues[0]?.message;
      return setError(t(issue === 'required' ? 'issues.required' : 'issues.email_invalid'));
    }
    setError(undefined);
    saving.mutate(checked.data.email);
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
        busy={saving.isPending}
        busyLabel={t('ticket.saving')}
        className="justify-self-start"
      >
        {t('ticket.save')}
      </Button>
    </form>
  );
}
