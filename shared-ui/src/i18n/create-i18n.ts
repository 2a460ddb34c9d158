import type { Language } from '@shortlist/contracts/platform/languages';
import { createInstance, initReactI18next, type I18n } from '@shortlist/shared-ui/i18n';
import type { Messages } from '@shortlist/shared-ui/remote';

/** Creates the page's i18n instance. A missing message never falls back to another language. */
export function createI18n(language: Language): I18n {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: {},
    ns: [],
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    showSupportNotice: false,
    saveMissing: true,
    missingKeyHandler: (languages, namespace, key) => {
      console.error(`Missing message ${namespace}:${key} in ${languages.join(', ')}`);
    },
  });
  return i18n;
}

export function addMessages(i18n: I18n, language: Language, namespace: string, messages: Messages): void {
  i18n.addResourceBundle(language, namespace, messages, true, true);
}
