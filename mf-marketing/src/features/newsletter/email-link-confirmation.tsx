import { useEffect, useRef } from 'react';
import { successResponseSchema } from '@shortlist/contracts/account/account';
import { ApiError, api, getErrorMessage } from '@shortlist/shared-ui/api';
import { useHasRoute } from '@shortlist/shared-ui/area';
import { Alert } from '@shortlist/shared-ui/components/alert';
import { Button, getButtonClass } from '@shortlist/shared-ui/components/button';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useMutation } from '@shortlist/shared-ui/query';
import { NewsletterForm } from './newsletter-form';
import { useNewsletterMessages } from './messages';

const linkActions = {
  confirm: {
    path: '/api/newsletter/confirm',
    promptTitle: 'newsletter.confirmTitle',
    text: 'newsletter.confirmText',
    button: 'newsletter.confirmButton',
    busy: 'newsletter.confirming',
    done: 'newsletter.confirmedTitle',
    doneText: 'newsletter.confirmedText',
    expiredText: 'newsletter.confirmExpiredText',
  },
  leave: {
    path: '/api/newsletter/unsubscribe',
    promptTitle: 'newsletter.leaveTitle',
    text: 'newsletter.leaveText',
    button: 'newsletter.leaveButton',
    busy: 'newsletter.leaving',
    done: 'newsletter.leftTitle',
    doneText: 'newsletter.leftText',
    expiredText: 'newsletter.leaveExpiredText',
  },
} as const;

interface Props {
  action: keyof typeof linkActions;
  token: string;
}

/** Emails link to this screen. Security scanners open such links, too, so the action requires a click. */
export function EmailLinkConfirmation({ action, token }: Props) {
  const t = useNewsletterMessages();
  const hasRoute = useHasRoute();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { path, promptTitle, text, button, busy, done, doneText, expiredText } = linkActions[action];
  const mutation = useMutation({ mutationFn: () => api.post(path, successResponseSchema, { token }) });
  const isExpired = mutation.error instanceof ApiError && mutation.error.status === 400;
  const isFinished = mutation.isSuccess || isExpired;
  // The clicked button is removed, so the focus moves to the heading with the result.
  useEffect(() => {
    if (isFinished) headingRef.current?.focus();
  }, [isFinished]);

  return (
    <div className="wrap grid justify-items-start gap-6 pt-8 pb-16 lg:pt-14 lg:pb-24">
      <h1 ref={headingRef} tabIndex={-1} className="d1">
        {t(isExpired ? 'newsletter.expiredTitle' : isFinished ? done : promptTitle)}
      </h1>
      <p className="measure text-lg text-ink-soft">{t(isExpired ? expiredText : isFinished ? doneText : text)}</p>
      {!isFinished && mutation.isError && (
        <Alert tone="danger">{getErrorMessage(mutation.error) ?? t('newsletter.failed')}</Alert>
      )}
      {!isFinished && (
        <Button
          variant="primary"
          size="lg"
          busy={mutation.isPending}
          busyLabel={t(busy)}
          onClick={() => mutation.mutate()}
        >
          {t(button)}
        </Button>
      )}
      {isExpired && action === 'confirm' && (
        <div className="w-full">
          <NewsletterForm />
        </div>
      )}
      {isFinished && hasRoute('/blog') && (
        <Link to="/blog" className={getButtonClass({ variant: mutation.isSuccess ? 'primary' : 'secondary' })}>
          {t('newsletter.read')}
        </Link>
      )}
    </div>
  );
}
