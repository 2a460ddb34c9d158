import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Session } from '@shortlist/contracts/account/account';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { AppError } from '../../platform/http/app-error';
import { validate as isUuid } from 'uuid';
import { UserEntity } from '../users/user.entity';
import { SessionEntity } from './session.entity';
import { hashSessionId, liveSessionSql } from './session-store';

/** Minutes until a user must enter their password or use a second factor again. */
const confirmationMinutes = 10;

@Injectable()
export class SessionsService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async list(ownerId: string, sessionId: string): Promise<Session[]> {
    const rows = await this.database.manager
      .createQueryBuilder(SessionEntity, 'sessions')
      .where({ ownerId, endedAt: IsNull() })
      .leftJoin(UserEntity, 'users', 'users.ownerId = sessions.ownerId')
      .andWhere(liveSessionSql)
      .orderBy({ 'sessions.usedAt': 'DESC', 'sessions.createdAt': 'DESC' })
      .limit(200)
      .getMany();
    const sessions = rows.map(({ id, handle, browser, system, createdAt, usedAt }) => ({
      id: handle,
      browser,
      system,
      createdAt: createdAt.toISOString(),
      usedAt: usedAt.toISOString(),
      current: id === hashSessionId(sessionId),
    }));
    return sessions.sort((a, b) => Number(b.current) - Number(a.current));
  }

  /** Throws `not_found`, also for another owner's session. */
  async revoke(ownerId: string | undefined, handle: string): Promise<void> {
    const criteria = ownerId && isUuid(handle) ? { ownerId, handle, endedAt: IsNull() } : undefined;
    const result = criteria && (await this.database.manager.update(SessionEntity, criteria, { endedAt: new Date() }));
    if (!result?.affected) throw new AppError('not_found');
  }

  async confirm(sessionId: string): Promise<void> {
    await this.database.query('UPDATE sessions SET confirmed_at = now() WHERE id = $1', [hashSessionId(sessionId)]);
  }

  async isConfirmed(sessionId: string): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(
      `SELECT 1 FROM sessions WHERE id = $1 AND confirmed_at > now() - interval '${confirmationMinutes} minutes'`,
      [hashSessionId(sessionId)],
    );
    return rows.length > 0;
  }

  /** Ends all sessions of an owner except `exceptSessionId`. Returns the number of ended sessions. */
  async revokeAll(
    ownerId: string,
    exceptSessionId?: string,
    manager: EntityManager = this.database.manager,
  ): Promise<number> {
    const [, endedCount] = await manager.query<[unknown[], number]>(
      'UPDATE sessions SET ended_at = now() WHERE owner_id = $1 AND ended_at IS NULL AND id <> $2',
      [ownerId, exceptSessionId === undefined ? '' : hashSessionId(exceptSessionId)],
    );
    return endedCount;
  }
}
