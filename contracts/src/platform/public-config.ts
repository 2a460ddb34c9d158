import * as z from '@shortlist/contracts/z';
import { languageSchema } from './language-schema';

/** `amount` is in the currency's smallest unit (cents; JPY and KRW have none), as the payment provider expects. */
export const priceSchema = z.object({
  currency: z.enum(['usd', 'eur', 'jpy', 'krw']),
  amount: z.number().int().positive(),
  /** "$19"; always equal to the charged amount. */
  display: z.string(),
});
export type Price = z.infer<typeof priceSchema>;

/** GET /api/config: settings that every page may read without a session. */
export const publicConfigSchema = z.object({
  /** Number of AI uses that are free, once per owner. */
  freeGenerations: z.number().int().min(0),
  /** Fair-use limit of Premium per day (UTC). */
  premiumDailyGenerations: z.number().int().positive().optional(),
  priceId: z.literal('premium_lifetime'),
  prices: z.record(languageSchema, priceSchema),
  /** False if the server takes no payments. */
  payments: z.boolean(),
  writer: z.enum(['openai', 'built-in']),
  supportEmail: z.string(),
  /** Current year (UTC). Without this field, prerendered pages would show the year of their build. */
  year: z.number().int().optional(),
});
export type PublicConfig = z.infer<typeof publicConfigSchema>;
