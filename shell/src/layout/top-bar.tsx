import { Menu } from 'lucide-react';
import { Activity, useState } from 'react';
import { useAuthDialog } from '@shortlist/shared-ui/area';
import { Button } from '@shortlist/shared-ui/components/button';
import { cx } from '@shortlist/shared-ui/components/cx';
import { Dropdown, dropdownItem } from '@shortlist/shared-ui/components/dropdown';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useSession } from '@shortlist/shared-ui/session';
import { useMessages } from '../messages';
import { Brand } from './brand';
import { Drawer } from './drawer';
import { GetStarted } from './get-started';
import { LanguageMenu } from '../menus/language-menu';
import { useCurrentPath, useNav, type NavItem } from './nav';
import { OpenMessages } from './open-messages';
import { useTheme } from '../menus/theme';
import { ThemeMenu } from '../menus/theme-menu';
import { UserMenu } from '../menus/user-menu';

export function TopBar() {
  const t = useMessages();
  const openAuthDialog = useAuthDialog();
  const { user } = useSession();
  const nav = useNav(user);
  const current = useCurrentPath(nav.top);
  const [theme, chooseTheme] = useTheme();
  const [drawerOpen, setDrawerOpen] = useState(false);
  return (
    <header className="border-b border-line bg-paper">
      <div className="wrap flex h-16 items-center gap-6">
        <Brand />
        <nav aria-label={t('nav.label')} className="max-lg:hidden">
          <ul className="flex gap-1 [:lang(ja)_&]:gap-0">
            {nav.top.map((item) => (
              <TopLink key={item.path} item={item} current={item.path === current} />
            ))}
            {nav.create.length > 0 && (
              <li className="flex items-center">
                <CreateMenu items={nav.create} />
              </li>
            )}
          </ul>
        </nav>
        <div className="ml-auto flex min-w-0 items-center gap-1 max-lg:hidden">
          <LanguageMenu />
          <ThemeMenu theme={theme} onChoose={chooseTheme} />
          {user ? (
            <UserMenu user={user} items={nav.user} />
          ) : (
            <div className="for-visitors flex items-center gap-1">
              <Button variant="quiet" onClick={() => openAuthDialog()}>
                {t('auth.signIn')}
              </Button>
              <GetStarted className="ml-1" />
            </div>
          )}
        </div>
        <Button
          variant="quiet"
          size="icon"
          aria-label={t('nav.open')}
          aria-haspopup="dialog"
          onClick={() => setDrawerOpen(true)}
          className="ml-auto lg:hidden"
        >
          <Menu size={24} aria-hidden />
        </Button>
        {/* Rendered when the page is idle, so that a click only has to show it. */}
        <Activity mode={drawerOpen ? 'visible' : 'hidden'}>
          <Drawer
            onClose={() => setDrawerOpen(false)}
            user={user}
            items={[...nav.drawer, ...nav.admin]}
            theme={theme}
            onChooseTheme={chooseTheme}
          />
        </Activity>
      </div>
    </header>
  );
}

function CreateMenu({ items }: { items: NavItem[] }) {
  const t = useMessages();
  return (
    <Dropdown button={<span className="font-medium">{t('nav.create')}</span>}>
      {(close) => (
        <ul>
          {items.map(({ path, label }) => (
            <li key={path}>
              <Link to={path} onClick={close} className={dropdownItem}>
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Dropdown>
  );
}

function TopLink({ item, current }: { item: NavItem; current: boolean }) {
  const { path, label, spare, counts } = item;
  const t = useMessages();
  return (
    <li className={cx(spare && 'max-2xl:hidden')}>
      <Link
        to={path}
        aria-current={current ? 'page' : undefined}
        className={
          'inline-flex min-h-16 items-center px-3 text-sm font-medium whitespace-nowrap text-ink-soft no-underline hover:text-ink ' +
          'aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_0_var(--accent)] ' +
          // Narrower padding for languages with longer labels, so that the bar fits the page.
          '[:is(:lang(es),:lang(fr),:lang(ja))_&]:px-2'
        }
      >
        {t(label)}
        {counts && <OpenMessages />}
      </Link>
    </li>
  );
}
