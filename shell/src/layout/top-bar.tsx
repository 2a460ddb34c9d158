import { Menu } from 'lucide-react';
import { Activity, useState } from 'react';
import { useAuthDialog } from '@shortlist/shared-ui/area';
import { Button } from '@shortlist/shared-ui/components/button';
import { Dropdown, dropdownItemClass } from '@shortlist/shared-ui/components/dropdown';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useSession } from '@shortlist/shared-ui/session';
import { useMessages } from '../messages';
import { Brand } from './brand';
import { Drawer } from './drawer';
import { GetStartedLink } from './get-started-link';
import { LanguageMenu } from '../menus/language-menu';
import { useActiveItemPath, useNavItems, type NavItem } from './use-nav-items';
import { OpenMessagesBadge } from './open-messages-badge';
import { useTheme } from '../menus/use-theme';
import { ThemeMenu } from '../menus/theme-menu';
import { UserMenu } from '../menus/user-menu';

export function TopBar() {
  const t = useMessages();
  const { user } = useSession();
  const nav = useNavItems(user);
  const currentPath = useActiveItemPath(nav.topBar);
  const [theme, chooseTheme] = useTheme();
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  return (
    <header className="border-b border-line bg-paper">
      <div className="wrap flex h-16 items-center gap-6">
        <Brand />
        <nav aria-label={t('nav.label')} className="max-2xl:hidden">
          <ul className="flex gap-1 [:lang(ja)_&]:gap-0">
            {nav.topBar.map((item) => (
              <TopBarLink key={item.path} item={item} isCurrent={item.path === currentPath} />
            ))}
            {nav.create.length > 0 && (
              <li className="flex items-center">
                <CreateMenu items={nav.create} />
              </li>
            )}
          </ul>
        </nav>
        <div className="ml-auto flex min-w-0 items-center gap-1 max-2xl:hidden">
          <LanguageMenu />
          <ThemeMenu theme={theme} onThemeChange={chooseTheme} />
          {user ? <UserMenu user={user} items={nav.userMenu} /> : <GuestActions />}
        </div>
        <Button
          variant="quiet"
          size="icon"
          aria-label={t('nav.open')}
          aria-haspopup="dialog"
          onClick={() => setIsDrawerOpen(true)}
          className="ml-auto 2xl:hidden"
        >
          <Menu size={24} aria-hidden />
        </Button>
        {/* The hidden drawer renders when the page is idle, so that a click only has to show it. */}
        <Activity mode={isDrawerOpen ? 'visible' : 'hidden'}>
          <Drawer
            onClose={() => setIsDrawerOpen(false)}
            user={user}
            items={[...nav.drawer, ...nav.admin]}
            theme={theme}
            onThemeChange={chooseTheme}
          />
        </Activity>
      </div>
    </header>
  );
}

function GuestActions() {
  const t = useMessages();
  const openAuthDialog = useAuthDialog();
  return (
    <div className="for-visitors flex items-center gap-1">
      <Button variant="quiet" onClick={() => openAuthDialog()}>
        {t('auth.signIn')}
      </Button>
      <GetStartedLink className="ml-1" />
    </div>
  );
}

function CreateMenu({ items }: { items: NavItem[] }) {
  const t = useMessages();
  return (
    <Dropdown triggerContent={<span className="font-medium">{t('nav.create')}</span>}>
      {(close) => (
        <ul>
          {items.map(({ path, label }) => (
            <li key={path}>
              <Link to={path} onClick={close} className={dropdownItemClass}>
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Dropdown>
  );
}

function TopBarLink({ item, isCurrent }: { item: NavItem; isCurrent: boolean }) {
  const { path, label, hasOpenMessagesBadge } = item;
  const t = useMessages();
  return (
    <li>
      <Link
        to={path}
        aria-current={isCurrent ? 'page' : undefined}
        className={
          'inline-flex min-h-16 items-center px-3 text-sm font-medium whitespace-nowrap text-ink-soft no-underline hover:text-ink ' +
          'aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_0_var(--accent)] ' +
          // These languages have longer labels, which fit into the bar only with less padding.
          '[:is(:lang(es),:lang(fr),:lang(ja))_&]:px-2'
        }
      >
        {t(label)}
        {hasOpenMessagesBadge && <OpenMessagesBadge />}
      </Link>
    </li>
  );
}
