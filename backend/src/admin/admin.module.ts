import { Module } from '@nestjs/common';
import { CostsModule } from './costs/costs.module';
import { StaffModule } from './staff/staff.module';

@Module({ imports: [CostsModule, StaffModule] })
export class AdminModule {}
