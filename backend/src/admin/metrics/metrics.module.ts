import { Module } from '@nestjs/common';
import { AiModule } from '../../ai/ai.module';
import { BuilderModule } from '../../builder/builder.module';
import { GeneratorModule } from '../../generator/generator.module';
import { PaymentsModule } from '../../payments/payments.module';
import { MailModule } from '../../platform/mail/mail.module';
import { SupportModule } from '../../support/support.module';
import { BusinessMetricsService } from './business-metrics.service';
import { MetricsSnapshotService } from './metrics-snapshot.service';

@Module({
  imports: [AiModule, BuilderModule, GeneratorModule, MailModule, PaymentsModule, SupportModule],
  providers: [BusinessMetricsService, MetricsSnapshotService],
  exports: [BusinessMetricsService, MetricsSnapshotService],
})
export class MetricsModule {}
