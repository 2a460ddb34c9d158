import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { SecurityEvent, SecurityEventKind } from '@shortlist/contracts/account/security-event';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import { getCoarseNetwork } from '../../platform/http/network';
import { parseUserAgent } from '../sessions/user-agent';
import { appendEvent, readEvents } from './event-chain';
import { SecurityEventEntity } from './security-event.entity';

@Injectable()
export class SecurityEventsService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** `userId` is null for a sign-in to an account that does not exist. */
  async record(request: Request, kind: SecurityEventKind, userId: string | null): Promise<void> {
    const device = parseUserAgent(request.headers['user-agent']);
    const event = { kind, userId, network: getCoarseNetwork(request), ...device };
    await this.database.transaction((manager) => appendEvent(manager, event));
  }

  async list(userId: string): Promise<SecurityEvent[]> {
    const rows = await this.database.manager.find(SecurityEventEntity, {
      where: { userId },
      order: { id: 'DESC' },
      take: 50,
    });
    return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
  }

  async *streamLines(): AsyncGenerator<string> {
    for await (const row of readEvents(this.database.manager)) yield `${JSON.stringify(row)}\n`;
  }
}
