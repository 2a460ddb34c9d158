import { languageSchema } from '@shortlist/contracts/platform/language-schema';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatMessage } from './messages';

function listKeysAndPlaceholders(language: string): string[] {
  const text = readFileSync(join(__dirname, 'locales', `${language}.json`), 'utf8');
  const catalog = JSON.parse(text) as Record<string, Record<string, string>>;
  return Object.entries(catalog).flatMap(([check, texts]) =>
    Object.entries(texts).map(([key, value]) => {
      expect(value.trim()).not.toBe('');
      return `${check}.${key} ${(value.match(/\{\w+\}/g) ?? []).sort().join(' ')}`;
    }),
  );
}

it('has the same keys and placeholders in all six languages', () => {
  for (const language of languageSchema.options)
    expect(listKeysAndPlaceholders(language)).toEqual(listKeysAndPlaceholders('en'));
});

it('throws for a missing message or value', () => {
  expect(() => formatMessage('en', 'S1', 'nothing')).toThrow('No message S1.nothing in en');
  expect(() => formatMessage('en', 'S5', 'ok')).toThrow('No value count for S5.ok');
});
