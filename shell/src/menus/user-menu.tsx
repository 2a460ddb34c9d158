import { UserRound } from 'lucide-react';
import type { User } from '@shortlist/contracts/account/auth';
import { Dropdown, dropdownItemClass } from '@shortlist/shared-ui/components/dropdown';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useMessages } from '../messages';
import type { NavItem } from '../layout/use-nav-items';
import { OpenMessagesBadge } from '../layout/open-messages-badge';
import { useSignOutAction } from './use-sign-out-action';

export function UserMenu({ user, items }: { user: User; items: NavItem[] }) {
  const t = useMessages();
  const signOut = useSignOutAction();
  return (
    <Dropdown
      className="min-w-0"
      label={t('user.menu', { name: user.username })}
      triggerContent={
        <>
          <UserRound size={18} aria-hidden className="shrink-0" />
          <span className="max-w-48 truncate font-semibold text-ink">{user.username}</span>
        </>
      }
    >
      {(close) => (
        <>
          <p className="border-b border-line px-3 py-2 text-xs wrap-anywhere text-ink-soft">{user.email}</p>
          <ul className="pt-1">
            {items.map(({ path, label, hasOpenMessagesBadge }) => (
              <li key={path}>
                <Link to={path} onClick={close} className={dropdownItemClass}>
                  {t(label)}
                  {hasOpenMessagesBadge && <OpenMessagesBadge />}
                </Link>
              </li>
            ))}
            <li>
              <button
                type="button"
                onClick={() => {
                  close();
                  signOut();
                }}
                className={dropdownItemClass}
              >
                {t('user.signOut')}
              </button>
            </li>
          </ul>
        </>
      )}
    </Dropdown>
  );
}
