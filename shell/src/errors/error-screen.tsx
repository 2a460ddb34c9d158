import { Unplug } from 'lucide-react';
import { AreaRoot } from '@shortlist/shared-ui/area';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../messages';

export function ErrorScreen({ reference, onRetry }: { reference?: string; onRetry: () => void }) {
  const t = useMessages();
  return (
    <AreaRoot name="shell">
      <div className="wrap py-8 lg:py-18">
        <div className="mx-auto grid max-w-[640px] justify-items-center gap-4 rounded-card border border-line bg-sheet px-6 py-16 text-center shadow-card lg:px-20">
          <Unplug size={32} className="text-warn" aria-hidden />
          <h1 className="d3">{t('error.title')}</h1>
          <p className="text-balance text-ink-soft">{t('error.text')}</p>
          <p className="text-sm text-balance">{t('error.scope')}</p>
          <div className="actions w-full justify-center pt-1">
            <Button variant="primary" onClick={onRetry}>
              {t('error.retry')}
            </Button>
            <Button onClick={() => window.location.reload()}>{t('error.reload')}</Button>
          </div>
          {reference && <p className="text-xs text-ink-soft">{t('error.reference', { reference })}</p>}
        </div>
      </div>
    </AreaRoot>
  );
}
