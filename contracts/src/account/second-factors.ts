import * as z from '@shortlist/contracts/z';

const token = z.string({ error: 'required' }).min(1, 'required').max(1_000, 'too_long');
/** Six digits of an authenticator app, or a recovery code; blanks and dashes do not count. */
export const codeSchema = z.string({ error: 'required' }).trim().min(1, 'required').max(40, 'too_long');

/** GET /api/me/second-factors: what the account asks for besides its password. */
export const secondFactorsSchema = z.object({
  totp: z.boolean(),
  passkeys: z.array(
    z.object({
      /** Of use to remove it, and for nothing else. */
      id: z.string(),
      /** What it was made with, as those of a session. */
      browser: z.string(),
      system: z.string(),
      /** ISO 8601 */
      createdAt: z.string(),
      usedAt: z.string().nullable(),
    }),
  ),
  /** How many are left. */
  recoveryCodes: z.number().int(),
});
export type SecondFactors = z.infer<typeof secondFactorsSchema>;

/** POST /api/me/second-factors/totp/begin: what goes into the app, as a text and as an address; `token` goes back with its first code. */
export const totpBeginSchema = z.object({ token: z.string(), secret: z.string(), uri: z.string() });
export type TotpBegin = z.infer<typeof totpBeginSchema>;

/** POST /api/me/second-factors/totp. Answers `recoveryCodesSchema`. */
export const totpAddSchema = z.object({ token, code: codeSchema });
export type TotpAdd = z.infer<typeof totpAddSchema>;

/**
 * What is shown once: with the first factor that is turned on, and by POST /api/me/second-factors/recovery-codes. Empty
 * when there were codes already.
 */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

/** What a browser is asked, as WebAuthn writes it in JSON, and the token that goes back with its answer. */
export const passkeyBeginSchema = z.object({ token: z.string(), options: z.record(z.string(), z.unknown()) });
export type PasskeyBegin = z.infer<typeof passkeyBeginSchema>;

const bytes = z.string().max(20_000, 'too_long');
/** A browser's answer, as WebAuthn writes it in JSON: of a new passkey, or of one that is used. */
export const passkeyAnswerSchema = z.object({
  token,
  response: z.object({
    id: z.string().max(1_400, 'too_long'),
    rawId: z.string().max(1_400, 'too_long'),
    type: z.literal('public-key'),
    clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
    response: z.object({
      clientDataJSON: bytes,
      attestationObject: bytes.optional(),
      authenticatorData: bytes.optional(),
      signature: bytes.optional(),
      userHandle: bytes.optional(),
    }),
  }),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswerSchema>;

export const secondFactorMethods = ['totp', 'passkey', 'recovery'] as const;
export type SecondFactorMethod = (typeof secondFactorMethods)[number];

/** With 403 `second_factor_required`: the password was right, and not enough. Good for ten minutes. */
export const secondFactorTicketSchema = z.object({ ticket: z.string(), methods: z.array(z.enum(secondFactorMethods)) });
export type SecondFactorTicket = z.infer<typeof secondFactorTicketSchema>;

/** POST /api/auth/second-factor. Answers `userAnswerSchema`. */
export const secondFactorSchema = z.object({ ticket: token, code: codeSchema });
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/**
 * POST /api/auth/passkey/begin: with a ticket, of the account whose password was right; without one, of whoever answers.
 * POST /api/auth/passkey takes `passkeyAnswerSchema` and answers `userAnswerSchema`.
 */
export const passkeySignInSchema = z.object({ ticket: token.optional() });
export type PasskeySignIn = z.infer<typeof passkeySignInSchema>;
