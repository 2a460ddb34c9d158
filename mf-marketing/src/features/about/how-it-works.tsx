import { useHasRoute } from '@shortlist/shared-ui/area';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useAboutMessages } from './messages';

const entryPoints = [
  { name: 'generator', path: '/autonomous' },
  { name: 'builder', path: '/resume-builder' },
  { name: 'letter', path: '/cover-letter' },
  { name: 'templates', path: '/templates' },
] as const;

export function HowItWorks() {
  const t = useAboutMessages();
  const hasRoute = useHasRoute();
  return (
    <section className="band">
      <div className="wrap grid gap-8 lg:grid-cols-[4fr_8fr] lg:gap-12">
        <div>
          <h2 className="d2">{t('about.how.title')}</h2>
          <p className="measure mt-4 text-ink-soft">{t('about.how.lead')}</p>
        </div>
        <dl className="border-t border-line">
          {entryPoints.map(({ name, path }) => (
            <div key={name} className="grid gap-1 border-b border-line py-5 sm:grid-cols-[200px_1fr] sm:gap-6">
              <dt className="font-semibold">
                {hasRoute(path) ? <Link to={path}>{t(`about.how.${name}.title`)}</Link> : t(`about.how.${name}.title`)}
              </dt>
              <dd className="measure text-ink-soft">{t(`about.how.${name}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
