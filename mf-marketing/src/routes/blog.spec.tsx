import { languages } from '@shortlist/contracts/platform/languages';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { categories } from '../articles/article';
import { articles } from '../articles/article-list';
import { loadBlogRouteMessages } from '../articles/load-route-messages';
import Blog from './blog';

const show = (url = '/blog') => renderScreen(<Blog />, { url, area: 'marketing', loadMessages: loadBlogRouteMessages });
const listTitles = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .filter((title) => articles.some((article) => article.title === title));

describe('blog', () => {
  it('shows all six articles, one featured, each with category, date, and reading time', async () => {
    await show();
    expect(listTitles()).toEqual(articles.map(({ title }) => title));
    const featuredRegion = within(screen.getByRole('region', { name: articles[0]?.title }));
    expect(featuredRegion.getByText('Featured')).toBeInTheDocument();
    expect(featuredRegion.getByText(/^Shortlist research team/).textContent).toBe(
      'Shortlist research team · June 12, 2025 · 8 min read',
    );
    expect(featuredRegion.getByRole('link', { name: 'Read the guide' })).toHaveAttribute(
      'href',
      '/blog/ats-optimization-guide',
    );
    const row = screen.getByRole('link', { name: 'One resume, six industries' }).closest('li');
    expect(row?.textContent).toMatch(/^Industry Guide.*June 4, 2025 · 8 min read$/);
    expect(row?.querySelector('a')?.getAttribute('href')).toBe('/blog/industry-specific-resume-tips');
  });

  it('filters by the category in the URL', async () => {
    await show();
    const filter = within(screen.getByRole('navigation', { name: 'Filter by category' }));
    expect(filter.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'All',
      'AI Technology',
      'Career Tips',
      'Resume Tips',
      'Cover Letters',
      'Remote Work',
      'Industry Guide',
    ]);
    fireEvent.click(filter.getByRole('link', { name: 'Remote Work' }));
    expect(window.location.search).toBe('?category=remote-work');
    expect(listTitles()).toEqual(['Showing that you can work unseen']);
    expect(filter.getByRole('link', { current: 'page' }).textContent).toBe('Remote Work');
    fireEvent.click(filter.getByRole('link', { name: 'All' }));
    expect(window.location.search).toBe('');
    expect(listTitles()).toHaveLength(6);
  });

  it.each(categories)('has an article in %s', async (category) => {
    await show(`/blog?category=${category}`);
    expect(listTitles()).toHaveLength(1);
  });

  it('shows all articles for an unknown category', async () => {
    await show('/blog?category=gardening');
    expect(listTitles()).toHaveLength(6);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('All');
  });

  it('contains the newsletter form', async () => {
    await show();
    expect(screen.getByRole('button', { name: 'Subscribe' })).toBeInTheDocument();
  });

  it.each(languages.map(({ code }) => code))('renders in %s around the English titles', async (code) => {
    await show(code === 'en' ? '/blog' : `/${code}/blog`);
    expect(screen.getByText('One resume, six industries').closest('[lang]')?.getAttribute('lang')).toBe('en');
    expect(document.body.textContent).not.toMatch(/\{\{|undefined|blog\./);
    const shownDate = screen.getAllByText(/2025/)[0]?.textContent;
    const expectedDates = {
      en: 'June 12, 2025',
      es: '12 de junio de 2025',
      fr: '12 juin 2025',
      de: '12. Juni 2025',
      ja: '2025年6月12日',
      ko: '2025년 6월 12일',
    };
    expect(shownDate).toBe(expectedDates[code]);
  });
});
