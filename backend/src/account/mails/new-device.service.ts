import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import { Config } from '../../platform/config/config';
import { type Letter, MailsService, type Order } from '../../platform/mail/mails.service';
import { SessionEntity } from '../sessions/session.entity';
import { hashedId } from '../sessions/session-store';
import type { UserEntity } from '../users/user.entity';
import { writeMail } from './account-mails';

@Injectable()
export class NewDeviceService {
  constructor(
    private readonly config: Config,
    @InjectDataSource() private readonly database: DataSource,
    private readonly mails: MailsService,
  ) {
    mails.compose('newDevice', (order) => this.letter(order));
  }

  /**
   * Reports the current session of the request. Does nothing without SMTP, because nobody would look for this email in
   * the data folder.
   */
  async tell(request: Request, { email, ownerId }: UserEntity, language: Language): Promise<void> {
    if (!this.config.smtpUrl) return;
    const { manager } = this.database;
    const session = await manager.findOneByOrFail(SessionEntity, { id: hashedId(request.sessionID) });
    await this.mails.order(manager, 'newDevice', { address: email, language, ownerId, subjectId: session.handle });
  }

  private async letter({ address, language, subjectId }: Order): Promise<Letter | undefined> {
    const session = await this.database.manager.findOneBy(SessionEntity, { handle: subjectId! });
    if (!session) return undefined;
    const when = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
    const device = [session.browser, session.system].filter(Boolean).join(', ') || '–';
    const values = { device, at: when.format(session.createdAt) };
    return { to: address, ...writeMail('newDevice', language, this.config, '', values) };
  }
}
