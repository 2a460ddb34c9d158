import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createI18n } from '@shortlist/shared-ui/i18n/create-i18n';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { loadMessages } from '../messages';
import { findSuggestedLanguage } from './language-choice';
import { LanguageMenu } from './language-menu';
import { LanguageSuggestion } from './language-suggestion';

const setPreferredLanguages = (...languages: string[]) =>
  Object.defineProperty(navigator, 'languages', { value: languages, configurable: true });

const openPage = (url: string) =>
  renderScreen(
    <>
      <LanguageMenu />
      <LanguageSuggestion i18n={createI18n('en')} />
    </>,
    { url, loadMessages },
  );
const findSuggestion = () => screen.findByRole('complementary', { name: 'Shortlist gibt es auch auf Deutsch.' });

describe('the language suggestion', () => {
  beforeEach(() => localStorage.clear());

  it('suggests the first preferred language of the site, unless the page’s language is also preferred', () => {
    expect(findSuggestedLanguage('en', ['de-AT', 'fr'])).toBe('de');
    expect(findSuggestedLanguage('en', ['nl', 'FR-ca'])).toBe('fr');
    expect(findSuggestedLanguage('en', ['de', 'en-GB'])).toBeUndefined();
    expect(findSuggestedLanguage('en', ['nl', 'pl'])).toBeUndefined();
    expect(findSuggestedLanguage('ja', ['en-US'])).toBe('en');
    expect(findSuggestedLanguage('en', [])).toBeUndefined();
  });

  it('links to the same page in that language and does not appear again', async () => {
    setPreferredLanguages('de-DE', 'de');
    const view = await openPage('/templates?category=classic');
    expect((await findSuggestion()).lang).toBe('de');
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Auf Deutsch ansehen' });
    expect(link).toHaveAttribute('href', '/de/templates?category=classic');
    fireEvent.click(link);
    expect(window.location.pathname).toBe('/de/templates');
    view.unmount();
    await openPage('/templates');
    // Leaves enough time for the messages of a suggestion to load.
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 300))));
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  it('does not appear again once it is closed or a language is chosen', async () => {
    setPreferredLanguages('de-DE');
    const view = await openPage('/');
    await findSuggestion();
    fireEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    expect(localStorage.length).toBe(1);
    view.unmount();

    localStorage.clear();
    await openPage('/');
    await findSuggestion();
    fireEvent.click(screen.getByRole('button', { name: 'Language: English' }));
    fireEvent.click(screen.getByRole('link', { name: '한국어' }));
    await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
    expect(localStorage.length).toBe(1);
  });
});
