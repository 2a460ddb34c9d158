import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AiModule } from '../../ai/ai.module';
import { SupportModule } from '../../support/support.module';
import { MetricsModule } from '../metrics/metrics.module';
import { ActivityEntity } from './activity.entity';
import { StaffController } from './staff.controller';
import { StaffService } from './staff.service';

@Module({
  imports: [TypeOrmModule.forFeature([ActivityEntity]), AiModule, MetricsModule, SupportModule],
  controllers: [StaffController],
  providers: [StaffService],
})
export class StaffModule {}
