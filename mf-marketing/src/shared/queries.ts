import { prices } from '@shortlist/contracts/payments/prices';
import type { PublicConfig } from '@shortlist/contracts/platform/public-config';
import { getQueryOptions } from '@shortlist/shared-ui/api';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useQuery } from '@shortlist/shared-ui/query';

// Loaded with the first answer, because prerendered pages show without zod.
const loadPublicConfigSchema = async () =>
  (await import('@shortlist/contracts/platform/public-config')).publicConfigSchema;
const loadQuotaSchema = async () => (await import('@shortlist/contracts/account/quota')).quotaSchema;

export function usePublicConfig(): PublicConfig | undefined {
  return useQuery(getQueryOptions('/api/config', loadPublicConfigSchema)).data;
}

/** Uses the built-in price table until the server's prices have loaded. */
export function usePrice(): string {
  const language = useLanguage();
  return (usePublicConfig()?.prices ?? prices)[language].display;
}

/** Refetches on every mount, because the quota and the plan change on other pages. */
export const useQuota = () =>
  useQuery({ ...getQueryOptions('/api/me/allowance', loadQuotaSchema), refetchOnMount: 'always' });
