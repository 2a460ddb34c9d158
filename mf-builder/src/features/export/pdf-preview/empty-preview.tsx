import { Button } from '@shortlist/shared-ui/components/button';
import { EmptyState } from '@shortlist/shared-ui/components/empty-state';
import { useMessages } from '../../../messages';

export function EmptyPreview({ onStart }: { onStart: () => void }) {
  const t = useMessages();
  return (
    <EmptyState
      title={t('editor.nothing')}
      action={
        <Button variant="primary" onClick={onStart}>
          {t('export.start')}
        </Button>
      }
    >
      {t('editor.nothingText')}
    </EmptyState>
  );
}
