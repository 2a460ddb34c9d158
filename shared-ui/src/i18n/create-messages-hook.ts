import { useCallback } from 'react';
import { useTranslation } from '@shortlist/shared-ui/i18n';

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${PluralForm}` ? Base : Key;

/** Every dotted key of a catalog: 'form.title'. The plural forms ('blanks_one', 'blanks_other') count as one key. */
export type MessageKey<Catalog> = {
  [Key in keyof Catalog & string]: Catalog[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${MessageKey<Catalog[Key]>}`;
}[keyof Catalog & string];

export type Translate<Catalog> = (key: MessageKey<Catalog>, values?: Record<string, string | number>) => string;

/**
 * Creates the typed hook of an area's catalog: `export const useMessages = createMessagesHook<typeof en>('generator')`,
 * then `const t = useMessages(); t('form.title')`. A key missing from the English catalog does not compile.
 */
export function createMessagesHook<Catalog>(namespace: string): () => Translate<Catalog> {
  return function useMessages() {
    const { t } = useTranslation(namespace);
    return useCallback((key, values) => t(key as string, values ?? {}), [t]);
  };
}
