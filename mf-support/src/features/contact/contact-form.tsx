import { useRef, useState, type FormEvent } from 'react';
import {
  contactResponseSchema,
  contactRequestSchema,
  type ContactRequest,
  type ContactResponse,
} from '@shortlist/contracts/support/contact';
import { ApiError, api } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { Button } from '@shortlist/shared-ui/components/button';
import { TextArea } from '@shortlist/shared-ui/components/text-area';
import { TextInput } from '@shortlist/shared-ui/components/text-input';
import { useMutation } from '@shortlist/shared-ui/query';
import { useSession } from '@shortlist/shared-ui/session';
import { useMessages } from '../../messages';
import { useContactDraft, type ContactField } from './use-contact-draft';

export interface SentMessage {
  subject: string;
  response: ContactResponse;
}
type FieldErrors = Partial<Record<ContactField, string>>;
type IssueKey = 'required' | 'email_invalid' | 'too_long';

/** Clears the fields only after the server has stored the message, so that no input is lost. */
export function ContactForm({ onSent }: { onSent: (message: SentMessage) => void }) {
  const t = useMessages();
  const toast = useToast();
  const formRef = useRef<HTMLFormElement>(null);
  const { user } = useSession();
  const { draft, change, clear } = useContactDraft(user ? { name: user.username, email: user.email } : {});
  const [errors, setErrors] = useState<FieldErrors>({});

  const showErrors = (newErrors: FieldErrors) => {
    setErrors(newErrors);
    const firstField = Object.keys(draft).find((field) => field in newErrors);
    if (firstField) formRef.current?.querySelector<HTMLElement>(`[name=${firstField}]`)?.focus();
  };

  const sendMutation = useMutation({
    mutationFn: (message: ContactRequest) => api.post('/api/contact', contactResponseSchema, message),
    onSuccess: (response, { subject }) => {
      clear();
      onSent({ subject, response });
      if (!response.aiResponse) toast({ title: t('sentTitle'), description: t('sentText') });
    },
    onError: (error) => {
      const issues = error instanceof ApiError ? (error.body?.issues ?? []) : [];
      showErrors(Object.fromEntries(issues.map(({ path, message }) => [path, message])));
      toast({ title: t('errorTitle'), description: t('errorText'), variant: 'destructive' });
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sendMutation.isPending) return;
    const parseResult = contactRequestSchema.safeParse(draft);
    if (!parseResult.success) {
      const newErrors: FieldErrors = {};
      for (const { path, message } of parseResult.error.issues) {
        newErrors[path[0] as ContactField] ??= t(`issues.${message as IssueKey}`);
      }
      return showErrors(newErrors);
    }
    setErrors({});
    sendMutation.mutate(parseResult.data);
  };

  const getFieldProps = (name: ContactField) => ({
    name,
    label: t(name),
    value: draft[name],
    error: errors[name],
    required: true,
    onChange: (event: { target: { value: string } }) => {
      change(name, event.target.value);
      setErrors(({ [name]: _resolved, ...otherErrors }) => otherErrors);
    },
  });

  // Unlike the browser's validation messages, the form's own messages stay next to the fields for screen readers.
  return (
    <form ref={formRef} noValidate onSubmit={submit} className="grid gap-6">
      <div className="grid items-start gap-6 xs:grid-cols-2 xs:gap-4">
        <TextInput {...getFieldProps('name')} autoComplete="name" />
        <TextInput {...getFieldProps('email')} type="email" autoComplete="email" />
      </div>
      <TextInput {...getFieldProps('subject')} />
      <TextArea {...getFieldProps('message')} rows={5} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button type="submit" variant="primary" busy={sendMutation.isPending} busyLabel={t('sending')}>
          {t('send')}
        </Button>
        <p className="text-xs text-ink-soft">{t('privacy')}</p>
      </div>
    </form>
  );
}
