import * as z from '@shortlist/contracts/z';
import { emailSchema } from './auth';

/** GET /api/me/address: what is known of the mail address of the caller's account. */
export const addressSchema = z.object({
  /** Whether somebody who can read its mails has said that the account is theirs. */
  verified: z.boolean(),
  /** The address that takes its place once it is verified. */
  pending: z.string().nullable(),
});
export type Address = z.infer<typeof addressSchema>;

/**
 * PUT /api/me/address: the link that makes it the account's goes there; until then the old one stays. Asks for a password
 * that was said not long ago. Answers `addressSchema`, alike whether another account has the address.
 */
export const changeAddressSchema = z.object({ email: emailSchema });
export type ChangeAddress = z.infer<typeof changeAddressSchema>;

/**
 * POST /api/me/address/verify: the token of a mailed link (/verify-address?token=…), good once and for a day. Only for the
 * account that it was sent about: 401 `signed_out` for a visitor, 400 with an issue at `token` for all others. Answers
 * `userAnswerSchema`.
 */
export const verifyAddressSchema = z.object({
  token: z.string({ error: 'required' }).min(1, 'required').max(1_000, 'too_long'),
});
export type VerifyAddress = z.infer<typeof verifyAddressSchema>;
