import { useCallback } from 'react';
import { useTranslation } from '@shortlist/shared-ui/i18n';

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${PluralForm}` ? Base : Key;

/** Every dotted key of a catalog: 'form.title'. The plural forms ('blanks_one', 'blanks_other') count as one key. */
export type MessageKey<Catalogue> = {
  [Key in keyof Catalogue & string]: Catalogue[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${MessageKey<Catalogue[Key]>}`;
}[keyof Catalogue & string];

export type Translate<Catalogue> = (key: MessageKey<Catalogue>, values?: Record<string, string | number>) => string;

/**
 * Creates the typed hook of an area's catalog: `export const useMessages = createMessagesHook<typeof en>('generator')`,
 * then `const t = useMessages(); t('form.title')`. A key missing from the English catalog does not compile.
 */
export function createMessagesHook<Catalogue>(namespace: string): () => Translate<Catalogue> {
  return function useMessages() {
    const { t } = useTranslation(namespace);
    return useCallback((key, values) => t(key as string, values ?? {}), [t]);
  };
}
