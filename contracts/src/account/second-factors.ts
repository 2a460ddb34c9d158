import * as z from '@shortlist/contracts/z';

const tokenSchema = z.string({ error: 'required' }).min(1, 'required').max(1_000, 'too_long');
/** Six digits from an authenticator app, or a recovery code. Spaces and dashes are ignored. */
export const codeSchema = z.string({ error: 'required' }).trim().min(1, 'required').max(40, 'too_long');

/** GET /api/me/second-factors. */
export const secondFactorsSchema = z.object({
  totp: z.boolean(),
  passkeys: z.array(
    z.object({
      /** Used only to remove the passkey (DELETE /api/me/second-factors/passkeys/{id}). */
      id: z.string(),
      /** Browser and system that created the passkey, as in `sessionSchema`. */
      browser: z.string(),
      system: z.string(),
      /** ISO 8601. `usedAt` is null for a passkey that has never been used. */
      createdAt: z.string(),
      usedAt: z.string().nullable(),
    }),
  ),
  /** Number of unused recovery codes. */
  recoveryCodes: z.number().int(),
});
export type SecondFactors = z.infer<typeof secondFactorsSchema>;

/**
 * POST /api/me/second-factors/totp/begin. The user enters `secret` or `uri` in the authenticator app. The client sends
 * `token` back with the app's first code.
 */
export const totpSetupSchema = z.object({ token: z.string(), secret: z.string(), uri: z.string() });
export type TotpSetup = z.infer<typeof totpSetupSchema>;

/** POST /api/me/second-factors/totp. Returns `recoveryCodesSchema`. */
export const totpAddSchema = z.object({ token: tokenSchema, code: codeSchema });
export type TotpAdd = z.infer<typeof totpAddSchema>;

/**
 * Recovery codes, shown only once. The server returns them when the first factor is added, and from POST
 * /api/me/second-factors/recovery-codes. Empty if the account already has codes.
 */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

/** `options` are in the JSON format of WebAuthn. The client sends `token` back with the browser's response. */
export const passkeyOptionsSchema = z.object({ token: z.string(), options: z.record(z.string(), z.unknown()) });
export type PasskeyOptions = z.infer<typeof passkeyOptionsSchema>;

const encodedBytesSchema = z.string().max(20_000, 'too_long');
/** The browser's response to creating or using a passkey, in the JSON format of WebAuthn. */
export const passkeyResponseSchema = z.object({
  token: tokenSchema,
  response: z.object({
    id: z.string().max(1_400, 'too_long'),
    rawId: z.string().max(1_400, 'too_long'),
    type: z.literal('public-key'),
    clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
    response: z.object({
      clientDataJSON: encodedBytesSchema,
      attestationObject: encodedBytesSchema.optional(),
      authenticatorData: encodedBytesSchema.optional(),
      signature: encodedBytesSchema.optional(),
      userHandle: encodedBytesSchema.optional(),
    }),
  }),
});
export type PasskeyResponse = z.infer<typeof passkeyResponseSchema>;

export const secondFactorMethods = ['totp', 'passkey', 'recovery'] as const;
export type SecondFactorMethod = (typeof secondFactorMethods)[number];

/** Sent with 403 `second_factor_required` after a correct password. Valid for ten minutes. */
export const secondFactorTicketSchema = z.object({ ticket: z.string(), methods: z.array(z.enum(secondFactorMethods)) });
export type SecondFactorTicket = z.infer<typeof secondFactorTicketSchema>;

/** POST /api/auth/second-factor. Returns `userResponseSchema`. */
export const secondFactorSchema = z.object({ ticket: tokenSchema, code: codeSchema });
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/**
 * POST /api/auth/passkey/begin. With a ticket, only passkeys of the ticket's account are accepted. Without a ticket,
 * passkeys of all accounts are accepted. POST /api/auth/passkey takes `passkeyResponseSchema` and returns
 * `userResponseSchema`.
 */
export const passkeySignInSchema = z.object({ ticket: tokenSchema.optional() });
export type PasskeySignIn = z.infer<typeof passkeySignInSchema>;
