import { X } from 'lucide-react';
import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import type { User } from '@shortlist/contracts/account/auth';
import { useAuthDialog } from '@shortlist/shared-ui/area';
import { Button } from '@shortlist/shared-ui/components/button';
import { SegmentedControl } from '@shortlist/shared-ui/components/segmented-control';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useMessages } from '../messages';
import { GetStartedLink } from './get-started-link';
import { LanguageSelect } from '../menus/language-select';
import { useActiveItemPath, type NavItem } from './use-nav-items';
import { OpenMessagesBadge } from './open-messages-badge';
import { themes, type Theme } from '../menus/use-theme';
import { useSignOutAction } from '../menus/use-sign-out-action';
import { Wordmark } from './brand';

interface Props {
  onClose: () => void;
  user: User | null;
  items: NavItem[];
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
}

/**
 * Shows the top bar's links on small screens. The most used controls are at the bottom, within reach of the thumb. The
 * drawer is a popover, because a modal dialog makes browsers recalculate the styles of the whole page, which takes a
 * tenth of a second on a slow phone. The popover covers the window, so that clicks can't reach the page below.
 */
export function Drawer({ onClose, user, items, theme, onThemeChange }: Props) {
  const t = useMessages();
  const drawerRef = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = drawerRef.current;
    element?.showPopover();
    return () => element?.hidePopover();
  }, []);

  const closeOnFocusLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) onClose();
  };
  return (
    <dialog
      ref={drawerRef}
      popover="auto"
      aria-label={t('nav.label')}
      // This event also fires on Escape.
      onToggle={({ newState }) => newState === 'closed' && onClose()}
      onBlur={closeOnFocusLeave}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
      className="size-full max-h-none max-w-none bg-scrim open:flex"
    >
      <div className="ml-auto flex w-80 max-w-full flex-col overflow-y-auto overscroll-contain bg-paper text-ink shadow-pop">
        <div className="flex items-start justify-between px-5 pt-3 pb-1">
          <p className="pt-2">
            <Wordmark />
          </p>
          <Button variant="quiet" size="icon" aria-label={t('close')} onClick={onClose} className="-mr-3">
            <X size={20} aria-hidden />
          </Button>
        </div>
        <div className="px-5 pt-2 pb-3">
          <LanguageSelect />
        </div>
        <DrawerNav items={items} onLinkClick={onClose} />
        <div className="mt-auto grid gap-3 border-t border-line px-5 pt-4 pb-5">
          <SegmentedControl
            label={t('theme.label')}
            options={themes.map((value) => ({ value, label: t(`theme.${value}`) }))}
            value={theme}
            onChange={onThemeChange}
          />
          <AccountActions isSignedIn={user !== null} onClose={onClose} />
        </div>
      </div>
    </dialog>
  );
}

function DrawerNav({ items, onLinkClick }: { items: NavItem[]; onLinkClick: () => void }) {
  const t = useMessages();
  const currentPath = useActiveItemPath(items);
  return (
    <nav aria-label={t('nav.label')} className="border-t border-line py-2">
      <ul>
        {items.map(({ path, label, hasOpenMessagesBadge }) => (
          <li key={path}>
            <Link
              to={path}
              onClick={onLinkClick}
              aria-current={path === currentPath ? 'page' : undefined}
              className={
                'flex min-h-11 items-center px-5 text-lg text-ink no-underline ' +
                'aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:shadow-[inset_3px_0_0_var(--accent)]'
              }
            >
              {t(label)}
              {hasOpenMessagesBadge && <OpenMessagesBadge />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function AccountActions({ isSignedIn, onClose }: { isSignedIn: boolean; onClose: () => void }) {
  const t = useMessages();
  const openAuthDialog = useAuthDialog();
  const signOut = useSignOutAction();
  const closeAndRun = (action: () => void) => () => {
    onClose();
    action();
  };
  if (isSignedIn) {
    return (
      <Button fullWidth onClick={closeAndRun(signOut)}>
        {t('user.signOut')}
      </Button>
    );
  }
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button onClick={closeAndRun(() => openAuthDialog())}>{t('auth.signIn')}</Button>
      <GetStartedLink onClick={onClose} />
    </div>
  );
}
