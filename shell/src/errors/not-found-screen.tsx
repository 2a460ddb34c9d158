import { AreaRoot, useHasRoute } from '@shortlist/shared-ui/area';
import { getButtonClass } from '@shortlist/shared-ui/components/button';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useMessages } from '../messages';
import { NotFoundIllustration } from './not-found-illustration';

export function NotFoundScreen() {
  const t = useMessages();
  const hasRoute = useHasRoute();
  return (
    <AreaRoot name="shell">
      <div className="wrap grid items-center gap-12 py-12 lg:grid-cols-[1fr_440px] lg:py-10">
        <div className="grid justify-items-start gap-5">
          <h1 className="d1">{t('notFound.lead')}</h1>
          <p className="measure text-lg text-ink-soft">{t('notFound.comfort')}</p>
          <div className="actions max-sm:w-full">
            {hasRoute('/autonomous') && (
              <Link to="/autonomous" className={getButtonClass({ variant: 'primary', size: 'lg' })}>
                {t('notFound.generator')}
              </Link>
            )}
            {hasRoute('/templates') && (
              <Link to="/templates" className={getButtonClass({ size: 'lg' })}>
                {t('notFound.templates')}
              </Link>
            )}
          </div>
          <div className="mt-4 grid gap-1 text-sm text-ink-soft">
            <h2 className="font-semibold">{t('notFound.title')}</h2>
            <p>{t('notFound.text')}</p>
          </div>
        </div>
        <NotFoundIllustration />
      </div>
    </AreaRoot>
  );
}
