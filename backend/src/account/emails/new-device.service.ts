import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import { Config } from '../../platform/config/config';
import { type EmailMessage, MailService, type EmailRequest } from '../../platform/mail/mail.service';
import { SessionEntity } from '../sessions/session.entity';
import { hashSessionId } from '../sessions/session-store';
import type { UserEntity } from '../users/user.entity';
import { accountNoticeOptions, composeAccountEmail } from './account-emails';

@Injectable()
export class NewDeviceService {
  constructor(
    private readonly config: Config,
    @InjectDataSource() private readonly database: DataSource,
    private readonly mailService: MailService,
  ) {
    mailService.registerComposer('newDevice', (request) => this.composeEmail(request), accountNoticeOptions);
  }

  /**
   * Emails the user about the request's session. Does nothing if SMTP is not configured, because emails are then only
   * written to the data folder.
   */
  async notify(request: Request, { email, ownerId }: UserEntity, language: Language): Promise<void> {
    if (!this.config.smtpUrl) return;
    const { manager } = this.database;
    const session = await manager.findOneByOrFail(SessionEntity, { id: hashSessionId(request.sessionID) });
    await this.mailService.enqueue(manager, 'newDevice', {
      address: email,
      language,
      ownerId,
      subjectId: session.handle,
    });
  }

  private async composeEmail({ address, language, subjectId }: EmailRequest): Promise<EmailMessage | undefined> {
    const session = await this.database.manager.findOneBy(SessionEntity, { handle: subjectId! });
    if (!session) return undefined;
    const dateFormat = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
    const device = [session.browser, session.system].filter(Boolean).join(', ') || '–';
    const values = { device, at: dateFormat.format(session.createdAt) };
    return { to: address, ...composeAccountEmail('newDevice', language, this.config, '', values) };
  }
}
