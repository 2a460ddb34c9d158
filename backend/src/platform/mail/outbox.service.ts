import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Job } from '../jobs/job.decorator';
import { secondsInHour } from '../time';
import { MailEntity } from './mail.entity';
import { MailService } from './mail.service';
import { MailTransport } from './mail-transport';

/** After this many attempts, over about four hours, the email is abandoned. */
export const maxAttempts = 8;
/**
 * Doubles with each attempt. Must be longer than an attempt can take, because no other process may claim the email
 * during an attempt.
 */
const firstRetryDelaySeconds = 120;

/**
 * Sends the emails in the outbox. A process claims an email by postponing its next attempt, and deletes it once the
 * server has accepted it. If the process stops in between, the email may be sent twice, with the same Message-ID. That
 * is better than not at all.
 */
@Injectable()
export class OutboxService {
  private readonly logger = new Logger('mail');

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly mail: MailService,
    private readonly transport: MailTransport,
  ) {}

  @Job({ name: 'send-mails', every: 2 })
  async sendDue(signal?: AbortSignal): Promise<void> {
    while (!signal?.aborted) {
      const mail = await this.claim();
      if (!mail) return;
      await this.send(mail, signal);
    }
  }

  @Job({ name: 'forget-mails', every: secondsInHour, deletes: true })
  async deleteAbandoned(): Promise<void> {
    await this.database.query(
      `DELETE FROM mails WHERE next_try_at IS NULL AND created_at < now() - interval '30 days'`,
    );
  }

  private async claim(): Promise<MailEntity | null> {
    const [rows] = await this.database.query<[{ id: string }[], number]>(
      `UPDATE mails SET attempts = attempts + 1, next_try_at = now() + make_interval(secs => $1 * power(2, attempts))
       WHERE id = (SELECT id FROM mails WHERE next_try_at <= now() ORDER BY can_wait, next_try_at LIMIT 1
                   FOR UPDATE SKIP LOCKED)
       RETURNING id`,
      [firstRetryDelaySeconds],
    );
    return rows[0] ? await this.database.manager.findOneBy(MailEntity, { id: rows[0].id }) : null;
  }

  /** Makes the email due again without counting the attempt, which did not fail: this process is stopping. */
  private async unclaim({ id }: MailEntity): Promise<void> {
    await this.database.query('UPDATE mails SET attempts = attempts - 1, next_try_at = now() WHERE id = $1', [id]);
  }

  private async send(mail: MailEntity, signal?: AbortSignal): Promise<void> {
    try {
      const message = await this.mail.composeMessage(mail);
      if (message) await this.transport.send(mail.id, message, signal);
      await this.database.manager.delete(MailEntity, { id: mail.id });
    } catch (error) {
      if (signal?.aborted) return await this.unclaim(mail);
      const isLastAttempt = mail.attempts >= maxAttempts;
      // Logs only codes, because the mail server's error message may contain the recipient's address.
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      const reason = responseCode ?? code ?? (error as Error).name;
      this.logger[isLastAttempt ? 'error' : 'warn'](
        `Email ${mail.id} (${mail.kind}) was not sent on attempt ${mail.attempts}: ${reason}${isLastAttempt ? '; no attempts left' : ''}`,
      );
      if (isLastAttempt) await this.database.manager.update(MailEntity, { id: mail.id }, { nextTryAt: null });
    }
  }
}
