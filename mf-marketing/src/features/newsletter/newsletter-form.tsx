import { useId, useRef, useState, type FormEvent } from 'react';
import { doneSchema } from '@shortlist/contracts/account/account';
import { subscribeSchema, type Subscribe } from '@shortlist/contracts/marketing/newsletter';
import { ApiError, api, messageOf } from '@shortlist/shared-ui/api';
import { Alert } from '@shortlist/shared-ui/components/alert';
import { Button } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { TextInput } from '@shortlist/shared-ui/components/text-input';
import { useMutation } from '@shortlist/shared-ui/query';
import { useWords } from './words';

type IssueKey = 'required' | 'email_invalid' | 'too_long';

/** Requires the messages from `loadNewsletterMessages`. */
export function NewsletterForm() {
  const t = useWords();
  const heading = useId();
  // Uncontrolled, so that text typed before hydration is preserved.
  const input = useRef<HTMLInputElement>(null);
  const [mistake, setMistake] = useState<string>();

  const complain = (words: string) => {
    setMistake(words);
    input.current?.focus();
  };

  const asking = useMutation({
    mutationFn: (subscribe: Subscribe) => api.post('/api/newsletter', doneSchema, subscribe),
    onSuccess: () => {
      if (input.current) input.current.value = '';
    },
    onError: (error) => {
      const issue = error instanceof ApiError ? error.body?.issues?.[0] : undefined;
      if (issue) complain(issue.message);
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (asking.isPending) return;
    const checked = subscribeSchema.safeParse({ email: input.current?.value ?? '' });
    if (!checked.success) return complain(t(`newsletter.issues.${checked.error.issues[0]?.message as IssueKey}`));
    setMistake(undefined);
    asking.mutate(checked.data);
  };

  // `noValidate`: our own messages stay beside the field, where screen readers can find them again.
  return (
    <Card aria-labelledby={heading} className="grid gap-x-10 gap-y-4 md:p-8! lg:grid-cols-[1fr_minmax(0,28rem)]">
      <div className="grid content-start gap-1">
        <h2 id={heading} className="d4">
          {t('newsletter.heading')}
        </h2>
        <p className="text-sm text-ink-soft">{t('newsletter.lead')}</p>
      </div>
      <form noValidate onSubmit={submit} className="grid content-center">
        <div className="actions items-start">
          <TextInput
            ref={input}
            name="email"
            type="email"
            autoComplete="email"
            required
            label={t('newsletter.email')}
            hideLabel
            placeholder={t('newsletter.example')}
            error={mistake}
            onChange={() => setMistake(undefined)}
            className="min-w-0 grow basis-56"
          />
          <Button type="submit" variant="primary" busy={asking.isPending} busyLabel={t('newsletter.subscribing')}>
            {t('newsletter.subscribe')}
          </Button>
        </div>
        <div role="status">
          {asking.isSuccess && (
            <p className="pt-3 text-sm wrap-anywhere">
              <strong className="font-semibold">{t('newsletter.sent')}</strong>{' '}
              {t('newsletter.sentText', { address: asking.variables.email })}
            </p>
          )}
        </div>
        {asking.isError && !mistake && (
          <Alert tone="danger" className="mt-3">
            {messageOf(asking.error) ?? t('newsletter.failed')}
          </Alert>
        )}
      </form>
    </Card>
  );
}
