import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AiModule } from '../ai/ai.module';
import { GeneratorModule } from '../generator/generator.module';
import { IdempotencyModule } from '../platform/idempotency/idempotency.module';
import { RenderingModule } from '../files/rendering.module';
import { DocumentMetricsService } from './document-metrics.service';
import { ExamplesController } from './examples.controller';
import { ImportsController } from './imports/imports.controller';
import { ImportsService } from './imports/imports.service';
import { JobAnalysisController } from './job-postings/job-analysis.controller';
import { JobAnalysisService } from './job-postings/job-analysis.service';
import { CoverLetterDraftsController } from './cover-letters/cover-letter-drafts.controller';
import { CoverLetterEntity } from './cover-letters/cover-letter.entity';
import { CoverLetterFilesController } from './cover-letters/cover-letter-files.controller';
import { CoverLetterFilesService } from './cover-letters/cover-letter-files.service';
import { CoverLetterVersionEntity } from './cover-letters/cover-letter-version.entity';
import { CoverLetterGenerationController } from './cover-letters/cover-letter-generation.controller';
import { CoverLettersController } from './cover-letters/cover-letters.controller';
import { CoverLettersService } from './cover-letters/cover-letters.service';
import { CoverLetterCreationService } from './cover-letters/cover-letter-creation.service';
import { CoverLetterGenerationService } from './cover-letters/cover-letter-generation.service';
import { GeneratedCoverLetterEntity } from './cover-letters/generated-cover-letter.entity';
import { ImproveTextController } from './optimization/improve-text.controller';
import { ImproveTextService } from './optimization/improve-text.service';
import { OptimizationController } from './optimization/optimization.controller';
import { OptimizationService } from './optimization/optimization.service';
import { SummaryDraftService } from './optimization/summary-draft.service';
import { PageLayoutController } from './preview/page-layout.controller';
import { PreviewController } from './preview/preview.controller';
import { PreviewService } from './preview/preview.service';
import { RejectedChangesService } from './resumes/rejected-changes.service';
import { ResumeCreationService } from './resumes/resume-creation.service';
import { ResumeDraftsController } from './resumes/resume-drafts.controller';
import { ResumeEntity } from './resumes/resume.entity';
import { ResumeFilesController } from './resumes/resume-files.controller';
import { ResumeFilesService } from './resumes/resume-files.service';
import { ResumeAppearanceService } from './resumes/resume-appearance.service';
import { ResumeScoresController } from './resumes/resume-scores.controller';
import { ResumeScoresService } from './resumes/resume-scores.service';
import { ResumeVersionEntity } from './versions/resume-version.entity';
import { ResumeVersionsController } from './versions/resume-versions.controller';
import { ResumeVersionsService } from './versions/resume-versions.service';
import { ResumesController } from './resumes/resumes.controller';
import { ResumesService } from './resumes/resumes.service';
import { TrashService } from './versioned-documents/trash.service';
import { TemplatesModule } from '../templates/templates.module';
import { BaseChangesController } from './variants/base-changes.controller';
import { BaseChangesService } from './variants/base-changes.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      ResumeEntity,
      ResumeVersionEntity,
      CoverLetterEntity,
      CoverLetterVersionEntity,
      GeneratedCoverLetterEntity,
    ]),
    AiModule,
    GeneratorModule,
    IdempotencyModule,
    RenderingModule,
    TemplatesModule,
  ],
  controllers: [
    ExamplesController,
    ImportsController,
    ResumesController,
    ResumeDraftsController,
    ResumeFilesController,
    ResumeVersionsController,
    BaseChangesController,
    ResumeScoresController,
    OptimizationController,
    ImproveTextController,
    PreviewController,
    PageLayoutController,
    JobAnalysisController,
    CoverLetterGenerationController,
    CoverLettersController,
    CoverLetterDraftsController,
    CoverLetterFilesController,
  ],
  providers: [
    ImportsService,
    TrashService,
    ResumesService,
    ResumeCreationService,
    ResumeVersionsService,
    BaseChangesService,
    ResumeScoresService,
    ResumeFilesService,
    OptimizationService,
    SummaryDraftService,
    RejectedChangesService,
    ImproveTextService,
    PreviewService,
    JobAnalysisService,
    ResumeAppearanceService,
    CoverLettersService,
    CoverLetterCreationService,
    CoverLetterFilesService,
    CoverLetterGenerationService,
    DocumentMetricsService,
  ],
  exports: [DocumentMetricsService],
})
export class BuilderModule {}
