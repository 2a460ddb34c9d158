import * as z from '@shortlist/contracts/z';
import { languageSchema } from '../platform/language-schema';

const localizedTextSchema = z.record(languageSchema, z.string().trim().min(1));
export type LocalizedText = z.infer<typeof localizedTextSchema>;

/** A figure about the service, such as "95%". */
const marketingClaimSchema = z
  .object({
    id: z.string().regex(/^[a-z-]+$/),
    published: z.boolean(),
    /** Not shown. */
    source: z.string(),
    figure: localizedTextSchema,
    label: localizedTextSchema,
  })
  .refine(({ published, source }) => !published || source.trim() !== '', 'a published claim needs its source');
export type MarketingClaim = z.infer<typeof marketingClaimSchema>;

/** A customer's quote. Text in brackets is a placeholder. */
const testimonialSchema = z
  .object({
    published: z.boolean(),
    name: z.string().trim().min(1),
    role: localizedTextSchema,
    quote: localizedTextSchema,
  })
  .refine(
    ({ published, name, role, quote }) =>
      !published || ![name, ...Object.values(role), ...Object.values(quote)].some((part) => /[[\]]/.test(part)),
    'a published testimonial has no blanks',
  );
export type Testimonial = z.infer<typeof testimonialSchema>;

/** Claims that only the operator can verify (`mf-marketing/src/operator/copy.json`). Pages hide unpublished claims. */
export const operatorCopySchema = z.object({
  heading: localizedTextSchema,
  claims: z.array(marketingClaimSchema),
  testimonials: z.array(testimonialSchema),
});
export type OperatorCopy = z.infer<typeof operatorCopySchema>;
