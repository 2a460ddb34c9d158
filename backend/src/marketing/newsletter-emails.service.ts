import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { defaultLanguage } from '@shortlist/contracts/platform/languages';
import { DataSource } from 'typeorm';
import { Config } from '../platform/config/config';
import { renderEmail, buildPageUrl } from '../platform/mail/layout';
import { type EmailMessage, MailService, type EmailRequest } from '../platform/mail/mail.service';
import { NewsletterIssueEntity } from './newsletter-issue.entity';
import { NewsletterLinksService } from './newsletter-links.service';
import { NewsletterSubscriberEntity } from './newsletter-subscriber.entity';
import { messages } from './messages';

/** Skips addresses that have unsubscribed since the email was queued. */
@Injectable()
export class NewsletterEmailsService {
  constructor(
    private readonly config: Config,
    @InjectDataSource() private readonly database: DataSource,
    private readonly links: NewsletterLinksService,
    mailService: MailService,
  ) {
    mailService.registerComposer('newsletterAsked', (request) => this.composeConfirmation(request));
    mailService.registerComposer('newsletterIssue', (request) => this.composeIssue(request));
  }

  private async composeConfirmation({ subjectId }: EmailRequest): Promise<EmailMessage | undefined> {
    const subscriber =
      subjectId && (await this.database.manager.findOneBy(NewsletterSubscriberEntity, { id: subjectId }));
    if (!subscriber) return undefined;
    const { id, address, language, confirmedAt } = subscriber;
    const { confirm, known } = messages[language];
    if (confirmedAt) {
      return {
        ...this.createUnsubscribeHeader(id),
        to: address,
        ...renderEmail(language, known.subject, [known.before, this.createUnsubscribeLink(subscriber)]),
      };
    }
    const button = { button: confirm.button, link: this.links.createPageLink('confirm', id, language) };
    return { to: address, ...renderEmail(language, confirm.subject, [confirm.before, button, confirm.after]) };
  }

  private async composeIssue({ address, subjectId }: EmailRequest): Promise<EmailMessage | undefined> {
    const { manager } = this.database;
    const issue = subjectId && (await manager.findOneBy(NewsletterIssueEntity, { id: subjectId }));
    const subscriber = await manager.findOneBy(NewsletterSubscriberEntity, { address });
    if (!issue || !subscriber?.confirmedAt) return undefined;
    const { language } = subscriber;
    const { button, inEnglish, why } = messages[language].issue;
    const blocks = [
      { heading: issue.title },
      issue.description,
      { button, link: buildPageUrl(this.config.publicUrl, language, `/blog/${issue.slug}`) },
      ...(language === defaultLanguage ? [] : [inEnglish]),
      why,
      this.createUnsubscribeLink(subscriber),
    ];
    return {
      ...this.createUnsubscribeHeader(subscriber.id),
      to: address,
      ...renderEmail(language, issue.title, blocks),
    };
  }

  private createUnsubscribeLink({ id, language }: NewsletterSubscriberEntity) {
    return { small: messages[language].leave, link: this.links.createPageLink('leave', id, language) };
  }

  private createUnsubscribeHeader(id: string): Pick<EmailMessage, 'unsubscribe'> {
    return { unsubscribe: this.links.createOneClickLink(id) };
  }
}
