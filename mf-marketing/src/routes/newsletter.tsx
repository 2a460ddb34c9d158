import { PageHead } from '@shortlist/shared-ui/components/page-head';
import { useSearchParams } from '@shortlist/shared-ui/router';
import { MailedLink } from '../features/newsletter/mailed-link';
import { NewsletterForm } from '../features/newsletter/newsletter-form';
import { useWords } from '../features/newsletter/words';

/** /newsletter: the emails link to `?confirm=` and `?leave=`. Without a parameter, shows the form. */
export default function Newsletter() {
  const t = useWords();
  const [params] = useSearchParams();
  for (const what of ['confirm', 'leave'] as const) {
    const token = params.get(what);
    if (token) return <MailedLink key={token} what={what} token={token} />;
  }
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-8 pb-16 lg:pt-10 lg:pb-24">
      <PageHead title={t('newsletter.title')} />
      <NewsletterForm />
    </div>
  );
}
