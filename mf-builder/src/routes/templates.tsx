import { useMessages } from '../messages';

export default function Templates() {
  const t = useMessages();
  return (
    <div className="wrap band">
      <h1 className="d1">{t('title')}</h1>
    </div>
  );
}
