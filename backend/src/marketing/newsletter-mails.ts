import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { defaultLanguage } from '@shortlist/contracts/platform/languages';
import { DataSource } from 'typeorm';
import { Config } from '../platform/config/config';
import { frameMail, pageLink } from '../platform/mail/frame';
import { type Letter, MailsService, type Order } from '../platform/mail/mails.service';
import { IssueEntity } from './issue.entity';
import { NewsletterLinks } from './newsletter-links';
import { SubscriberEntity } from './subscriber.entity';
import { words } from './words';

/** Skips people who unsubscribed in the meantime. */
@Injectable()
export class NewsletterMails {
  constructor(
    private readonly config: Config,
    @InjectDataSource() private readonly database: DataSource,
    private readonly links: NewsletterLinks,
    mails: MailsService,
  ) {
    mails.compose('newsletterAsked', (order) => this.asked(order));
    mails.compose('newsletterIssue', (order) => this.issue(order));
  }

  private async asked({ subjectId }: Order): Promise<Letter | undefined> {
    const subscriber = subjectId && (await this.database.manager.findOneBy(SubscriberEntity, { id: subjectId }));
    if (!subscriber) return undefined;
    const { id, address, language, confirmedAt } = subscriber;
    const { confirm, known } = words[language];
    if (confirmedAt) {
      return {
        ...this.leaving(id),
        to: address,
        ...frameMail(language, known.subject, [known.before, this.way(subscriber)]),
      };
    }
    const button = { button: confirm.button, link: this.links.page('confirm', id, language) };
    return { to: address, ...frameMail(language, confirm.subject, [confirm.before, button, confirm.after]) };
  }

  private async issue({ address, subjectId }: Order): Promise<Letter | undefined> {
    const { manager } = this.database;
    const issue = subjectId && (await manager.findOneBy(IssueEntity, { id: subjectId }));
    const subscriber = await manager.findOneBy(SubscriberEntity, { address });
    if (!issue || !subscriber?.confirmedAt) return undefined;
    const { language } = subscriber;
    const { button, inEnglish, why } = words[language].issue;
    const pieces = [
      { heading: issue.title },
      issue.description,
      { button, link: pageLink(this.config.publicUrl, language, `/blog/${issue.slug}`) },
      ...(language === defaultLanguage ? [] : [inEnglish]),
      why,
      this.way(subscriber),
    ];
    return { ...this.leaving(subscriber.id), to: address, ...frameMail(language, issue.title, pieces) };
  }

  private way({ id, language }: SubscriberEntity) {
    return { small: words[language].leave, link: this.links.page('leave', id, language) };
  }

  private leaving(id: string): Pick<Letter, 'unsubscribe'> {
    return { unsubscribe: this.links.oneClick(id) };
  }
}
