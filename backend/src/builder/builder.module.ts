import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdempotencyModule } from '../platform/idempotency/idempotency.module';
import { RenderingModule } from '../rendering/rendering.module';
import { ResumeEntity } from './resumes/resume.entity';
import { ResumeFilesService } from './resumes/resume-files.service';
import { ResumeScoresService } from './resumes/resume-scores.service';
import { ResumeVersionEntity } from './resumes/resume-version.entity';
import { ResumesController } from './resumes/resumes.controller';
import { ResumesService } from './resumes/resumes.service';
import { TemplatesController } from './templates.controller';
import { TemplatesService } from './templates.service';

@Module({
  imports: [TypeOrmModule.forFeature([ResumeEntity, ResumeVersionEntity]), IdempotencyModule, RenderingModule],
  controllers: [TemplatesController, ResumesController],
  providers: [TemplatesService, ResumesService, ResumeScoresService, ResumeFilesService],
  exports: [TemplatesService],
})
export class BuilderModule {}
