import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../platform/mail/mail.module';
import { IssueEntity } from './issue.entity';
import { NewsletterController } from './newsletter.controller';
import { NewsletterLinks } from './newsletter-links';
import { NewsletterMails } from './newsletter-mails';
import { NewsletterService } from './newsletter.service';
import { SubscriberEntity } from './subscriber.entity';

@Module({
  imports: [TypeOrmModule.forFeature([SubscriberEntity, IssueEntity]), MailModule],
  controllers: [NewsletterController],
  providers: [NewsletterLinks, NewsletterMails, NewsletterService],
})
export class MarketingModule {}
