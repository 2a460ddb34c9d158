import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Session } from '@shortlist/contracts/account/account';
import { DataSource, type EntityManager, IsNull, MoreThan } from 'typeorm';
import { AppError } from '../../platform/http/app-error';
import { isUuid } from '../../platform/http/uuid';
import { SessionEntity } from './session.entity';
import { hashedId, sessionDays } from './session-store';

/** The devices of an owner that are signed in. `sessionId` is that of the caller, as it stands in the cookie. */
@Injectable()
export class SessionsService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** The caller's own, then the last used. */
  async list(ownerId: string, sessionId: string): Promise<Session[]> {
    const rows = await this.database.manager.find(SessionEntity, {
      where: { ownerId, endedAt: IsNull(), usedAt: MoreThan(new Date(Date.now() - sessionDays * 86_400_000)) },
      order: { usedAt: 'DESC', createdAt: 'DESC' },
      take: 200,
    });
    const sessions = rows.map(({ id, handle, browser, system, createdAt, usedAt }) => ({
      id: handle,
      browser,
      system,
      createdAt: createdAt.toISOString(),
      usedAt: usedAt.toISOString(),
      current: id === hashedId(sessionId),
    }));
    return sessions.sort((a, b) => Number(b.current) - Number(a.current));
  }

  /** Throws `not_found`, also for another owner's. */
  async end(ownerId: string | undefined, handle: string): Promise<void> {
    const mine = ownerId && isUuid(handle) ? { ownerId, handle, endedAt: IsNull() } : undefined;
    const ended = mine && (await this.database.manager.update(SessionEntity, mine, { endedAt: new Date() }));
    if (!ended?.affected) throw new AppError('not_found');
  }

  /** Ends all of an owner's, but for `sessionId` if it is given. Answers how many ended. */
  async endAll(ownerId: string, sessionId?: string, manager: EntityManager = this.database.manager): Promise<number> {
    const [, ended] = await manager.query<[unknown[], number]>(
      'UPDATE sessions SET ended_at = now() WHERE owner_id = $1 AND ended_at IS NULL AND id <> $2',
      [ownerId, sessionId === undefined ? '' : hashedId(sessionId)],
    );
    return ended;
  }
}
