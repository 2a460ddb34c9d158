import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AiModule } from '../ai/ai.module';
import { IdempotencyModule } from '../platform/idempotency/idempotency.module';
import { RenderingModule } from '../rendering/rendering.module';
import { JobAnalysisController } from './job-posts/job-analysis.controller';
import { JobAnalysisService } from './job-posts/job-analysis.service';
import { OptimizeService } from './optimize/optimize.service';
import { ScoresController } from './optimize/scores.controller';
import { ResumeEntity } from './resumes/resume.entity';
import { ResumeFilesService } from './resumes/resume-files.service';
import { ResumeScoresService } from './resumes/resume-scores.service';
import { ResumeVersionEntity } from './resumes/resume-version.entity';
import { ResumesController } from './resumes/resumes.controller';
import { ResumesService } from './resumes/resumes.service';
import { TemplatesController } from './templates.controller';
import { TemplatesService } from './templates.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([ResumeEntity, ResumeVersionEntity]),
    AiModule,
    IdempotencyModule,
    RenderingModule,
  ],
  controllers: [TemplatesController, ResumesController, ScoresController, JobAnalysisController],
  providers: [
    TemplatesService,
    ResumesService,
    ResumeScoresService,
    ResumeFilesService,
    OptimizeService,
    JobAnalysisService,
  ],
  exports: [TemplatesService],
})
export class BuilderModule {}
