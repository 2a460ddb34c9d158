import { prices } from '@shortlist/contracts/platform/prices';
import type { PublicConfig } from '@shortlist/contracts/platform/public-config';
import { getQuery } from '@shortlist/shared-ui/api';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useQuery } from '@shortlist/shared-ui/query';

const loadSchema = async () => (await import('@shortlist/contracts/platform/public-config')).publicConfigSchema;

/** Returns the public configuration, or undefined until it has loaded. */
export function useConfig(): PublicConfig | undefined {
  return useQuery(getQuery('/api/config', loadSchema)).data;
}

/** Returns the price in the page's language: from the server, or from the shared price table until that has loaded. */
export function usePrice(): string {
  const language = useLanguage();
  return (useConfig()?.prices ?? prices)[language].display;
}
