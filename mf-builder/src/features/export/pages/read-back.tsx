import type { MachineView } from '@shortlist/contracts/builder/machine-view';
import { ScanText } from 'lucide-react';
import { Alert } from '@shortlist/shared-ui/components/alert';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../../../messages';

export function ReadBack({ view, onCompare }: { view: MachineView; onCompare: () => void }) {
  const t = useMessages();
  const bad = view.fields.filter(({ verdict }) => verdict === 'moved' || verdict === 'lost').length;
  return (
    <Alert
      tone={bad === 0 ? 'good' : 'warn'}
      icon={<ScanText size={20} aria-hidden />}
      lead={t('export.readBack', { points: view.readBack, possible: view.possible })}
      action={
        <Button size="sm" onClick={onCompare}>
          {t('export.compare')}
        </Button>
      }
    >
      {bad === 0 ? t('export.readBackAll', { count: view.fields.length }) : t('export.readBackBad', { count: bad })}
    </Alert>
  );
}
