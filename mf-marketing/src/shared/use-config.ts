import { prices } from '@shortlist/contracts/platform/prices';
import type { PublicConfig } from '@shortlist/contracts/platform/public-config';
import { getQuery } from '@shortlist/shared-ui/api';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useQuery } from '@shortlist/shared-ui/query';

const loadSchema = async () => (await import('@shortlist/contracts/platform/public-config')).publicConfigSchema;

export function useConfig(): PublicConfig | undefined {
  return useQuery(getQuery('/api/config', loadSchema)).data;
}

/** Returns the price in the page's language: from the shared price table until the server's prices have loaded. */
export function usePrice(): string {
  const language = useLanguage();
  return (useConfig()?.prices ?? prices)[language].display;
}
