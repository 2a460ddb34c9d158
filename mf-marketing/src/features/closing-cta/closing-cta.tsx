import { useMessages } from '../../messages';
import { StartForm } from '../../shared/start-form';

export function ClosingCta() {
  const t = useMessages();
  return (
    <section className="band bg-sunken">
      <div className="wrap grid justify-items-center gap-8">
        <h2 className="d1 text-center">{t('final.title')}</h2>
        <div className="w-full max-w-[720px]">
          <StartForm />
        </div>
      </div>
    </section>
  );
}
