import { useSearchParams } from '@shortlist/shared-ui/router';
import { MailedLink } from '../features/newsletter/mailed-link';
import { NewsletterForm } from '../features/newsletter/newsletter-form';
import { useWords } from '../features/newsletter/words';

/** /newsletter: `?confirm=` and `?leave=` are the links of our mails; without them, the form. */
export default function Newsletter() {
  const t = useWords();
  const [params] = useSearchParams();
  for (const what of ['confirm', 'leave'] as const) {
    const token = params.get(what);
    if (token) return <MailedLink key={token} what={what} token={token} />;
  }
  return (
    <div className="wrap grid gap-8 pt-8 pb-16 lg:pt-14 lg:pb-24">
      <h1 tabIndex={-1} className="d1">
        {t('newsletter.title')}
      </h1>
      <NewsletterForm />
    </div>
  );
}
