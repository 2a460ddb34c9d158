import { prices } from '@shortlist/contracts/platform/prices';
import type { PublicConfig } from '@shortlist/contracts/platform/public-config';
import { getQuery } from '@shortlist/shared-ui/api';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useQuery } from '@shortlist/shared-ui/query';

const loadSchema = async () => (await import('@shortlist/contracts/platform/public-config')).publicConfigSchema;

/** What the server tells every page; absent until it has. */
export function useConfig(): PublicConfig | undefined {
  return useQuery(getQuery('/api/config', loadSchema)).data;
}

/** The price in the page's language: the server's word, and until then the table that the server charges by. */
export function usePrice(): string {
  const language = useLanguage();
  return (useConfig()?.prices ?? prices)[language].display;
}
