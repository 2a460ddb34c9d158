import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../../messages';
import type { LetterSourceControl } from './use-letter-source';

/** Appears once there are lines to write the letter from. */
export function LetterSourceNotice({
  source,
  canWrite,
  replace,
  pendingSource,
}: Omit<LetterSourceControl, 'followCorrections'>) {
  const t = useMessages();
  if (!canWrite && source === 'title') return null;
  return (
    <div className="grid justify-items-start gap-2 rounded-control bg-sunken p-3 text-sm">
      <p>{t(source === 'title' ? 'letter.fromTitle' : 'letter.fromResume')}</p>
      <div className="flex flex-wrap gap-2">
        {canWrite && (
          <Button
            size="sm"
            className="whitespace-normal!"
            busy={pendingSource === 'resume'}
            onClick={() => void replace('resume')}
          >
            {t(source === 'title' ? 'letter.write' : 'letter.writeAgain')}
          </Button>
        )}
        {source === 'resume' && (
          <Button
            size="sm"
            variant="quiet"
            className="whitespace-normal!"
            busy={pendingSource === 'title'}
            onClick={() => void replace('title')}
          >
            {t('letter.restore')}
          </Button>
        )}
      </div>
    </div>
  );
}
