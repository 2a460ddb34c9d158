import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AiModule } from '../ai/ai.module';
import { IdempotencyModule } from '../platform/idempotency/idempotency.module';
import { RenderingModule } from '../rendering/rendering.module';
import { FilesController } from './files.controller';
import { GenerateService } from './generate.service';
import { GenerationEntity } from './generation.entity';
import { GenerationFilesService } from './generation-files.service';
import { GenerationsController } from './generations.controller';
import { GenerationsService } from './generations.service';
import { GeneratorController } from './generator.controller';

@Module({
  imports: [TypeOrmModule.forFeature([GenerationEntity]), AiModule, IdempotencyModule, RenderingModule],
  controllers: [GeneratorController, GenerationsController, FilesController],
  providers: [GenerateService, GenerationsService, GenerationFilesService],
})
export class GeneratorModule {}
