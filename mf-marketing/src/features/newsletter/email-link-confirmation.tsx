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
    expiredText: 'newsletter.confirmOverText',
  },
  leave: {
    path: '/api/newsletter/unsubscribe',
    promptTitle: 'newsletter.leaveTitle',
    text: 'newsletter.leaveText',
    button: 'newsletter.leaveButton',
    busy: 'newsletter.leaving',
    done: 'newsletter.leftTitle',
    doneText: 'newsletter.leftText',
    expiredText: 'newsletter.leaveOverText',
  },
} as const;

interface Props {
  action: keyof typeof linkActions;
  token: string;
}

/**
 * The screen that opens from a link in an email. Security scanners open such links, so the action requires the click of
 * a button.
 */
export function EmailLinkConfirmation({ action, token }: Props) {
  const t = useNewsletterMessages();
  const hasRoute = useHasRoute();
  const heading = useRef<HTMLHeadingElement>(null);
  const { path, promptTitle, text, button, busy, done, doneText, expiredText } = linkActions[action];
  const pressing = useMutation({ mutationFn: () => api.post(path, successResponseSchema, { token }) });
  const over = pressing.error instanceof ApiError && pressing.error.status === 400;
  const ended = pressing.isSuccess || over;
  // The clicked button disappears, so the focus moves to the heading with the result.
  useEffect(() => {
    if (ended) heading.current?.focus();
  }, [ended]);

  return (
    <div className="wrap grid justify-items-start gap-6 pt-8 pb-16 lg:pt-14 lg:pb-24">
      <h1 ref={heading} tabIndex={-1} className="d1">
        {t(over ? 'newsletter.overTitle' : ended ? done : promptTitle)}
      </h1>
      <p className="measure text-lg text-ink-soft">{t(over ? expiredText : ended ? doneText : text)}</p>
      {!ended && pressing.isError && (
        <Alert tone="danger">{getErrorMessage(pressing.error) ?? t('newsletter.failed')}</Alert>
      )}
      {!ended && (
        <Button
          variant="primary"
          size="lg"
          busy={pressing.isPending}
          busyLabel={t(busy)}
          onClick={() => pressing.mutate()}
        >
          {t(button)}
        </Button>
      )}
      {over && action === 'confirm' && (
        <div className="w-full">
          <NewsletterForm />
        </div>
      )}
      {ended && hasRoute('/blog') && (
        <Link to="/blog" className={getButtonClass({ variant: pressing.isSuccess ? 'primary' : 'secondary' })}>
          {t('newsletter.read')}
        </Link>
      )}
    </div>
  );
}
