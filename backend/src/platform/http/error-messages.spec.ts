import { errorCodes } from '@shortlist/contracts/platform/errors';
import { languages } from '@shortlist/contracts/platform/languages';
import en from '@shortlist/contracts/platform/locales/en.json';
import { statusByErrorCode } from './app-error';
import { getErrorMessage, getIssueMessage } from './error-messages';

describe('error messages', () => {
  it.each(languages.map(({ code }) => code))('%s has its own message for every code and issue', (language) => {
    for (const code of errorCodes) {
      expect(getErrorMessage(language, code)).toBeTruthy();
      if (language !== 'en') expect(getErrorMessage(language, code)).not.toBe(getErrorMessage('en', code));
    }
    for (const key of Object.keys(en.issues)) {
      expect(getIssueMessage(language, key)).toBeTruthy();
      if (language !== 'en') expect(getIssueMessage(language, key)).not.toBe(getIssueMessage('en', key));
    }
  });

  it('replaces messages of the validation library', () => {
    expect(getIssueMessage('en', 'Invalid input: expected string')).toBe('This value isn’t valid.');
    expect(getIssueMessage('de', 'toString')).toBe('Dieser Wert ist nicht gültig.');
  });

  it('maps exactly the codes of the contract to a status', () => {
    expect(Object.keys(statusByErrorCode).sort()).toEqual([...errorCodes].sort());
  });
});
