import type { User } from '@shortlist/contracts/account/auth';
import { useHasRoute } from '@shortlist/shared-ui/area';
import { parseLocalizedPath } from '@shortlist/shared-ui/navigation/localized-path';
import { useLocation } from '@shortlist/shared-ui/router';
import { useSessionHint } from '@shortlist/shared-ui/session';
import type { MessageKey } from '@shortlist/shared-ui/create-messages-hook';
import type en from '../locales/en.json';

export interface NavItem {
  path: string;
  label: MessageKey<typeof en>;
  /**
   * True for introductory links. To save space, the top bar shows them only to guests without documents. The drawer and
   * the footer always show them.
   */
  hidesWhenDocumentsExist?: boolean;
  hasOpenMessagesBadge?: boolean;
}

const homeItem: NavItem = { path: '/', label: 'nav.home' };
const generatorItem: NavItem = { path: '/autonomous', label: 'nav.generator' };
const createItems: NavItem[] = [
  generatorItem,
  { path: '/resume-builder/import', label: 'nav.import' },
  { path: '/resume-builder', label: 'nav.builder' },
  { path: '/cover-letter', label: 'nav.letter' },
];
const otherItems: NavItem[] = [
  { path: '/templates', label: 'nav.templates' },
  { path: '/resume-examples', label: 'nav.examples', hidesWhenDocumentsExist: true },
  { path: '/blog', label: 'nav.blog', hidesWhenDocumentsExist: true },
  { path: '/contact', label: 'nav.contact' },
];
const aboutItem: NavItem = { path: '/about', label: 'nav.about' };
const dashboardItem: NavItem = { path: '/dashboard', label: 'nav.dashboard' };
const documentsItem: NavItem = { path: '/dashboard', label: 'nav.documents' };
const accountItem: NavItem = { path: '/account', label: 'nav.account' };
const helpItem: NavItem = { path: '/help', label: 'nav.help' };
const adminNavItems: NavItem[] = [
  { path: '/ai-staff', label: 'nav.aiStaff' },
  { path: '/ai-reports', label: 'nav.aiReports' },
  { path: '/cost-protection', label: 'nav.costProtection' },
  { path: '/inbox', label: 'nav.inbox', hasOpenMessagesBadge: true },
];
const footerNavGroups: { title: MessageKey<typeof en>; items: NavItem[] }[] = [
  {
    title: 'nav.create',
    items: [
      ...createItems,
      { path: '/templates', label: 'nav.templates' },
      { path: '/resume-examples', label: 'footer.examples' },
    ],
  },
  {
    title: 'footer.learn',
    items: [helpItem, { path: '/blog', label: 'nav.blog' }, { path: '/blog', label: 'footer.careerTips' }],
  },
  {
    title: 'footer.company',
    items: [
      aboutItem,
      { path: '/upgrade', label: 'footer.upgrade' },
      { path: '/contact', label: 'nav.contact' },
      { path: '/account', label: 'footer.yourData' },
      { path: '/privacy', label: 'footer.privacy' },
      { path: '/terms', label: 'footer.terms' },
    ],
  },
];

/** Omits paths that no remote serves. Omits the documents link for guests without documents. */
export function useNavItems(user: User | null) {
  const hasRoute = useHasRoute();
  const sessionHint = useSessionHint();
  const currentPath = parseLocalizedPath(useLocation().pathname).path;
  const filterServed = (items: NavItem[]) => items.filter(({ path }) => hasRoute(path));
  const adminItems = user?.isAdmin ? filterServed(adminNavItems) : [];
  const isInAdmin = adminItems.some(({ path }) => currentPath.startsWith(path));
  const documentItems = user ? [dashboardItem] : sessionHint === 'guest' ? [documentsItem] : [];
  const topBarItems = [homeItem, generatorItem, ...otherItems];
  const footerGroups = footerNavGroups.map(({ title, items }, index) => ({
    title,
    items: index ? items : [...items, ...documentItems],
  }));
  return {
    isInAdmin,
    topBar: isInAdmin
      ? adminItems
      : filterServed(
          documentItems.length
            ? [...topBarItems.filter(({ hidesWhenDocumentsExist }) => !hidesWhenDocumentsExist), ...documentItems]
            : topBarItems,
        ),
    create: isInAdmin ? [] : filterServed(createItems),
    drawer: filterServed([
      ...documentItems,
      homeItem,
      ...createItems,
      ...otherItems,
      aboutItem,
      helpItem,
      ...(user ? [accountItem] : []),
    ]),
    userMenu: [...filterServed([dashboardItem, accountItem]), ...adminItems],
    admin: adminItems,
    footer: footerGroups
      .map(({ title, items }) => ({ title, items: filterServed(items) }))
      .filter(({ items }) => items.length > 0),
  };
}

/** Returns the path of the link to the current screen, or to its nearest parent. */
export function useActiveItemPath(items: NavItem[]): string | undefined {
  const currentPath = parseLocalizedPath(useLocation().pathname).path;
  return items
    .map(({ path }) => path)
    .filter((path) => currentPath === path || (path !== '/' && currentPath.startsWith(`${path}/`)))
    .sort((a, b) => b.length - a.length)[0];
}
