/** The part of i18next that the product uses. One instance in the page: the shell provides this module. */
export { createInstance, type i18n as I18n } from 'i18next';
export { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
