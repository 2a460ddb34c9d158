import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Language } from '@shortlist/contracts/platform/languages';
import { DataSource } from 'typeorm';
import { type Owner, OwnerService } from '../account/sessions/owner.service';
import { normalizeIdentifier } from '../account/users/user.service';
import { Job } from '../platform/jobs/job.decorator';
import { MailService } from '../platform/mail/mail.service';
import { secondsInHour } from '../platform/time';
import { createLinkExpiredError, NewsletterLinksService } from './newsletter-links.service';
import { NewsletterSubscriberEntity } from './newsletter-subscriber.entity';

@Injectable()
export class NewsletterService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly links: NewsletterLinksService,
    private readonly mailService: MailService,
    private readonly owners: OwnerService,
  ) {}

  /**
   * Queues a confirmation email, at most one per address per hour. The response must not reveal who is subscribed, so a
   * subscriber who subscribes again learns about it by email.
   */
  async subscribe(address: string, language: Language, owner: Owner | undefined): Promise<void> {
    const user = await this.owners.findUser(owner);
    const ownerId = user && normalizeIdentifier(user.email) === address ? user.ownerId : null;
    await this.database.transaction(async (manager) => {
      const existingOwnerId = ownerId && (await this.owners.lockAgainstMerge(manager, ownerId)) ? ownerId : null;
      const [row] = await manager.query<{ id: string; language: Language; owner_id: string | null }[]>(
        `INSERT INTO newsletter_subscribers AS existing (address, language, owner_id)
         VALUES ($1, $2, $3)
         ON CONFLICT (address) DO UPDATE SET asked_at = now(),
           language = CASE WHEN existing.confirmed_at IS NULL THEN excluded.language ELSE existing.language END,
           owner_id = CASE WHEN existing.confirmed_at IS NULL THEN excluded.owner_id ELSE existing.owner_id END
         WHERE existing.asked_at < now() - interval '1 hour'
         RETURNING id, language, owner_id`,
        [address, language, existingOwnerId],
      );
      if (!row) return;
      await this.mailService.enqueue(manager, 'newsletterAsked', {
        address,
        language: row.language,
        ownerId: row.owner_id,
        subjectId: row.id,
      });
    });
  }

  /** Throws `invalid_input` for an expired link, and for an address that has unsubscribed. */
  async confirm(token: string): Promise<void> {
    const [, updatedCount] = await this.database.query<[unknown, number]>(
      'UPDATE newsletter_subscribers SET confirmed_at = coalesce(confirmed_at, now()) WHERE id = $1',
      [this.links.getSubscriberId('confirm', token)],
    );
    if (!updatedCount) throw createLinkExpiredError();
  }

  /** Throws `invalid_input` for an expired link. */
  async unsubscribe(token: string): Promise<void> {
    await this.database.manager.delete(NewsletterSubscriberEntity, { id: this.links.getSubscriberId('leave', token) });
  }

  /** The confirmation email and the privacy policy state this deadline. */
  @Job({ name: 'forget-unconfirmed', every: secondsInHour, deletes: true })
  async deleteUnconfirmed(): Promise<void> {
    await this.database.query(
      `DELETE FROM newsletter_subscribers WHERE confirmed_at IS NULL AND asked_at < now() - interval '30 days'`,
    );
  }
}
