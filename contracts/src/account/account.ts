import * as z from '@shortlist/contracts/z';
import { codeSchema, passkeyAnswerSchema } from './second-factors';
import { emailSchema, newPasswordSchema, usernameSchema } from './auth';

const password = z.string({ error: 'required' }).min(1, 'required').max(200, 'too_long');

/** POST /api/me/password. All other sessions of the user end, and this one gets a new id. */
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

/** POST /api/auth/forgot. The answer is the same, and takes as long, whether the address has an account or not. */
export const forgotPasswordSchema = z.object({ email: emailSchema });
export type ForgotPassword = z.infer<typeof forgotPasswordSchema>;

/**
 * POST /api/auth/reset: the token of a mailed link (/reset-password?token=…), good once and for an hour. All sessions of
 * the user end; the caller is signed in. Answers `userAnswerSchema`, or 400 with an issue at `token` when it is over.
 */
export const resetPasswordSchema = z.object({
  token: z.string({ error: 'required' }).min(1, 'required').max(200, 'too_long'),
  password: newPasswordSchema,
});
export type ResetPassword = z.infer<typeof resetPasswordSchema>;

/** A device that is signed in. GET /api/me/sessions lists them: the caller's own, then the last used. */
export const sessionSchema = z.object({
  /** Of use to end it (DELETE /api/me/sessions/{id}), and for nothing else. */
  id: z.string(),
  /** Names as their makers write them: "Firefox", "Windows"; empty where the device does not say. */
  browser: z.string(),
  system: z.string(),
  /** ISO 8601. `usedAt` moves once an hour at most. */
  createdAt: z.string(),
  usedAt: z.string(),
  /** The one that asks. */
  current: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

/** POST /api/me/sessions/revoke-others: how many ended. */
export const revokedSchema = z.object({ ended: z.number().int() });

/**
 * DELETE /api/me: the account, or the session of a visitor, with everything in it. A user says the password again; a
 * visitor has none.
 */
export const deleteAccountSchema = z.object({ password: z.string().max(200, 'too_long').default('') });
export type DeleteAccount = z.infer<typeof deleteAccountSchema>;

/** The answer of calls that have nothing to tell. */
export const doneSchema = z.object({ success: z.boolean() });
