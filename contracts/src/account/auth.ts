import * as z from '@shortlist/contracts/z';

const requiredText = z.string({ error: 'required' }).trim().min(1, 'required');

/** POST /api/auth/login. */
export const loginRequestSchema = z.object({
  email: requiredText.max(254, 'too_long'),
  password: z.string({ error: 'required' }).min(1, 'required').max(200, 'too_long'),
});
export type LoginRequest = z.infer<typeof loginRequestSchema>;

/** In characters. */
export const minPasswordLength = 6;

/** Minimum password length of administrators. Only the server checks it. */
export const minAdminPasswordLength = 15;

/** A new password. The server also rejects passwords that are easy to guess. */
export const newPasswordSchema = z
  .string({ error: 'required' })
  .min(minPasswordLength, 'password_short')
  .max(200, 'too_long');

export const emailSchema = requiredText.max(254, 'too_long').pipe(z.email('email_invalid'));
export const usernameSchema = requiredText.max(60, 'too_long');

/** POST /api/auth/register. Drops unknown fields (isPremium, id, …). */
export const registerRequestSchema = z.object({
  username: usernameSchema,
  email: emailSchema,
  password: newPasswordSchema,
});
export type RegisterRequest = z.infer<typeof registerRequestSchema>;

/** POST /api/auth/forgot. Returns the same response, in the same time, for known and unknown emails. */
export const forgotPasswordRequestSchema = z.object({ email: emailSchema });
export type ForgotPasswordRequest = z.infer<typeof forgotPasswordRequestSchema>;

/**
 * POST /api/auth/reset. Takes the single-use token from an emailed link (/reset-password?token=…). The token expires
 * after one hour. Ends all of the user's sessions and signs the caller in. Returns `userResponseSchema`, or 400 with an
 * issue at `token` if the token has expired.
 */
export const resetPasswordRequestSchema = z.object({
  token: z.string({ error: 'required' }).min(1, 'required').max(200, 'too_long'),
  password: newPasswordSchema,
});
export type ResetPasswordRequest = z.infer<typeof resetPasswordRequestSchema>;

export const userSchema = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  isPremium: z.boolean(),
  isAdmin: z.boolean(),
  /** ISO 8601. */
  createdAt: z.string(),
});
export type User = z.infer<typeof userSchema>;

/** Response of login, register and GET /api/auth/me. */
export const userResponseSchema = z.object({ user: userSchema });
