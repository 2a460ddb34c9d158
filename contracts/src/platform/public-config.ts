import * as z from '@shortlist/contracts/z';
import { languageSchema } from './language-schema';

/** An amount as the payment provider takes it: `amount` in the currency's smallest unit (cents; JPY and KRW have none). */
export const priceSchema = z.object({
  currency: z.enum(['usd', 'eur', 'jpy', 'krw']),
  amount: z.number().int().positive(),
  /** As shown, "$19". What is shown is what is charged. */
  display: z.string(),
});
export type Price = z.infer<typeof priceSchema>;

/** GET /api/config: what every page may know without a session. */
export const publicConfigSchema = z.object({
  /** Uses of AI that a free owner has, in all. */
  freeGenerations: z.number().int().min(0),
  /** Fair use of Premium: so many generations in a day (UTC) before the next one has to wait. */
  premiumDailyGenerations: z.number().int().positive().optional(),
  priceId: z.literal('premium_lifetime'),
  prices: z.record(languageSchema, priceSchema),
  payments: z.boolean(),
  /** The writer that answers: a configured model, or the one that is built in. */
  writer: z.enum(['openai', 'built-in']),
  supportEmail: z.string(),
  /** The current year (UTC), for texts that name it: a page that was built last year would still say last year's. */
  year: z.number().int().optional(),
});
export type PublicConfig = z.infer<typeof publicConfigSchema>;
