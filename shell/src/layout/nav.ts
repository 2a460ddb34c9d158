import type { User } from '@shortlist/contracts/account/auth';
import { useIsMounted } from '@shortlist/shared-ui/area';
import { splitPath } from '@shortlist/shared-ui/navigation/paths';
import { useLocation } from '@shortlist/shared-ui/router';
import type { MessageKey } from '@shortlist/shared-ui/messages';
import type en from '../messages/en.json';

export interface NavItem {
  path: string;
  label: MessageKey<typeof en>;
  /** Leaves the top bar first when it gets narrow; stays in the drawer. */
  spare?: boolean;
  /** Read before one begins: the bar of an account has its name in that place. Stays in drawer and footer. */
  introduces?: boolean;
  /** Shows how many messages are open. */
  counts?: boolean;
}

const main: NavItem[] = [
  { path: '/', label: 'nav.home' },
  { path: '/autonomous', label: 'nav.generator' },
  { path: '/templates', label: 'nav.templates' },
  { path: '/resume-examples', label: 'nav.examples', spare: true, introduces: true },
  { path: '/blog', label: 'nav.blog', introduces: true },
  { path: '/about', label: 'nav.about', spare: true, introduces: true },
  { path: '/contact', label: 'nav.contact' },
];
const dashboard: NavItem = { path: '/dashboard', label: 'nav.dashboard' };
const account: NavItem = { path: '/account', label: 'nav.account' };
const help: NavItem = { path: '/help', label: 'nav.help' };
const admin: NavItem[] = [
  { path: '/ai-staff', label: 'nav.aiStaff' },
  { path: '/ai-reports', label: 'nav.aiReports' },
  { path: '/cost-protection', label: 'nav.costProtection' },
  { path: '/inbox', label: 'nav.inbox', counts: true },
];
const foot: { title: MessageKey<typeof en>; items: NavItem[] }[] = [
  {
    title: 'footer.make',
    items: [
      { path: '/autonomous', label: 'nav.generator' },
      { path: '/templates', label: 'nav.templates' },
      { path: '/resume-examples', label: 'footer.examples' },
    ],
  },
  {
    title: 'footer.learn',
    items: [help, { path: '/blog', label: 'nav.blog' }, { path: '/blog', label: 'footer.careerTips' }],
  },
  {
    title: 'footer.company',
    items: [
      { path: '/about', label: 'nav.about' },
      { path: '/upgrade', label: 'footer.upgrade' },
      { path: '/contact', label: 'nav.contact' },
      { path: '/account', label: 'footer.yourData' },
      { path: '/privacy', label: 'footer.privacy' },
      { path: '/terms', label: 'footer.terms' },
    ],
  },
];

/** What is linked where. Only what some remote serves is linked, so nothing leads nowhere. */
export function useNav(user: User | null) {
  const isMounted = useIsMounted();
  const current = splitPath(useLocation().pathname).path;
  const there = (items: NavItem[]) => items.filter(({ path }) => isMounted(path));
  const adminItems = user?.isAdmin ? there(admin) : [];
  const inAdmin = adminItems.some(({ path }) => current.startsWith(path));
  return {
    top: inAdmin ? adminItems : there(user ? [...main.filter(({ introduces }) => !introduces), dashboard] : main),
    drawer: there(user ? [dashboard, ...main, help, account] : [...main, help]),
    user: [...there([dashboard, account]), ...adminItems],
    admin: adminItems,
    foot: foot.map(({ title, items }) => ({ title, items: there(items) })).filter(({ items }) => items.length > 0),
  };
}

/** Whether a link leads to the screen in front of the user, or to one above it. */
export function useIsCurrent(): (path: string) => boolean {
  const current = splitPath(useLocation().pathname).path;
  return (path) => current === path || (path !== '/' && current.startsWith(`${path}/`));
}
