import { useMessages } from '../messages';

export default function Autonomous() {
  const t = useMessages();
  return (
    <div className="wrap band">
      <h1 className="d1">{t('title')}</h1>
    </div>
  );
}
