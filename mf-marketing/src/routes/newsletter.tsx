import { PageHeader } from '@shortlist/shared-ui/components/page-header';
import { useSearchParams } from '@shortlist/shared-ui/router';
import { EmailLinkConfirmation } from '../features/newsletter/email-link-confirmation';
import { NewsletterForm } from '../features/newsletter/newsletter-form';
import { useNewsletterMessages } from '../features/newsletter/messages';

/** Serves /newsletter. Emails link to `?confirm=` and `?leave=`. Without a parameter, shows the form. */
export default function Newsletter() {
  const t = useNewsletterMessages();
  const [params] = useSearchParams();
  for (const action of ['confirm', 'leave'] as const) {
    const token = params.get(action);
    if (token) return <EmailLinkConfirmation key={token} action={action} token={token} />;
  }
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-8 pb-16 lg:pt-10 lg:pb-24">
      <PageHeader title={t('newsletter.title')} />
      <NewsletterForm />
    </div>
  );
}
