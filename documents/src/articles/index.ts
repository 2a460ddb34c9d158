import type { HelpCategory } from '@shortlist/contracts/support/help';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { ActionLabel } from './words';

export interface ArticleMeta {
  id: string;
  category: HelpCategory;
  /** Ids, most relevant first. */
  related: string[];
  /** Next steps. Paths have no language prefix. */
  actions: { label: ActionLabel; path: string }[];
  /** Position among the six questions of the home page. */
  faq?: 1 | 2 | 3 | 4 | 5 | 6;
}

/**
 * A help article in one language. Quotes buttons and fields exactly as the screens show them in that language. The
 * caller replaces the placeholders {free} (number of uses for a free owner), {price} (as shown in that language) and
 * {support} (email).
 */
export interface ArticleText {
  /** Phrased as a question. */
  title: string;
  /** Paragraphs separated by a blank line; lines that begin with "- " are list items. No markup. */
  text: string;
  /** Alternative questions, including short and colloquial ones. Used for search, never shown. */
  asks: string[];
}

const paths = {
  openGenerator: '/autonomous',
  openBuilder: '/resume-builder',
  importResume: '/resume-builder/import',
  writeLetter: '/cover-letter',
  browseTemplates: '/templates',
  openDashboard: '/dashboard',
  openAccount: '/account',
  seePlans: '/upgrade',
  writeToSupport: '/contact',
  readPrivacy: '/privacy',
  readTerms: '/terms',
} satisfies Record<ActionLabel, string>;

const article = (id: string, category: HelpCategory, related: string[], actions: ActionLabel[]): ArticleMeta => ({
  id,
  category,
  related,
  actions: actions.map((label) => ({ label, path: paths[label] })),
});

const question = (faq: NonNullable<ArticleMeta['faq']>, meta: ArticleMeta): ArticleMeta => ({ ...meta, faq });

/** Grouped by category. The only source of the help center, the chat and the home page's questions. */
export const articles: readonly ArticleMeta[] = [
  article('what-it-does', 'start', ['free-generations', 'no-account', 'import'], ['openGenerator', 'openBuilder']),
  question(1, article('free-generations', 'start', ['one-use', 'price', 'no-account'], ['openGenerator'])),
  article('one-use', 'start', ['free-generations', 'cancel-writing', 'premium'], ['openGenerator', 'openDashboard']),
  article('no-account', 'start', ['sign-up', 'what-is-stored', 'claim'], ['openGenerator', 'openBuilder']),
  question(4, article('languages', 'start', ['east-asian-fonts', 'letter-tone'], ['openGenerator'])),
  article('phone', 'start', ['no-account', 'saving', 'download-pdf'], ['openGenerator', 'openBuilder']),
  article('reach-a-person', 'start', ['paid-not-premium', 'sign-in', 'ask-refund'], ['writeToSupport']),

  question(2, article('nothing-invented', 'writing', ['blanks', 'review-changes', 'who-writes'], ['openGenerator'])),
  article('blanks', 'writing', ['nothing-invented', 'score-dropped', 'after-generating'], ['openDashboard']),
  article(
    'after-generating',
    'writing',
    ['blanks', 'change-template', 'download-pdf'],
    ['openGenerator', 'openDashboard'],
  ),
  article('review-changes', 'writing', ['tailor-to-job', 'one-use', 'history'], ['openDashboard', 'openBuilder']),
  article('tailor-to-job', 'writing', ['match-score', 'missing-terms', 'variants'], ['openDashboard', 'openBuilder']),
  article('cover-letter', 'writing', ['letter-tone', 'one-use', 'other-formats'], ['writeLetter']),
  article('letter-tone', 'writing', ['cover-letter', 'one-use'], ['writeLetter']),
  article('cancel-writing', 'writing', ['one-use', 'who-writes', 'after-generating'], ['openGenerator']),
  article('who-writes', 'writing', ['ai-data', 'nothing-invented', 'score-meaning'], ['openGenerator']),
  article('history', 'writing', ['bin', 'saving', 'variants'], ['openDashboard']),
  article('own-sections', 'writing', ['several-roles', 'machine-view', 'page-fit'], ['openBuilder']),
  article('several-roles', 'writing', ['dates', 'own-sections'], ['openBuilder']),
  article('dates', 'writing', ['several-roles', 'score-checks'], ['openBuilder']),
  article('variants', 'writing', ['tailor-to-job', 'history', 'bin'], ['openDashboard']),
  article('saving', 'writing', ['history', 'no-account', 'download-pdf'], ['openDashboard', 'openBuilder']),

  question(3, article('score-meaning', 'score', ['score-checks', 'need-100', 'match-score'], ['openBuilder'])),
  article('score-checks', 'score', ['potential', 'score-dropped', 'need-100'], ['openDashboard', 'openBuilder']),
  article('score-dropped', 'score', ['score-checks', 'blanks', 'history'], ['openDashboard']),
  article('potential', 'score', ['score-checks', 'blanks', 'need-100'], ['openDashboard']),
  article('match-score', 'score', ['missing-terms', 'knock-outs', 'tailor-to-job'], ['openBuilder']),
  article('missing-terms', 'score', ['match-score', 'stuffing', 'tailor-to-job'], ['openBuilder']),
  article('knock-outs', 'score', ['match-score', 'missing-terms'], ['openBuilder']),
  article('machine-view', 'score', ['score-checks', 'change-template', 'own-sections'], ['openDashboard']),
  article('need-100', 'score', ['score-meaning', 'score-checks', 'stuffing'], ['openBuilder']),
  article('stuffing', 'score', ['missing-terms', 'need-100', 'nothing-invented'], ['openBuilder']),

  article('change-template', 'templates', ['premium-templates', 'look', 'machine-view'], ['browseTemplates']),
  article('premium-templates', 'templates', ['premium', 'change-template'], ['browseTemplates', 'seePlans']),
  article('look', 'templates', ['page-fit', 'change-template', 'paper-size'], ['openDashboard', 'browseTemplates']),
  article('paper-size', 'templates', ['page-fit', 'look'], ['openBuilder']),
  article('page-fit', 'templates', ['look', 'paper-size', 'own-sections'], ['openDashboard']),
  article('photo', 'templates', ['other-formats', 'look'], ['browseTemplates']),
  article('east-asian-fonts', 'templates', ['languages', 'look'], ['browseTemplates']),

  article('download-pdf', 'files', ['other-formats', 'saving', 'file-limits'], ['openDashboard', 'openBuilder']),
  article('other-formats', 'files', ['download-pdf', 'import'], ['openDashboard', 'openBuilder']),
  article('import', 'files', ['linkedin', 'scanned', 'file-limits'], ['importResume']),
  article('linkedin', 'files', ['import', 'file-limits'], ['importResume']),
  article('scanned', 'files', ['import', 'file-limits'], ['importResume']),
  article('file-limits', 'files', ['download-pdf', 'import', 'scanned'], ['importResume', 'openDashboard']),

  article('price', 'payment', ['premium', 'checkout', 'refund'], ['seePlans']),
  article('premium', 'payment', ['price', 'premium-templates', 'free-generations'], ['seePlans']),
  article('checkout', 'payment', ['price', 'paid-not-premium', 'receipt'], ['seePlans']),
  article('receipt', 'payment', ['claim', 'ask-refund', 'price'], ['openDashboard', 'writeToSupport']),
  article('paid-not-premium', 'payment', ['claim', 'receipt', 'paid-twice'], ['openDashboard', 'writeToSupport']),
  article('claim', 'payment', ['paid-not-premium', 'sign-up', 'receipt'], ['openDashboard', 'writeToSupport']),
  question(5, article('refund', 'payment', ['ask-refund', 'price', 'paid-twice'], ['openDashboard', 'readTerms'])),
  article('ask-refund', 'payment', ['refund', 'receipt', 'paid-twice'], ['openDashboard', 'writeToSupport']),
  article('paid-twice', 'payment', ['ask-refund', 'receipt', 'paid-not-premium'], ['writeToSupport']),

  article('sign-up', 'account', ['no-account', 'sign-in', 'delete-account'], ['openDashboard']),
  article('sign-in', 'account', ['password', 'change-email', 'devices'], ['writeToSupport']),
  article('password', 'account', ['sign-in', 'devices', 'security'], ['openAccount']),
  article('devices', 'account', ['password', 'security'], ['openAccount']),
  article('export-data', 'account', ['other-formats', 'delete-account', 'what-is-stored'], ['openAccount']),
  article('delete-account', 'account', ['export-data', 'what-is-stored', 'ask-refund'], ['openAccount']),
  article('change-email', 'account', ['sign-in', 'password'], ['writeToSupport', 'openAccount']),
  article('bin', 'account', ['history', 'saving', 'sign-in'], ['openDashboard']),

  question(6, article('my-data', 'privacy', ['what-is-stored', 'ai-data', 'delete-account'], ['readPrivacy'])),
  article('what-is-stored', 'privacy', ['my-data', 'delete-account', 'export-data'], ['readPrivacy', 'openAccount']),
  article('who-sees', 'privacy', ['my-data', 'ai-data', 'security'], ['readPrivacy']),
  article('ai-data', 'privacy', ['who-writes', 'my-data', 'nothing-invented'], ['readPrivacy']),
  article('children', 'privacy', ['my-data', 'delete-account'], ['readTerms', 'writeToSupport']),
  article('security', 'privacy', ['password', 'devices', 'who-sees'], ['openAccount', 'writeToSupport']),
];

type Texts = Record<string, ArticleText>;

const texts: Record<Language, () => Promise<{ default: Texts }>> = {
  en: () => import('./texts/en.json'),
  es: () => import('./texts/es.json'),
  fr: () => import('./texts/fr.json'),
  de: () => import('./texts/de.json'),
  ja: () => import('./texts/ja.json'),
  ko: () => import('./texts/ko.json'),
};

export async function loadArticles(language: Language): Promise<Texts> {
  return (await texts[language]()).default;
}
