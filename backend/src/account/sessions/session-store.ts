import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type SessionData, Store } from 'express-session';
import { DataSource } from 'typeorm';
import { buildHasPremiumSql } from '../../payments/entitlement/entitlement.service';
import { millisecondsInHour } from '../../platform/time';
import type { Device } from './user-agent';

declare module 'express-session' {
  interface SessionData {
    ownerId?: string;
    /** Missing in the session of a guest. */
    userId?: string;
    /** Only present in a new session. */
    device?: Device;
    /** In milliseconds since 1970. Missing in a new session. */
    usedAt?: number;
    /** Set for a minute after the session ends. `OwnerService.ensureOwnerId` then starts no new session. */
    hasEnded?: true;
  }
}

/** Days without use after which a session expires. Source: the privacy policy. */
export const sessionLifetimeDays = 30;
/** Maximum age that browsers allow for a cookie, so no session can be resumed after that. */
export const cookieLifetimeDays = 400;
/** Maximum age of a session, even while it is in use. */
export const maxAdminSessionHours = 12;
export const maxUserSessionHours = 90 * 24;
/** The tables that `liveSessionSql` refers to. */
export const sessionsWithUsersSql = 'sessions LEFT JOIN users ON users.owner_id = sessions.owner_id';
/**
 * SQL condition for a session that has not expired. For a guest who has paid, the session is the only proof of the
 * payment, so it lasts as long as its cookie can.
 */
export const liveSessionSql = `sessions.used_at > now() - make_interval(days => CASE
  WHEN users.id IS NULL AND ${buildHasPremiumSql('sessions.owner_id')} THEN ${cookieLifetimeDays} ELSE ${sessionLifetimeDays} END)
  AND (users.id IS NULL OR sessions.created_at >= now() - make_interval(hours => CASE
    WHEN users.is_admin THEN ${maxAdminSessionHours} ELSE ${maxUserSessionHours} END))`;

export const hashSessionId = (id: string) => createHash('sha256').update(id).digest('hex');
interface SessionRow {
  owner_id: string;
  user_id: string | null;
  used_at: Date;
  ended_at: Date | null;
}

type DoneCallback = (error?: unknown) => void;

/**
 * Stores sessions in the database. A session is inserted once and then only updated, so that a request in flight during
 * a sign-out cannot restore the session.
 */
@Injectable()
export class SessionStore extends Store {
  constructor(@InjectDataSource() private readonly database: DataSource) {
    super();
  }

  override get(id: string, done: (error: unknown, session?: SessionData | null) => void): void {
    this.read(id).then((session) => done(null, session), done);
  }

  override set(id: string, session: SessionData, done: DoneCallback = () => undefined): void {
    const query =
      session.usedAt === undefined
        ? this.database.query(
            'INSERT INTO sessions (id, owner_id, browser, system) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
            [hashSessionId(id), session.ownerId, session.device?.browser ?? '', session.device?.system ?? ''],
          )
        : this.refresh(id);
    query.then(() => done(), done);
  }

  override touch(id: string, session: SessionData, done: DoneCallback = () => undefined): void {
    if (Date.now() - (session.usedAt ?? Date.now()) < millisecondsInHour) done();
    else this.refresh(id).then(() => done(), done);
  }

  override destroy(id: string, done: DoneCallback = () => undefined): void {
    this.database
      .query('UPDATE sessions SET ended_at = now() WHERE id = $1 AND ended_at IS NULL', [hashSessionId(id)])
      .then(() => done(), done);
  }

  private async read(id: string): Promise<SessionData | null> {
    const [row] = await this.database.query<SessionRow[]>(
      `SELECT sessions.owner_id, users.id AS user_id, used_at, ended_at FROM ${sessionsWithUsersSql}
       WHERE sessions.id = $1 AND ${liveSessionSql}
         AND (ended_at IS NULL OR ended_at > now() - interval '1 minute')`,
      [hashSessionId(id)],
    );
    if (!row) return null;
    const cookie = { originalMaxAge: null };
    if (row.ended_at) return { cookie, hasEnded: true };
    const { owner_id: ownerId, user_id: userId } = row;
    return { cookie, ownerId, ...(userId && { userId }), usedAt: row.used_at.getTime() };
  }

  private async refresh(id: string): Promise<void> {
    await this.database.query('UPDATE sessions SET used_at = now() WHERE id = $1 AND ended_at IS NULL', [
      hashSessionId(id),
    ]);
  }
}
