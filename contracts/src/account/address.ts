import * as z from '@shortlist/contracts/z';
import { emailSchema } from './auth';

/** GET /api/me/address: the email address of the caller's account. */
export const addressSchema = z.object({
  /** True once someone with access to the mailbox has confirmed that the account is theirs. */
  verified: z.boolean(),
  /** New address. Replaces the current one once it is verified. */
  pending: z.string().nullable(),
});
export type Address = z.infer<typeof addressSchema>;

/**
 * PUT /api/me/address. Emails a verification link to the new address; the old one stays until the link is used.
 * Requires a recent confirmation (403 `reauthentication_required`). Returns `addressSchema`, and the same response if
 * another account has the address.
 */
export const changeAddressSchema = z.object({ email: emailSchema });
export type ChangeAddress = z.infer<typeof changeAddressSchema>;

/**
 * POST /api/me/address/verify. Takes the single-use token of an emailed link (/verify-address?token=…), valid for one
 * day and only in the account that it was issued for: 401 `signed_out` for a visitor, 400 with an issue at `token` for
 * any other account. Returns `userResponseSchema`.
 */
export const verifyAddressSchema = z.object({
  token: z.string({ error: 'required' }).min(1, 'required').max(1_000, 'too_long'),
});
export type VerifyAddress = z.infer<typeof verifyAddressSchema>;
