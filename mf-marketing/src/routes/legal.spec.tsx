import { languages } from '@shortlist/contracts/platform/languages';
import { prices } from '@shortlist/contracts/payments/prices';
import { screen, within } from '@testing-library/react';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { createLegalMessagesLoader, getLegalSections, type LegalPage } from '../features/legal/legal-sections';
import { FakeApiServer } from '../testing/fake-api-server';
import { createLegalScreen } from './legal';

const languageCodes = languages.map(({ code }) => code);
const getComparableSections = (page: LegalPage, language: (typeof languageCodes)[number]) =>
  getLegalSections(page, language).map(({ id, heading, paragraphs = [], items = [] }) => ({
    id,
    heading,
    paragraphs,
    items,
    text: [...paragraphs, ...items].join('\n'),
  }));
/** Drops duplicates, because a translation may repeat a term or omit a repetition. */
const listUniqueMatches = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([match]) => match))].sort();

describe.each(['privacy', 'terms'] as const)('%s text', (page) => {
  beforeAll(async () => {
    for (const code of languageCodes) await createLegalMessagesLoader(page)(code);
  });

  it.each(languageCodes)('has the same structure, numbers, placeholders, and links in %s as in English', (code) => {
    const englishSections = getComparableSections(page, 'en');
    const translatedSections = getComparableSections(page, code);
    expect(translatedSections.map(({ id }) => id)).toEqual(englishSections.map(({ id }) => id));
    for (const [index, section] of translatedSections.entries()) {
      const englishSection = englishSections[index]!;
      const countTexts = ({ paragraphs, items }: typeof section) => [paragraphs.length, items.length];
      expect([section.id, ...countTexts(section)]).toEqual([section.id, ...countTexts(englishSection)]);
      // Some languages write 0 and 1 as words.
      for (const pattern of [/\d{2,}|[2-9]/g, /\{\w+\}/g, /\]\([^)]+\)/g, /forget-\w+|empty-\w+/g]) {
        expect([section.id, listUniqueMatches(section.text, pattern)]).toEqual([
          section.id,
          listUniqueMatches(englishSection.text, pattern),
        ]);
      }
      expect(section.heading.trim()).not.toBe('');
    }
  });
});

describe('legal screen', () => {
  let server: FakeApiServer;
  beforeEach(async () => {
    server = new FakeApiServer();
    await server.start();
  });
  afterEach(() => server.stop());

  const show = async (page: LegalPage, url: string) => {
    const { default: Screen } = createLegalScreen(page);
    await renderScreen(<Screen />, { url, area: 'marketing', loadMessages: createLegalMessagesLoader(page) });
    await screen.findAllByRole('link', { name: 'help@shortlist.example' });
  };

  it('links to each section by its heading', async () => {
    await show('terms', '/terms');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Terms of Service');
    const links = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(links).toHaveLength(16);
    for (const link of links) {
      const section = document.getElementById(link.getAttribute('href')!.split('#')[1]!)!;
      expect(within(section).getByRole('heading', { level: 2 }).textContent).toBe(link.textContent);
    }
  });

  it('shows numbers from the server', async () => {
    server.config = { ...server.config, freeGenerations: 5, premiumDailyGenerations: 40 };
    await show('terms', '/terms');
    expect(screen.getByText(/^Your free allowance is 5, in all\./)).toBeInTheDocument();
    expect(screen.getByText(/costs \$19 and is paid once/)).toBeInTheDocument();
    expect(screen.getByText(/up to 40 generations a day/)).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'privacy policy' })[0]!).toHaveAttribute('href', '/privacy#model-given');
  });

  it.each(languageCodes.flatMap((code) => [['privacy', code] as const, ['terms', code] as const]))(
    'for %s is complete in %s and has no unfilled placeholder',
    async (page, code) => {
      await show(page, code === 'en' ? `/${page}` : `/${code}/${page}`);
      const text = document.body.textContent ?? '';
      expect(text).not.toMatch(/[{}[\]]|undefined|legal\./);
      if (page === 'terms') expect(text).toContain(prices[code].display);
      const prefix = code === 'en' ? '' : `/${code}`;
      const hrefs = [...document.querySelectorAll('main a, p a, li a')].map((link) => link.getAttribute('href') ?? '');
      for (const href of hrefs.filter((to) => to.startsWith('/'))) expect(href.startsWith(`${prefix}/`)).toBe(true);
    },
  );
});
