import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../platform/mail/mail.module';
import { NewsletterIssueEntity } from './newsletter-issue.entity';
import { NewsletterController } from './newsletter.controller';
import { NewsletterLinksService } from './newsletter-links.service';
import { NewsletterEmailsService } from './newsletter-emails.service';
import { NewsletterService } from './newsletter.service';
import { NewsletterSubscriberEntity } from './newsletter-subscriber.entity';

@Module({
  imports: [TypeOrmModule.forFeature([NewsletterSubscriberEntity, NewsletterIssueEntity]), MailModule],
  controllers: [NewsletterController],
  providers: [NewsletterLinksService, NewsletterEmailsService, NewsletterService],
})
export class MarketingModule {}
