import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailEntity } from './mail.entity';
import { MailMetrics } from './mail-metrics';
import { MailService } from './mail.service';
import { OutboxService } from './outbox.service';
import { MailTransport } from './mail-transport';

@Module({
  imports: [TypeOrmModule.forFeature([MailEntity])],
  providers: [MailService, MailMetrics, OutboxService, MailTransport],
  exports: [MailService, MailMetrics],
})
export class MailModule {}
