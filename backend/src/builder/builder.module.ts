import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AiModule } from '../ai/ai.module';
import { GeneratorModule } from '../generator/generator.module';
import { IdempotencyModule } from '../platform/idempotency/idempotency.module';
import { RenderingModule } from '../rendering/rendering.module';
import { JobAnalysisController } from './job-posts/job-analysis.controller';
import { JobAnalysisService } from './job-posts/job-analysis.service';
import { OptimizeService } from './optimize/optimize.service';
import { ScoresController } from './optimize/scores.controller';
import { PreviewController } from './preview/preview.controller';
import { PreviewService } from './preview/preview.service';
import { NewResumesService } from './resumes/new-resumes.service';
import { ResumeDraftsController } from './resumes/resume-drafts.controller';
import { ResumeEntity } from './resumes/resume.entity';
import { ResumeFilesService } from './resumes/resume-files.service';
import { ResumeScoresService } from './resumes/resume-scores.service';
import { ResumeVersionEntity } from './resumes/resume-version.entity';
import { ResumeVersionsController } from './resumes/resume-versions.controller';
import { ResumeVersionsService } from './resumes/resume-versions.service';
import { ResumesController } from './resumes/resumes.controller';
import { ResumesService } from './resumes/resumes.service';
import { BinService } from './saved/bin.service';
import { TemplatesModule } from './templates.module';

@Module({
  imports: [
    TypeOrmModule.forFeature([ResumeEntity, ResumeVersionEntity]),
    AiModule,
    GeneratorModule,
    IdempotencyModule,
    RenderingModule,
    TemplatesModule,
  ],
  controllers: [
    ResumesController,
    ResumeDraftsController,
    ResumeVersionsController,
    ScoresController,
    PreviewController,
    JobAnalysisController,
  ],
  providers: [
    BinService,
    ResumesService,
    NewResumesService,
    ResumeVersionsService,
    ResumeScoresService,
    ResumeFilesService,
    OptimizeService,
    PreviewService,
    JobAnalysisService,
  ],
})
export class BuilderModule {}
