import { useEffect } from 'react';
import type { Language } from '@shortlist/contracts/platform/languages';
import { useTranslation } from '@shortlist/shared-ui/i18n';
import { useMessages } from './messages';
import type { ScreenState } from './remotes/use-screen';

/** Removes soft hyphens, which mark optional line breaks in headings. */
export const formatDocumentTitle = (heading: string) => `${heading.replaceAll('\u00ad', '')} · Shortlist`;

/** Sets the language only if it changes, because setting it makes the browser recalculate all styles. */
export function setDocumentLanguage(language: Language): void {
  if (document.documentElement.lang !== language) document.documentElement.lang = language;
}

export function usePageMetadata(state: ScreenState | undefined): void {
  const t = useMessages();
  const { i18n } = useTranslation();
  useEffect(() => {
    if (!state) return;
    const getHeading = () => {
      if (state.kind === 'ready') return i18n.t(state.screen.route.title, { ns: state.screen.area });
      return t(state.kind === 'failed' ? 'error.title' : 'notFound.title');
    };
    document.title = formatDocumentTitle(getHeading());
    setDocumentLanguage(state.language);
  }, [state, i18n, t]);
}
