import { languages } from '@shortlist/contracts/platform/languages';
import { prices } from '@shortlist/contracts/payments/prices';
import type { PublicConfig } from '@shortlist/contracts/platform/public-config';
import { getTemplateDesign } from '@shortlist/documents/templates/designs';
import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { sendJson, startApiServer } from '@shortlist/shared-ui/testing/api-server';
import { loadLandingMessages } from '../features/landing/messages';
import Landing from './landing';

/** Testing Library turns all kinds of whitespace into plain spaces. */
const normalizeSpaces = (text: string) => text.replace(/\s/g, ' ');

const config: PublicConfig = {
  freeGenerations: 7,
  priceId: 'premium_lifetime',
  prices,
  payments: true,
  writer: 'built-in',
  supportEmail: 'help@shortlist.example',
  year: 2031,
};

describe('landing page', () => {
  let server: { close: () => Promise<void> };

  beforeEach(async () => {
    server = await startApiServer((request, response) =>
      request.url === '/api/config' ? sendJson(response, 200, config) : sendJson(response, 401, { code: 'signed_out' }),
    );
  });
  afterEach(() => server.close());

  const show = async (url = '/landing', hasRoute: (path: string) => boolean = () => true) => {
    const view = await renderScreen(<Landing />, {
      url,
      area: 'marketing',
      loadMessages: loadLandingMessages,
      shell: { hasRoute },
    });
    await waitFor(() => expect(view.container.querySelector('.sheet-page')).toBeTruthy()); // The sample has loaded.
    return view;
  };
  const listLinkTexts = (path: string) =>
    screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href') === path)
      .map(({ textContent }) => textContent);

  it('links to the builder, the generator, the upgrade page, and the templates', async () => {
    await show();
    expect(listLinkTexts('/resume-builder')).toEqual(['Build my resume', 'Open the resume builder']);
    expect(listLinkTexts('/autonomous')).toEqual(['Let AI write it', 'Start Free', 'Open the AI Generator']);
    expect(listLinkTexts('/upgrade')).toEqual(['See what Premium includes', 'Compare Free and Premium']);
    expect(listLinkTexts('/templates')).toEqual(['Browse templates', 'Browse all templates']);
  });

  it('shows the year and the free quota from the server', async () => {
    await show();
    expect(await screen.findByText(/^For your job search in 2031\. Let AI write/)).toBeInTheDocument();
    expect(screen.getAllByText('7 free generations')).toHaveLength(2);
  });

  it('shows the four templates and the three steps', async () => {
    await show();
    for (const templateId of ['modern-professional', 'classic-executive', 'creative-portfolio', 'minimal-clean']) {
      const { name, category } = getTemplateDesign(templateId);
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/templates?category=${category}`);
    }
    for (const name of ['1. Input information', '2. AI optimization', '3. Download and apply'])
      expect(screen.getByRole('heading', { name, level: 3 })).toBeInTheDocument();
  });

  it('links to the upgrade page instead of selling here', async () => {
    await show();
    const plan = within(screen.getByRole('region', { name: 'Unlimited Access' }));
    expect(await plan.findByText('30-day money-back guarantee')).toBeInTheDocument();
    expect(plan.queryByRole('button')).not.toBeInTheDocument();
    expect(plan.getByText('$19')).toBeInTheDocument();
  });

  it.each(languages.map(({ code }) => code))('is complete in %s, with headings in order', async (code) => {
    const { container } = await show(code === 'en' ? '/landing' : `/${code}/landing`);
    const levels = [...container.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    expect(screen.getAllByText(normalizeSpaces(prices[code].display)).length).toBeGreaterThan(0);
    expect(container.textContent).not.toMatch(/\{\{|undefined|landing\.|\*/);
  });

  it('does not link to paths that are not mounted', async () => {
    await show('/landing', (path) => path === '/landing');
    expect(screen.queryAllByRole('link')).toEqual([]);
  });
});
