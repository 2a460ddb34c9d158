import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { SecurityEvent, SecurityEventKind } from '@shortlist/contracts/account/security-event';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import { coarseNetworkOf } from '../../platform/http/network';
import { deviceOf } from '../sessions/device';
import { append, readAll } from './chain';
import { SecurityEventEntity } from './security-event.entity';

/** What happened to accounts, by whom and from where, so that its owner and administrators see it. */
@Injectable()
export class SecurityEventsService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** `userId` null: a sign-in to an account that is not there. */
  async record(request: Request, kind: SecurityEventKind, userId: string | null): Promise<void> {
    const device = deviceOf(request.headers['user-agent']);
    const event = { kind, userId, network: coarseNetworkOf(request), ...device };
    await this.database.transaction((manager) => append(manager, event));
  }

  /** Newest first. */
  async list(userId: string): Promise<SecurityEvent[]> {
    const rows = await this.database.manager.find(SecurityEventEntity, {
      where: { userId },
      order: { id: 'DESC' },
      take: 50,
    });
    return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
  }

  /** Each as a line of JSON, with its hash. */
  async *lines(): AsyncGenerator<string> {
    for await (const row of readAll(this.database.manager)) yield `${JSON.stringify(row)}\n`;
  }
}
