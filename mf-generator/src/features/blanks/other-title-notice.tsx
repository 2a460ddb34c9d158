import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../../messages';
import type { BlankGroup } from './blank-groups';
import type { Blanks } from './use-blanks';

/**
 * Appears for a job whose title isn't the target title. The job's lines were written for the target title, so the user
 * can leave all of them out together.
 */
export function OtherTitleNotice({ blanks, group }: { blanks: Blanks; group: BlankGroup }) {
  const t = useMessages();
  const title = blanks.getMismatchedTargetTitle(group);
  if (!title) return null;
  const areLinesLeftOut = blanks.areLinesLeftOut(group);
  return (
    <div className="col-span-full grid justify-items-start gap-1 rounded-control bg-sunken p-3 text-xs">
      <p role="status">{t(areLinesLeftOut ? 'blanks.linesOut' : 'blanks.otherTitle', { title })}</p>
      <Button size="sm" className="text-left whitespace-normal!" onClick={() => blanks.toggleLines(group)}>
        {t(areLinesLeftOut ? 'blanks.putLinesBack' : 'blanks.leaveLinesOut')}
      </Button>
    </div>
  );
}
