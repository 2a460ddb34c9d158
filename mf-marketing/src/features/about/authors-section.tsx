import { useHasRoute } from '@shortlist/shared-ui/area';
import { getButtonClass } from '@shortlist/shared-ui/components/button';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useAboutMessages } from './messages';

export function AuthorsSection() {
  const t = useAboutMessages();
  const hasRoute = useHasRoute();
  return (
    <section className="band border-t border-line">
      <div className="wrap grid gap-8 lg:grid-cols-[4fr_8fr] lg:gap-12">
        <h2 className="d2">{t('about.who.title')}</h2>
        <div className="grid gap-6">
          <p className="measure text-lg">{t('about.who.writers')}</p>
          <p className="measure text-lg">{t('about.who.people')}</p>
          <p className="measure text-lg">{t('about.who.read')}</p>
          <p className="actions">
            {hasRoute('/blog') && (
              <Link to="/blog" className={getButtonClass()}>
                {t('about.who.blog')}
              </Link>
            )}
            {hasRoute('/contact') && (
              <Link to="/contact" className={getButtonClass({ variant: hasRoute('/blog') ? 'quiet' : 'secondary' })}>
                {t('about.who.contact')}
              </Link>
            )}
          </p>
        </div>
      </div>
    </section>
  );
}
