import { languages } from '@shortlist/contracts/platform/languages';
import { screen, within } from '@testing-library/react';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { toAnchorId } from '../articles/article';
import { articles } from '../articles/article-list';
import { loadArticleRouteMessages } from '../articles/load-route-messages';
import { articleSlugs, type ArticleSlug } from '../articles/article-slugs';
import remote from '../remote';
import { FakeApiServer } from '../testing/fake-api-server';

describe('article', () => {
  let server: FakeApiServer;
  beforeEach(async () => {
    server = new FakeApiServer();
    await server.start();
  });
  afterEach(() => server.stop());

  const show = async (slug: ArticleSlug, language = '') => {
    const url = `${language}/blog/${slug}`;
    const { default: Screen } = await remote.routes.find(({ path }) => path === `blog/${slug}`)!.load();
    return renderScreen(<Screen />, { url, area: 'marketing', loadMessages: loadArticleRouteMessages });
  };

  it.each(articleSlugs)('renders %s completely, in English, below one heading', async (slug) => {
    const { container } = await show(slug);
    const title = articles.find((article) => article.slug === slug)?.title;
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([title]);
    const article = screen.getByRole('article');
    expect(article.lang).toBe('en');
    const headings = [...article.querySelectorAll('h2')];
    expect(headings.length).toBeGreaterThanOrEqual(6);
    const contentsLinks = within(screen.getByRole('navigation', { name: 'In this article' })).getAllByRole('link');
    expect(contentsLinks.map((link) => link.getAttribute('href'))).toEqual(
      headings.map(({ id }) => `/blog/${slug}#${id}`),
    );
    expect(headings.map(({ textContent }) => toAnchorId(textContent))).toEqual(headings.map(({ id }) => id));
    expect(container.textContent).not.toMatch(/\]\(|undefined/);
    for (const block of article.querySelectorAll('p, li, dd, td')) expect(block.textContent.trim()).not.toBe('');
  });

  it('shows the author, date, and reading time, and links to the blog and the next article', async () => {
    await show('ats-optimization-guide');
    const byline = within(screen.getByRole('article')).getByText(/^By the Shortlist research team/);
    expect(byline.textContent).toBe('By the Shortlist research team · June 12, 2025 · 8 min read');
    expect(screen.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog');
    const callToAction = within(screen.getByRole('region', { name: 'See how software reads your resume' }));
    expect(callToAction.getByRole('link', { name: 'Write my resume' })).toHaveAttribute('href', '/autonomous');
    expect(callToAction.getByRole('link', { name: 'Back to the blog' })).toHaveAttribute('href', '/blog');
    expect(await callToAction.findByText(/3 free generations, no account needed\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'What AI screening sees, and what it doesn’t' })).toHaveAttribute(
      'href',
      '/blog/ai-resume-screening',
    );
  });

  it('shows measurements as a table', async () => {
    await show('ats-optimization-guide');
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toContain('The date drawn after the bullets17');
    expect(screen.getByText(/Measured by us with public readers/)).toBeInTheDocument();
  });

  it('highlights words that the parser mixed in from the other column', async () => {
    await show('ats-optimization-guide');
    const misplacedText = screen.getByText('ACLS', { selector: 'strong' });
    expect(misplacedText.closest('p')?.textContent).toMatch(/the next shift ACLS$/);
  });

  it("keeps the page's language around the article and in its links", async () => {
    await show('ai-resume-screening', '/de');
    const link = screen.getByRole('link', { name: 'unusual headings alone left 5 of 33 fields' });
    expect(link).toHaveAttribute('href', '/de/blog/ats-optimization-guide');
    const byline = screen.getByText(/^Vom Rechercheteam von Shortlist/);
    expect(byline.closest('[lang]')?.getAttribute('lang')).toBe('de');
    expect(screen.getAllByText('Vorher')[0]?.closest('[lang]')?.getAttribute('lang')).toBe('de');
  });

  it.each(languages.map(({ code }) => code))('has unique titles and descriptions in %s', async (code) => {
    const messages = await loadArticleRouteMessages(code);
    const { articles: articleMessages } = messages as {
      articles: Record<ArticleSlug, { title: string; description: string }>;
    };
    expect(new Set(Object.values(articleMessages).map(({ title }) => title)).size).toBe(6);
    expect(new Set(Object.values(articleMessages).map(({ description }) => description)).size).toBe(6);
    for (const slug of articleSlugs) {
      const route = remote.routes.find(({ path }) => path === `blog/${slug}`);
      expect([route?.title, route?.description]).toEqual([`articles.${slug}.title`, `articles.${slug}.description`]);
    }
  });
});
