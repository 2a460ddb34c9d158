import type { HelpAction } from '@shortlist/contracts/support/help';
import { useIsMounted } from '@shortlist/shared-ui/area';
import { buttonClass } from '@shortlist/shared-ui/components/button';
import { Link } from '@shortlist/shared-ui/navigation/link';

export function ActionLinks({ actions, onFollow }: { actions: HelpAction[]; onFollow?: () => void }) {
  const isMounted = useIsMounted();
  const there = actions.filter(({ path }) => isMounted(path));
  if (there.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {there.map(({ label, path }) => (
        <Link key={path} to={path} onClick={onFollow} className={buttonClass({ size: 'sm' })}>
          {label}
        </Link>
      ))}
    </div>
  );
}
