import * as z from '@shortlist/contracts/z';
import { codeSchema, passkeyAnswerSchema } from './second-factors';
import { emailSchema, newPasswordSchema, usernameSchema } from './auth';

const password = z.string({ error: 'required' }).min(1, 'required').max(200, 'too_long');

/** POST /api/me/password. Ends all other sessions of the user and rotates the id of this one. */
export const changePasswordSchema = z.object({ currentPassword: password, newPassword: newPasswordSchema });
export type ChangePassword = z.infer<typeof changePasswordSchema>;

/**
 * POST /api/me/confirm: the password again, after a call was answered 403 `reauthentication_required`; or a second factor
 * of the account, a passkey as POST /api/me/confirm/passkey asks for it. Good for ten minutes.
 */
export const confirmSchema = z
  .object({
    password: password.optional(),
    code: codeSchema.optional(),
    passkey: passkeyAnswerSchema.optional(),
  })
  .refine((said) => said.password ?? said.code ?? said.passkey, { path: ['password'], message: 'required' });
export type Confirm = z.infer<typeof confirmSchema>;

/** PUT /api/me/name. Answers `userAnswerSchema`; 409 `duplicate` when somebody else has it. */
export const changeNameSchema = z.object({ username: usernameSchema });
export type ChangeName = z.infer<typeof changeNameSchema>;

/** POST /api/auth/forgot. Returns the same response, in the same time, for known and unknown emails. */
export const forgotPasswordSchema = z.object({ email: emailSchema });
export type ForgotPassword = z.infer<typeof forgotPasswordSchema>;

/**
 * POST /api/auth/reset. Takes the token of an emailed link (/reset-password?token=…), which is valid once and for one
 * hour. Ends all sessions of the user and signs the caller in. Returns `userResponseSchema`, or 400 with an issue at
 * `token` when the token has expired.
 */
export const resetPasswordSchema = z.object({
  token: z.string({ error: 'required' }).min(1, 'required').max(200, 'too_long'),
  password: newPasswordSchema,
});
export type ResetPassword = z.infer<typeof resetPasswordSchema>;

/** A signed-in device. GET /api/me/sessions lists the caller's own session first, then the others by last use. */
export const sessionSchema = z.object({
  /** Only good for ending the session (DELETE /api/me/sessions/{id}). */
  id: z.string(),
  /** Browser and system as their vendors spell them: "Firefox", "Windows"; empty when unknown. */
  browser: z.string(),
  system: z.string(),
  /** ISO 8601. `usedAt` is updated at most once an hour. */
  createdAt: z.string(),
  usedAt: z.string(),
  /** True for the session that sends the request. */
  current: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

/** POST /api/me/sessions/revoke-others. Returns how many sessions ended. */
export const revokedSchema = z.object({ ended: z.number().int() });

/**
 * DELETE /api/me. Deletes the account, or the guest session, with all its data. A user must repeat the password; a
 * guest has none.
 */
export const deleteAccountSchema = z.object({ password: z.string().max(200, 'too_long').default('') });
export type DeleteAccount = z.infer<typeof deleteAccountSchema>;

/** Response of calls that return no data. */
export const doneSchema = z.object({ success: z.boolean() });
