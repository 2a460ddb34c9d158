import * as z from '@shortlist/contracts/z';
import { codeSchema, passkeyResponseSchema } from './second-factors';
import { newPasswordSchema, usernameSchema } from './auth';

const passwordSchema = z.string({ error: 'required' }).min(1, 'required').max(200, 'too_long');

/** POST /api/me/password. Ends all other sessions of the user and rotates the id of the current one. */
export const changePasswordRequestSchema = z.object({
  currentPassword: passwordSchema,
  newPassword: newPasswordSchema,
});
export type ChangePasswordRequest = z.infer<typeof changePasswordRequestSchema>;

/**
 * POST /api/me/confirm, after 403 `reauthentication_required`. Takes the password, a code, or a passkey response to the
 * challenge from POST /api/me/confirm/passkey. The confirmation lasts ten minutes.
 */
export const confirmSchema = z
  .object({
    password: passwordSchema.optional(),
    code: codeSchema.optional(),
    passkey: passkeyResponseSchema.optional(),
  })
  .refine((input) => input.password ?? input.code ?? input.passkey, { path: ['password'], message: 'required' });
export type Confirm = z.infer<typeof confirmSchema>;

/** PUT /api/me/name. Returns `userResponseSchema`, or 409 `duplicate` if the name is taken. */
export const changeNameSchema = z.object({ username: usernameSchema });
export type ChangeName = z.infer<typeof changeNameSchema>;

/** GET /api/me/sessions lists the caller's own session first, then the others by last use. */
export const sessionSchema = z.object({
  /** Used only to end the session (DELETE /api/me/sessions/{id}). */
  id: z.string(),
  /** Browser and operating system ("Firefox", "Windows"). Empty if unknown. */
  browser: z.string(),
  system: z.string(),
  /** ISO 8601. `usedAt` is updated at most once an hour. */
  createdAt: z.string(),
  usedAt: z.string(),
  current: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

/** POST /api/me/sessions/revoke-others. `ended` is a count. */
export const revokeSessionsResponseSchema = z.object({ ended: z.number().int() });

/**
 * DELETE /api/me. Deletes the account, or the guest session, with all its data. A user must repeat the password; a
 * guest has none.
 */
export const deleteAccountRequestSchema = z.object({ password: z.string().max(200, 'too_long').default('') });
export type DeleteAccountRequest = z.infer<typeof deleteAccountRequestSchema>;

export const successResponseSchema = z.object({ success: z.boolean() });
