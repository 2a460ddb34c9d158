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
   * True for links for visitors who haven't started yet. To save space, the top bar hides them from users and from
   * guests who may have documents; the drawer and the footer always show them.
   */
  hidesWhenDocumentsExist?: boolean;
  showsOpenCount?: boolean;
}

const home: NavItem = { path: '/', label: 'nav.home' };
const generator: NavItem = { path: '/autonomous', label: 'nav.generator' };
const createItems: NavItem[] = [
  generator,
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
const about: NavItem = { path: '/about', label: 'nav.about' };
const dashboard: NavItem = { path: '/dashboard', label: 'nav.dashboard' };
const documents: NavItem = { path: '/dashboard', label: 'nav.documents' };
const account: NavItem = { path: '/account', label: 'nav.account' };
const help: NavItem = { path: '/help', label: 'nav.help' };
const adminNavItems: NavItem[] = [
  { path: '/ai-staff', label: 'nav.aiStaff' },
  { path: '/ai-reports', label: 'nav.aiReports' },
  { path: '/cost-protection', label: 'nav.costProtection' },
  { path: '/inbox', label: 'nav.inbox', showsOpenCount: true },
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
    items: [help, { path: '/blog', label: 'nav.blog' }, { path: '/blog', label: 'footer.careerTips' }],
  },
  {
    title: 'footer.company',
    items: [
      about,
      { path: '/upgrade', label: 'footer.upgrade' },
      { path: '/contact', label: 'nav.contact' },
      { path: '/account', label: 'footer.yourData' },
      { path: '/privacy', label: 'footer.privacy' },
      { path: '/terms', label: 'footer.terms' },
    ],
  },
];

/** Omits paths that no remote serves, and the documents link for visitors without documents. */
export function useNavItems(user: User | null) {
  const hasRoute = useHasRoute();
  const sessionHint = useSessionHint();
  const currentPath = parseLocalizedPath(useLocation().pathname).path;
  const filterMounted = (items: NavItem[]) => items.filter(({ path }) => hasRoute(path));
  const adminItems = user?.isAdmin ? filterMounted(adminNavItems) : [];
  const isInAdmin = adminItems.some(({ path }) => currentPath.startsWith(path));
  const documentItems = user ? [dashboard] : sessionHint === 'guest' ? [documents] : [];
  const topBarItems = [home, generator, ...otherItems];
  const footerGroups = footerNavGroups.map(({ title, items }, index) => ({
    title,
    items: index ? items : [...items, ...documentItems],
  }));
  return {
    isInAdmin,
    topBar: isInAdmin
      ? adminItems
      : filterMounted(
          documentItems.length
            ? [...topBarItems.filter(({ hidesWhenDocumentsExist }) => !hidesWhenDocumentsExist), ...documentItems]
            : topBarItems,
        ),
    create: isInAdmin ? [] : filterMounted(createItems),
    drawer: filterMounted([
      ...documentItems,
      home,
      ...createItems,
      ...otherItems,
      about,
      help,
      ...(user ? [account] : []),
    ]),
    userMenu: [...filterMounted([dashboard, account]), ...adminItems],
    admin: adminItems,
    footer: footerGroups
      .map(({ title, items }) => ({ title, items: filterMounted(items) }))
      .filter(({ items }) => items.length > 0),
  };
}

/** Returns the path of the link to the current screen, or to its nearest parent. */
export function useCurrentPath(items: NavItem[]): string | undefined {
  const currentPath = parseLocalizedPath(useLocation().pathname).path;
  return items
    .map(({ path }) => path)
    .filter((path) => currentPath === path || (path !== '/' && currentPath.startsWith(`${path}/`)))
    .sort((a, b) => b.length - a.length)[0];
}
