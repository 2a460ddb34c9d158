/** The part of i18next that the product uses. The shell provides this module, so a page has one instance. */
export { createInstance, type i18n as I18n } from 'i18next';
export { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
