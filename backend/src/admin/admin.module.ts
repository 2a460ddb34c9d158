import { Module } from '@nestjs/common';
import { AiModule } from '../ai/ai.module';
import { CostProtectionController } from './cost-protection.controller';

@Module({ imports: [AiModule], controllers: [CostProtectionController] })
export class AdminModule {}
