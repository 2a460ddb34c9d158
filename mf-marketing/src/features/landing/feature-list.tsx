import { useLandingMessages } from './messages';

const features = ['pair', 'builder', 'score', 'post', 'files', 'yours'] as const;

export function FeatureList() {
  const t = useLandingMessages();
  return (
    <section className="band">
      <div className="wrap">
        <h2 className="d2">{t('landing.features.title')}</h2>
        <ul className="mt-8 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:mt-12 lg:grid-cols-3 lg:gap-x-10 lg:gap-y-12">
          {features.map((feature) => (
            <li key={feature} className="grid content-start gap-3 border-t border-line pt-5">
              <h3 className="d4">{t(`landing.features.${feature}Title`)}</h3>
              <p className="measure text-ink-soft">{t(`landing.features.${feature}Text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
