import { languages } from '@shortlist/contracts/platform/languages';
import { prices } from '@shortlist/contracts/payments/prices';
import { screen } from '@testing-library/react';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { loadAboutMessages } from '../features/about/messages';
import { FakeApiServer } from '../testing/fake-api-server';
import About from './about';

/** Testing Library turns all kinds of whitespace into plain spaces. */
const normalizeSpaces = (text: string) => text.replace(/\s/g, ' ');

describe('about page', () => {
  let server: FakeApiServer;
  beforeEach(async () => {
    server = new FakeApiServer();
    await server.start();
  });
  afterEach(() => server.stop());

  const show = (url = '/about', hasRoute?: (path: string) => boolean) =>
    renderScreen(<About />, {
      url,
      area: 'marketing',
      loadMessages: loadAboutMessages,
      ...(hasRoute && { shell: { hasRoute } }),
    });

  it('shows the principles with limits and prices from the server', async () => {
    server.config = { ...server.config, freeGenerations: 1 };
    await show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Better applications, with nothing made up.');
    expect(
      await screen.findByText(/^1 generation, with no account and no card\. .*paid once: \$19\./),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Read the privacy policy' })).toHaveAttribute('href', '/privacy');
  });

  it('links only to mounted paths', async () => {
    await show('/about', (path) => path === '/contact');
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
    expect(screen.queryByRole('link', { name: 'Read the blog' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'AI Generator' })).not.toBeInTheDocument();
    expect(screen.getByText('AI Generator')).toBeInTheDocument();
  });

  it.each(languages.map(({ code }) => code))('is complete in %s', async (code) => {
    await show(code === 'en' ? '/about' : `/${code}/about`);
    await screen.findByText((text) => text.includes(normalizeSpaces(prices[code].display)));
    expect(document.body.textContent).not.toMatch(/\{\{|undefined|about\.|\*/);
  });
});
