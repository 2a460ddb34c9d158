import type { HelpAction } from '@shortlist/contracts/support/help';
import { useHasRoute } from '@shortlist/shared-ui/area';
import { getButtonClass } from '@shortlist/shared-ui/components/button';
import { Link } from '@shortlist/shared-ui/navigation/link';

export function ActionLinks({ actions, onNavigate }: { actions: HelpAction[]; onNavigate?: () => void }) {
  const hasRoute = useHasRoute();
  const availableActions = actions.filter(({ path }) => hasRoute(path));
  if (availableActions.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {availableActions.map(({ label, path }) => (
        <Link key={path} to={path} onClick={onNavigate} className={getButtonClass({ size: 'sm' })}>
          {label}
        </Link>
      ))}
    </div>
  );
}
