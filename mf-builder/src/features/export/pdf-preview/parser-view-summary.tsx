import type { ParserView } from '@shortlist/contracts/builder/parser-view';
import { ScanText } from 'lucide-react';
import { Alert } from '@shortlist/shared-ui/components/alert';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../../../messages';

export function ParserViewSummary({ view, onCompare }: { view: ParserView; onCompare: () => void }) {
  const t = useMessages();
  const mismatchCount = view.fields.filter(({ verdict }) => verdict === 'moved' || verdict === 'lost').length;
  return (
    <Alert
      tone={mismatchCount === 0 ? 'good' : 'warn'}
      icon={<ScanText size={20} aria-hidden />}
      title={t('export.readBack', { points: view.readBack, maxPoints: view.possible })}
      action={
        <Button size="sm" onClick={onCompare}>
          {t('export.compare')}
        </Button>
      }
    >
      {mismatchCount === 0
        ? t('export.readBackAll', { count: view.fields.length })
        : t('export.readBackBad', { count: mismatchCount })}
    </Alert>
  );
}
