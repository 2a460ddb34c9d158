import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AiModule } from '../ai/ai.module';
import { TemplatesModule } from '../templates/templates.module';
import { IdempotencyModule } from '../platform/idempotency/idempotency.module';
import { RenderingModule } from '../files/rendering.module';
import { GeneratedDocumentsService } from './generated-documents.service';
import { DocumentGeneratorService } from './document-generator.service';
import { GenerationEntity } from './generation.entity';
import { GenerationFilesService } from './generation-files.service';
import { GenerationLettersService } from './generation-letters.service';
import { GenerationScoresService } from './generation-scores.service';
import { GenerationsController } from './generations.controller';
import { GenerationsService } from './generations.service';
import { GeneratorController } from './generator.controller';

@Module({
  imports: [
    TypeOrmModule.forFeature([GenerationEntity]),
    AiModule,
    IdempotencyModule,
    RenderingModule,
    TemplatesModule,
  ],
  controllers: [GeneratorController, GenerationsController],
  providers: [
    GeneratedDocumentsService,
    DocumentGeneratorService,
    GenerationsService,
    GenerationFilesService,
    GenerationLettersService,
    GenerationScoresService,
  ],
  exports: [GeneratedDocumentsService, GenerationsService],
})
export class GeneratorModule {}
