import { prices } from '@shortlist/contracts/payments/prices';
import type { PublicConfig } from '@shortlist/contracts/platform/public-config';
import { getQueryOptions } from '@shortlist/shared-ui/api';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useQuery } from '@shortlist/shared-ui/query';

const loadSchema = async () => (await import('@shortlist/contracts/platform/public-config')).publicConfigSchema;

export function usePublicConfig(): PublicConfig | undefined {
  return useQuery(getQueryOptions('/api/config', loadSchema)).data;
}

/** Uses the built-in price table until the server's prices have loaded. */
export function usePrice(): string {
  const language = useLanguage();
  return (usePublicConfig()?.prices ?? prices)[language].display;
}
