import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MetricsModule } from '../metrics/metrics.module';
import { ActivitiesService } from './activities.service';
import { ReportEntity } from './report.entity';
import { ReportsController } from './reports.controller';
import { ReportsService } from './reports.service';

@Module({
  imports: [TypeOrmModule.forFeature([ReportEntity]), MetricsModule],
  controllers: [ReportsController],
  providers: [ActivitiesService, ReportsService],
})
export class ReportsModule {}
