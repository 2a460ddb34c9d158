import { Send } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { replyToMessageRequestSchema, type ContactMessage } from '@shortlist/contracts/support/inbox';
import { getErrorMessage } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { Alert } from '@shortlist/shared-ui/components/alert';
import { Button } from '@shortlist/shared-ui/components/button';
import { PlainText } from '@shortlist/shared-ui/components/plain-text';
import { TextArea } from '@shortlist/shared-ui/components/text-area';
import { useMessages } from '../../messages';
import { useFormatters } from '../../shared/use-formatters';
import { useSendReply } from './use-inbox';

interface Props {
  message: ContactMessage;
  onChanged: (updatedMessage: ContactMessage) => void;
  children?: ReactNode;
}

export function ReplyForm({ message, onChanged, children }: Props) {
  const t = useMessages();
  const toast = useToast();
  const storageKey = `inbox-reply-${message.id}`;
  const [text, setText] = useState(() => sessionStorage.getItem(storageKey) ?? '');
  const [error, setError] = useState<string>();
  const updateText = (newText: string) => {
    setText(newText);
    setError(undefined);
    if (newText) sessionStorage.setItem(storageKey, newText);
    else sessionStorage.removeItem(storageKey);
  };
  // `mutate` would not call this callback, because the form unmounts when the status changes.
  const replyMutation = useSendReply(message, (updatedMessage) => {
    updateText('');
    toast({ title: t('inbox.replied'), description: t('inbox.repliedText', { email: updatedMessage.email }) });
    onChanged(updatedMessage);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (replyMutation.isPending) return;
    const result = replyToMessageRequestSchema.safeParse({ answer: text });
    if (!result.success) {
      return setError(t(result.error.issues[0]?.message === 'required' ? 'inbox.required' : 'inbox.tooLong'));
    }
    replyMutation.mutate(result.data.answer, {
      onError: (failure) =>
        toast({ title: t('inbox.notReplied'), description: getErrorMessage(failure), variant: 'destructive' }),
    });
  };

  if (!message.email) {
    return (
      <div className="grid gap-4">
        <Alert title={t('inbox.noEmailLead')}>{t('inbox.noEmailText')}</Alert>
        {children}
      </div>
    );
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextArea
        label={t('inbox.reply')}
        rows={5}
        required
        value={text}
        error={error}
        onChange={(event) => updateText(event.target.value)}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
        <Button
          type="submit"
          variant="primary"
          icon={<Send size={18} aria-hidden />}
          busy={replyMutation.isPending}
          busyLabel={t('inbox.sending')}
        >
          {t('inbox.send')}
        </Button>
        {children}
      </div>
      <p className="-mt-1 text-xs text-ink-soft">{t('inbox.sendNote', { email: message.email })}</p>
    </form>
  );
}

export function SentReply({ message, answer }: { message: ContactMessage; answer: string }) {
  const t = useMessages();
  const { formatMediumDateTime } = useFormatters();
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-medium">{t('inbox.yourAnswer')}</h3>
      <div className="rounded-lg bg-accent-soft px-4 py-3">
        <PlainText text={answer} className="measure" />
      </div>
      {message.answeredAt && (
        <p className="text-xs text-ink-soft">
          {t('inbox.answeredBy', { name: message.answeredBy ?? '', time: formatMediumDateTime(message.answeredAt) })}
        </p>
      )}
    </section>
  );
}
