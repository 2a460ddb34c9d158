import { Gallery } from '../features/templates/gallery';
import { useMessages } from '../messages';

export default function Templates() {
  const t = useMessages();
  return (
    <div className="wrap pt-8 pb-16 lg:pt-10 lg:pb-24">
      <h1 className="d2">{t('title')}</h1>
      <p className="measure mt-2 mb-6 text-ink-soft">{t('lead')}</p>
      <Gallery />
    </div>
  );
}
