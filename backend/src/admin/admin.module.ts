import { Module } from '@nestjs/common';
import { CostsModule } from './costs/costs.module';
import { ReportsModule } from './reports/reports.module';
import { StaffModule } from './staff/staff.module';

@Module({ imports: [CostsModule, StaffModule, ReportsModule] })
export class AdminModule {}
