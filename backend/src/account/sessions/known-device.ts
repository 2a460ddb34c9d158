import { createHash, randomUUID } from 'node:crypto';
import type { Request } from 'express';
import { z } from 'zod';
import type { Config } from '../../platform/config/config';
import { verifyToken, signToken } from '../../platform/http/signed-token';
import { secondsInDay } from '../../platform/time';
import type { UserEntity } from '../users/user.entity';
import { getSessionCookieOptions } from './session.middleware';
import { cookieLifetimeDays } from './session-store';

const deviceLifetimeSeconds = cookieLifetimeDays * secondsInDay;
/** `of` is a user id. `password` is the fingerprint of the user's password. */
const contentSchema = z.object({ device: z.string(), of: z.string(), password: z.string() });

const getCookieName = (config: Config) => (config.isProduction ? '__Host-shortlist.device' : 'shortlist.device');
/** Changes with the password, so that a new password invalidates all known devices. */
export const getPasswordFingerprint = ({ passwordHash }: UserEntity) =>
  createHash('sha256').update(passwordHash).digest('base64url');

/** Marks this browser as known to the user. Grants no access, only a separate limit in `PasswordGuessesService`. */
export function rememberDevice(config: Config, request: Request, user: UserEntity): void {
  const device = findKnownDevice(config, request, user) ?? randomUUID();
  const token = signToken(
    config.sessionSecret,
    { device, of: user.id, password: getPasswordFingerprint(user) } satisfies z.infer<typeof contentSchema>,
    { lifetimeSeconds: deviceLifetimeSeconds },
  );
  request.res?.cookie(getCookieName(config), token, {
    ...getSessionCookieOptions(config),
    maxAge: deviceLifetimeSeconds * 1_000,
  });
}

/** Returns the id of a browser from which the user has signed in since their password was set. */
export function findKnownDevice(config: Config, request: Request, user: UserEntity): string | undefined {
  const prefix = `${getCookieName(config)}=`;
  const cookie = request.headers.cookie?.split(/; */).find((pair) => pair.startsWith(prefix));
  const content = cookie && verifyToken(config.sessionSecrets, contentSchema, cookie.slice(prefix.length));
  return content && content.of === user.id && content.password === getPasswordFingerprint(user)
    ? content.device
    : undefined;
}
