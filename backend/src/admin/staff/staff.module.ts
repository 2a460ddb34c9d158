import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AiModule } from '../../ai/ai.module';
import { BuilderModule } from '../../builder/builder.module';
import { GeneratorModule } from '../../generator/generator.module';
import { PaymentsModule } from '../../payments/payments.module';
import { MailModule } from '../../platform/mail/mail.module';
import { SupportModule } from '../../support/support.module';
import { BusinessMetricsService } from '../metrics/business-metrics.service';
import { MetricsSnapshotService } from '../metrics/metrics-snapshot.service';
import { ActivitiesService } from '../reports/activities.service';
import { ReportEntity } from '../reports/report.entity';
import { ReportsController } from '../reports/reports.controller';
import { ReportsService } from '../reports/reports.service';
import { ActivityEntity } from './activity.entity';
import { StaffController } from './staff.controller';
import { StaffService } from './staff.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([ActivityEntity, ReportEntity]),
    AiModule,
    BuilderModule,
    GeneratorModule,
    MailModule,
    PaymentsModule,
    SupportModule,
  ],
  controllers: [StaffController, ReportsController],
  providers: [StaffService, BusinessMetricsService, MetricsSnapshotService, ActivitiesService, ReportsService],
})
export class StaffModule {}
