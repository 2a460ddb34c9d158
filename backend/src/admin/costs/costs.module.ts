import { Module } from '@nestjs/common';
import { AiModule } from '../../ai/ai.module';
import { PaymentsModule } from '../../payments/payments.module';
import { MailModule } from '../../platform/mail/mail.module';
import { AlertEmailsService } from './alert-emails.service';
import { CostProtectionController } from './cost-protection.controller';
import { CostsService } from './costs.service';
import { MarginService } from './margin.service';

@Module({
  imports: [AiModule, MailModule, PaymentsModule],
  controllers: [CostProtectionController],
  providers: [CostsService, MarginService, AlertEmailsService],
})
export class CostsModule {}
