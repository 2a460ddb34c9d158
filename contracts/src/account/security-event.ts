import * as z from '@shortlist/contracts/z';

export const securityEventKinds = [
  'registered',
  'signed_in',
  'sign_in_failed',
  'password_changed',
  'password_reset',
  'address_verified',
  'address_changed',
  'exported',
  'deleted',
  'refunded',
  'limits_changed',
  'totp_added',
  'totp_removed',
  'passkey_added',
  'passkey_removed',
  'recovery_code_used',
  'recovery_codes_renewed',
  'second_factor_failed',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

/** GET /api/me/security-events: the caller's last 50 events, newest first. */
export const securityEventSchema = z.object({
  id: z.number().int(),
  /** ISO 8601. */
  at: z.string(),
  kind: z.enum(securityEventKinds),
  /** The /24 of an IPv4 address or the /48 of an IPv6 address. */
  network: z.string(),
  /** As in `sessionSchema`; empty if unknown. */
  browser: z.string(),
  system: z.string(),
});
export type SecurityEvent = z.infer<typeof securityEventSchema>;
