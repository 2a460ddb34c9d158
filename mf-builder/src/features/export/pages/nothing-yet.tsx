import { Button } from '@shortlist/shared-ui/components/button';
import { Empty } from '@shortlist/shared-ui/components/empty';
import { useMessages } from '../../../messages';

export function NothingYet({ onStart }: { onStart: () => void }) {
  const t = useMessages();
  return (
    <Empty
      title={t('editor.nothing')}
      action={
        <Button variant="primary" onClick={onStart}>
          {t('export.start')}
        </Button>
      }
    >
      {t('editor.nothingText')}
    </Empty>
  );
}
