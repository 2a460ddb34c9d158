import * as z from '@shortlist/contracts/z';
import { emailSchema } from './auth';

/** GET /api/me/address: the email address of the caller's account. */
export const addressSchema = z.object({
  /** True once the owner of the mailbox has confirmed the address. */
  verified: z.boolean(),
  /** New address, waiting for verification. */
  pending: z.string().nullable(),
});
export type Address = z.infer<typeof addressSchema>;

/**
 * PUT /api/me/address. Emails a verification link to the new address. The old address stays until the link is used.
 * Requires a recent confirmation (403 `reauthentication_required`). Returns `addressSchema`. The response is the same
 * if another account has the address.
 */
export const changeAddressSchema = z.object({ email: emailSchema });
export type ChangeAddress = z.infer<typeof changeAddressSchema>;

/**
 * POST /api/me/address/verify. Takes the single-use token from an emailed link (/verify-address?token=…). The token is
 * valid for one day and only for the account that requested it. Returns `userResponseSchema`, 401 `signed_out` to a
 * visitor, or 400 with an issue at `token` to any other account.
 */
export const verifyAddressSchema = z.object({
  token: z.string({ error: 'required' }).min(1, 'required').max(1_000, 'too_long'),
});
export type VerifyAddress = z.infer<typeof verifyAddressSchema>;
