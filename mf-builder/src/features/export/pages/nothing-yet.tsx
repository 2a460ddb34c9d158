import { Button } from '@shortlist/shared-ui/components/button';
import { Empty } from '@shortlist/shared-ui/components/empty';
import { useMessages } from '../../../messages';

/** A resume in which nothing is written has no pages and no file. */
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
