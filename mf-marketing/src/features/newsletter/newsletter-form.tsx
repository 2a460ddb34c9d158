import { useId, useRef, useState, type FormEvent } from 'react';
import { successResponseSchema } from '@shortlist/contracts/account/account';
import { subscribeRequestSchema, type SubscribeRequest } from '@shortlist/contracts/marketing/newsletter';
import { ApiError, api, getErrorMessage } from '@shortlist/shared-ui/api';
import { Alert } from '@shortlist/shared-ui/components/alert';
import { Button } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { TextInput } from '@shortlist/shared-ui/components/text-input';
import { useMutation } from '@shortlist/shared-ui/query';
import { useNewsletterMessages } from './messages';

type EmailIssue = 'required' | 'email_invalid' | 'too_long';

/** Requires the messages from `loadNewsletterMessages`. */
export function NewsletterForm() {
  const t = useNewsletterMessages();
  const headingId = useId();
  // The field is uncontrolled, so that hydration preserves typed text.
  const inputRef = useRef<HTMLInputElement>(null);
  const [fieldError, setFieldError] = useState<string>();

  const showIssue = (message: string) => {
    setFieldError(message);
    inputRef.current?.focus();
  };

  const subscription = useMutation({
    mutationFn: (request: SubscribeRequest) => api.post('/api/newsletter', successResponseSchema, request),
    onSuccess: () => {
      if (inputRef.current) inputRef.current.value = '';
    },
    onError: (error) => {
      const issue = error instanceof ApiError ? error.body?.issues?.[0] : undefined;
      if (issue) showIssue(issue.message);
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (subscription.isPending) return;
    const result = subscribeRequestSchema.safeParse({ email: inputRef.current?.value ?? '' });
    if (!result.success) return showIssue(t(`newsletter.issues.${result.error.issues[0]?.message as EmailIssue}`));
    setFieldError(undefined);
    subscription.mutate(result.data);
  };

  // The form shows its own messages, because they stay next to the field for screen readers.
  return (
    <Card aria-labelledby={headingId} className="grid gap-x-10 gap-y-4 md:p-8! lg:grid-cols-[1fr_minmax(0,28rem)]">
      <div className="grid content-start gap-1">
        <h2 id={headingId} className="d4">
          {t('newsletter.heading')}
        </h2>
        <p className="text-sm text-ink-soft">{t('newsletter.lead')}</p>
      </div>
      <form noValidate onSubmit={submit} className="grid content-center">
        <div className="actions items-start">
          <TextInput
            ref={inputRef}
            name="email"
            type="email"
            autoComplete="email"
            required
            label={t('newsletter.email')}
            hideLabel
            placeholder={t('newsletter.example')}
            error={fieldError}
            onChange={() => setFieldError(undefined)}
            className="min-w-0 grow basis-56"
          />
          <Button type="submit" variant="primary" busy={subscription.isPending} busyLabel={t('newsletter.subscribing')}>
            {t('newsletter.subscribe')}
          </Button>
        </div>
        <div role="status">
          {subscription.isSuccess && (
            <p className="pt-3 text-sm wrap-anywhere">
              <strong className="font-semibold">{t('newsletter.sent')}</strong>{' '}
              {t('newsletter.sentText', { address: subscription.variables.email })}
            </p>
          )}
        </div>
        {subscription.isError && !fieldError && (
          <Alert tone="danger" className="mt-3">
            {getErrorMessage(subscription.error) ?? t('newsletter.failed')}
          </Alert>
        )}
      </form>
    </Card>
  );
}
