import { UserRound } from 'lucide-react';
import type { User } from '@shortlist/contracts/account/auth';
import { Dropdown, dropdownItem } from '@shortlist/shared-ui/components/dropdown';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useMessages } from '../messages';
import type { NavItem } from '../layout/nav';
import { OpenMessages } from '../layout/open-messages';
import { useLeave } from './use-leave';

export function UserMenu({ user, items }: { user: User; items: NavItem[] }) {
  const t = useMessages();
  const leave = useLeave();
  return (
    <Dropdown
      className="min-w-0"
      label={t('user.menu', { name: user.username })}
      button={
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
            {items.map(({ path, label, counts }) => (
              <li key={path}>
                <Link to={path} onClick={close} className={dropdownItem}>
                  {t(label)}
                  {counts && <OpenMessages />}
                </Link>
              </li>
            ))}
            <li>
              <button
                type="button"
                onClick={() => {
                  close();
                  leave();
                }}
                className={dropdownItem}
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
