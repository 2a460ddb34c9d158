import type { HelpCategory } from '@shortlist/contracts/support/help';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { HelpActionId } from './labels';

export interface HelpArticleMeta {
  id: string;
  category: HelpCategory;
  /** Ids of related articles, most relevant first. */
  related: string[];
  /** Links to screens. Paths have no language prefix. */
  actions: { label: HelpActionId; path: string }[];
  /** Position among the six questions on the home page. */
  faqPosition?: 1 | 2 | 3 | 4 | 5 | 6;
}

/**
 * A help article in one language. Names buttons and fields exactly as the screens show them. `ArticlesService` replaces
 * the placeholders {free} (number of free generations), {price} (in the language's currency) and {support} (email).
 */
export interface HelpArticleText {
  /** Phrased as a question. */
  title: string;
  /** Paragraphs separated by blank lines. Lines that begin with "- " are list items. No other markup. */
  text: string;
  /** Other questions that the article answers. Used for search, never shown. */
  asks: string[];
}

const actionPaths = {
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
} satisfies Record<HelpActionId, string>;

const createArticle = (
  id: string,
  category: HelpCategory,
  related: string[],
  actions: HelpActionId[],
): HelpArticleMeta => ({
  id,
  category,
  related,
  actions: actions.map((label) => ({ label, path: actionPaths[label] })),
});

const createFaqArticle = (
  faqPosition: NonNullable<HelpArticleMeta['faqPosition']>,
  meta: HelpArticleMeta,
): HelpArticleMeta => ({ ...meta, faqPosition });

/** Articles of the help center, the chat and the home page, grouped by category. */
export const helpArticles: readonly HelpArticleMeta[] = [
  createArticle(
    'what-it-does',
    'start',
    ['free-generations', 'no-account', 'import'],
    ['openGenerator', 'openBuilder'],
  ),
  createFaqArticle(
    1,
    createArticle('free-generations', 'start', ['one-use', 'price', 'no-account'], ['openGenerator']),
  ),
  createArticle(
    'one-use',
    'start',
    ['free-generations', 'cancel-writing', 'premium'],
    ['openGenerator', 'openDashboard'],
  ),
  createArticle('no-account', 'start', ['sign-up', 'what-is-stored', 'claim'], ['openGenerator', 'openBuilder']),
  createFaqArticle(4, createArticle('languages', 'start', ['east-asian-fonts', 'letter-tone'], ['openGenerator'])),
  createArticle('phone', 'start', ['no-account', 'saving', 'download-pdf'], ['openGenerator', 'openBuilder']),
  createArticle('reach-a-person', 'start', ['paid-not-premium', 'sign-in', 'ask-refund'], ['writeToSupport']),

  createFaqArticle(
    2,
    createArticle('nothing-invented', 'writing', ['blanks', 'review-changes', 'who-writes'], ['openGenerator']),
  ),
  createArticle('blanks', 'writing', ['nothing-invented', 'score-dropped', 'after-generating'], ['openDashboard']),
  createArticle(
    'after-generating',
    'writing',
    ['blanks', 'change-template', 'download-pdf'],
    ['openGenerator', 'openDashboard'],
  ),
  createArticle('review-changes', 'writing', ['tailor-to-job', 'one-use', 'history'], ['openDashboard', 'openBuilder']),
  createArticle(
    'tailor-to-job',
    'writing',
    ['match-score', 'missing-terms', 'variants'],
    ['openDashboard', 'openBuilder'],
  ),
  createArticle('cover-letter', 'writing', ['letter-tone', 'one-use', 'other-formats'], ['writeLetter']),
  createArticle('letter-tone', 'writing', ['cover-letter', 'one-use'], ['writeLetter']),
  createArticle('cancel-writing', 'writing', ['one-use', 'who-writes', 'after-generating'], ['openGenerator']),
  createArticle('who-writes', 'writing', ['ai-data', 'nothing-invented', 'score-meaning'], ['openGenerator']),
  createArticle('history', 'writing', ['bin', 'saving', 'variants'], ['openDashboard']),
  createArticle('own-sections', 'writing', ['several-roles', 'machine-view', 'page-fit'], ['openBuilder']),
  createArticle('several-roles', 'writing', ['dates', 'own-sections'], ['openBuilder']),
  createArticle('dates', 'writing', ['several-roles', 'score-checks'], ['openBuilder']),
  createArticle('variants', 'writing', ['tailor-to-job', 'history', 'bin'], ['openDashboard']),
  createArticle('saving', 'writing', ['history', 'no-account', 'download-pdf'], ['openDashboard', 'openBuilder']),

  createFaqArticle(
    3,
    createArticle('score-meaning', 'score', ['score-checks', 'need-100', 'match-score'], ['openBuilder']),
  ),
  createArticle('score-checks', 'score', ['potential', 'score-dropped', 'need-100'], ['openDashboard', 'openBuilder']),
  createArticle('score-dropped', 'score', ['score-checks', 'blanks', 'history'], ['openDashboard']),
  createArticle('potential', 'score', ['score-checks', 'blanks', 'need-100'], ['openDashboard']),
  createArticle('match-score', 'score', ['missing-terms', 'knock-outs', 'tailor-to-job'], ['openBuilder']),
  createArticle('missing-terms', 'score', ['match-score', 'stuffing', 'tailor-to-job'], ['openBuilder']),
  createArticle('knock-outs', 'score', ['match-score', 'missing-terms'], ['openBuilder']),
  createArticle('machine-view', 'score', ['score-checks', 'change-template', 'own-sections'], ['openDashboard']),
  createArticle('need-100', 'score', ['score-meaning', 'score-checks', 'stuffing'], ['openBuilder']),
  createArticle('stuffing', 'score', ['missing-terms', 'need-100', 'nothing-invented'], ['openBuilder']),

  createArticle('change-template', 'templates', ['premium-templates', 'look', 'machine-view'], ['browseTemplates']),
  createArticle('premium-templates', 'templates', ['premium', 'change-template'], ['browseTemplates', 'seePlans']),
  createArticle(
    'look',
    'templates',
    ['page-fit', 'change-template', 'paper-size'],
    ['openDashboard', 'browseTemplates'],
  ),
  createArticle('paper-size', 'templates', ['page-fit', 'look'], ['openBuilder']),
  createArticle('page-fit', 'templates', ['look', 'paper-size', 'own-sections'], ['openDashboard']),
  createArticle('photo', 'templates', ['other-formats', 'look'], ['browseTemplates']),
  createArticle('east-asian-fonts', 'templates', ['languages', 'look'], ['browseTemplates']),

  createArticle('download-pdf', 'files', ['other-formats', 'saving', 'file-limits'], ['openDashboard', 'openBuilder']),
  createArticle('other-formats', 'files', ['download-pdf', 'import'], ['openDashboard', 'openBuilder']),
  createArticle('import', 'files', ['linkedin', 'scanned', 'file-limits'], ['importResume']),
  createArticle('linkedin', 'files', ['import', 'file-limits'], ['importResume']),
  createArticle('scanned', 'files', ['import', 'file-limits'], ['importResume']),
  createArticle('file-limits', 'files', ['download-pdf', 'import', 'scanned'], ['importResume', 'openDashboard']),

  createArticle('price', 'payment', ['premium', 'checkout', 'refund'], ['seePlans']),
  createArticle('premium', 'payment', ['price', 'premium-templates', 'free-generations'], ['seePlans']),
  createArticle('checkout', 'payment', ['price', 'paid-not-premium', 'receipt'], ['seePlans']),
  createArticle('receipt', 'payment', ['claim', 'ask-refund', 'price'], ['openDashboard', 'writeToSupport']),
  createArticle('paid-not-premium', 'payment', ['claim', 'receipt', 'paid-twice'], ['openDashboard', 'writeToSupport']),
  createArticle('claim', 'payment', ['paid-not-premium', 'sign-up', 'receipt'], ['openDashboard', 'writeToSupport']),
  createFaqArticle(
    5,
    createArticle('refund', 'payment', ['ask-refund', 'price', 'paid-twice'], ['openDashboard', 'readTerms']),
  ),
  createArticle('ask-refund', 'payment', ['refund', 'receipt', 'paid-twice'], ['openDashboard', 'writeToSupport']),
  createArticle('paid-twice', 'payment', ['ask-refund', 'receipt', 'paid-not-premium'], ['writeToSupport']),

  createArticle('sign-up', 'account', ['no-account', 'sign-in', 'delete-account'], ['openDashboard']),
  createArticle('sign-in', 'account', ['password', 'change-email', 'devices'], ['writeToSupport']),
  createArticle('password', 'account', ['sign-in', 'devices', 'security'], ['openAccount']),
  createArticle('devices', 'account', ['password', 'security'], ['openAccount']),
  createArticle('export-data', 'account', ['other-formats', 'delete-account', 'what-is-stored'], ['openAccount']),
  createArticle('delete-account', 'account', ['export-data', 'what-is-stored', 'ask-refund'], ['openAccount']),
  createArticle('change-email', 'account', ['sign-in', 'password'], ['writeToSupport', 'openAccount']),
  createArticle('bin', 'account', ['history', 'saving', 'sign-in'], ['openDashboard']),

  createFaqArticle(
    6,
    createArticle('my-data', 'privacy', ['what-is-stored', 'ai-data', 'delete-account'], ['readPrivacy']),
  ),
  createArticle(
    'what-is-stored',
    'privacy',
    ['my-data', 'delete-account', 'export-data'],
    ['readPrivacy', 'openAccount'],
  ),
  createArticle('who-sees', 'privacy', ['my-data', 'ai-data', 'security'], ['readPrivacy']),
  createArticle('ai-data', 'privacy', ['who-writes', 'my-data', 'nothing-invented'], ['readPrivacy']),
  createArticle('children', 'privacy', ['my-data', 'delete-account'], ['readTerms', 'writeToSupport']),
  createArticle('security', 'privacy', ['password', 'devices', 'who-sees'], ['openAccount', 'writeToSupport']),
];

type TextsById = Record<string, HelpArticleText>;

const textLoaders: Record<Language, () => Promise<{ default: TextsById }>> = {
  en: () => import('./texts/en.json'),
  es: () => import('./texts/es.json'),
  fr: () => import('./texts/fr.json'),
  de: () => import('./texts/de.json'),
  ja: () => import('./texts/ja.json'),
  ko: () => import('./texts/ko.json'),
};

export async function loadHelpArticles(language: Language): Promise<TextsById> {
  return (await textLoaders[language]()).default;
}
