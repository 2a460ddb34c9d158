import { addMessages, createI18n } from './create-i18n';

describe('createI18n', () => {
  it('logs an error for a missing message instead of falling back to another language', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const i18n = createI18n('en');
    addMessages(i18n, 'en', 'shell', { close: 'Close' });
    await i18n.changeLanguage('de');
    expect(i18n.t('close', { ns: 'shell' })).toBe('close');
    expect(consoleError).toHaveBeenCalledWith('Missing message shell:close in de');
    consoleError.mockRestore();
  });

  it('interpolates values unescaped and selects the plural form', () => {
    const i18n = createI18n('ja');
    addMessages(i18n, 'ja', 'shell', { hello: '{{name}} さん', blanks_other: '空欄 {{count}} 件' });
    expect(i18n.t('hello', { ns: 'shell', name: '<b>&' })).toBe('<b>& さん');
    expect(i18n.t('blanks', { ns: 'shell', count: 1 })).toBe('空欄 1 件');
  });
});
