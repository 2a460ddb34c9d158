import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { hour, Job } from '../jobs/job';
import { MailEntity } from './mail.entity';
import { MailsService } from './mails.service';
import { Postman } from './postman';

/** Attempts over about four hours; after that the email is abandoned. */
export const mostTries = 8;
/**
 * Seconds, doubled with each attempt. Longer than an attempt can take, because it also serves as the claim of the
 * sending process.
 */
const firstWait = 120;

/**
 * Sends the emails in the outbox. An email is claimed by moving its next try, and deleted once the server has accepted
 * it. If the process dies in between, the email is sent twice, with the same Message-ID.
 */
@Injectable()
export class OutboxService {
  private readonly logger = new Logger('mail');

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly mails: MailsService,
    private readonly postman: Postman,
  ) {}

  @Job({ name: 'send-mails', every: 2 })
  async sendDue(signal?: AbortSignal): Promise<void> {
    while (!signal?.aborted) {
      const mail = await this.claim();
      if (!mail) return;
      await this.send(mail);
    }
  }

  @Job({ name: 'forget-mails', every: hour, deletes: true })
  async forgetGivenUp(): Promise<void> {
    await this.database.query(
      `DELETE FROM mails WHERE next_try_at IS NULL AND created_at < now() - interval '30 days'`,
    );
  }

  private async claim(): Promise<MailEntity | null> {
    const [rows] = await this.database.query<[{ id: string }[], number]>(
      `UPDATE mails SET attempts = attempts + 1, next_try_at = now() + make_interval(secs => $1 * power(2, attempts))
       WHERE id = (SELECT id FROM mails WHERE next_try_at <= now() ORDER BY next_try_at LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING id`,
      [firstWait],
    );
    return rows[0] ? await this.database.manager.findOneBy(MailEntity, { id: rows[0].id }) : null;
  }

  private async send(mail: MailEntity): Promise<void> {
    try {
      const letter = await this.mails.letterOf(mail);
      if (letter) await this.postman.deliver(mail.id, letter);
      await this.database.manager.delete(MailEntity, { id: mail.id });
    } catch (error) {
      const last = mail.attempts >= mostTries;
      // Logs only the codes: an error of a mail server may contain the address.
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      const why = responseCode ?? code ?? (error as Error).name;
      this.logger[last ? 'error' : 'warn'](
        `mail ${mail.id} (${mail.kind}) was not sent at try ${mail.attempts}: ${why}${last ? '; given up' : ''}`,
      );
      if (last) await this.database.manager.update(MailEntity, { id: mail.id }, { nextTryAt: null });
    }
  }
}
