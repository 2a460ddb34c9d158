import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailEntity } from './mail.entity';
import { MailMetrics } from './mail-metrics';
import { MailsService } from './mails.service';
import { OutboxService } from './outbox.service';
import { Postman } from './postman';

@Module({
  imports: [TypeOrmModule.forFeature([MailEntity])],
  providers: [MailsService, MailMetrics, OutboxService, Postman],
  exports: [MailsService],
})
export class MailModule {}
