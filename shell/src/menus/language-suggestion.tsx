import { X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { Language } from '@shortlist/contracts/platform/languages';
import { Button, getButtonClass } from '@shortlist/shared-ui/components/button';
import type { I18n } from '@shortlist/shared-ui/i18n';
import { localizePath } from '@shortlist/shared-ui/navigation/localized-path';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { RouterLink, useLocation } from '@shortlist/shared-ui/router';
import { loadShellMessages } from '../remotes/load-screen';
import { findSuggestedLanguage, isLanguageSuggestionDismissed, dismissLanguageSuggestion } from './language-choice';

/**
 * Suggests the page in the browser's language, with a message in that language. Renders nothing if the browser also
 * prefers the page's language. The suggestion overlays the bottom of the window, so that nothing moves.
 */
export function LanguageSuggestion({ i18n }: { i18n: I18n }) {
  const pageLanguage = useLanguage();
  const { pathname, search, hash } = useLocation();
  const [suggestedLanguage, setSuggestedLanguage] = useState<Language>();
  const textId = useId();
  useEffect(() => {
    setSuggestedLanguage(undefined);
    const candidate = isLanguageSuggestionDismissed()
      ? undefined
      : findSuggestedLanguage(pageLanguage, navigator.languages);
    if (!candidate) return;
    let isCurrent = true;
    loadShellMessages(i18n, candidate)
      .then(() => isCurrent && setSuggestedLanguage(candidate))
      // If the messages fail to load, nothing is suggested.
      .catch((error: unknown) => console.error(error));
    return () => void (isCurrent = false);
  }, [i18n, pageLanguage]);

  if (!suggestedLanguage) return null;
  const t = i18n.getFixedT(suggestedLanguage, 'shell');
  const closeSuggestion = () => {
    dismissLanguageSuggestion();
    setSuggestedLanguage(undefined);
  };
  return (
    <aside
      lang={suggestedLanguage}
      aria-labelledby={textId}
      data-bottom-bar
      className={
        'language-offer fixed inset-x-0 bottom-0 z-10 border-t border-line bg-sheet text-sm text-ink shadow-pop print:hidden ' +
        'lg:inset-x-auto lg:bottom-6 lg:left-1/2 lg:-translate-x-1/2 lg:rounded-card lg:border-t-0'
      }
    >
      <div className="flex items-center gap-2 py-1 pr-2 pl-4">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4">
          <p id={textId}>{t('language.offer')}</p>
          <RouterLink
            to={localizePath(suggestedLanguage, pathname + search + hash)}
            hrefLang={suggestedLanguage}
            onClick={closeSuggestion}
            className={getButtonClass({ variant: 'link', size: 'sm' })}
          >
            {t('language.view')}
          </RouterLink>
        </div>
        <Button variant="quiet" size="icon" aria-label={t('close')} onClick={closeSuggestion}>
          <X size={18} aria-hidden />
        </Button>
      </div>
    </aside>
  );
}
