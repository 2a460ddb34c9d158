import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AiModule } from '../ai/ai.module';
import { GeneratorModule } from '../generator/generator.module';
import { IdempotencyModule } from '../platform/idempotency/idempotency.module';
import { RenderingModule } from '../rendering/rendering.module';
import { ExamplesController } from './examples.controller';
import { ImportsController } from './imports/imports.controller';
import { ImportsService } from './imports/imports.service';
import { JobAnalysisController } from './job-posts/job-analysis.controller';
import { JobAnalysisService } from './job-posts/job-analysis.service';
import { ResumeFormsController } from './files/resume-forms.controller';
import { ResumeFormsService } from './files/resume-forms.service';
import { LetterDraftsController } from './letters/letter-drafts.controller';
import { CoverLetterEntity } from './letters/letter.entity';
import { LetterFilesController } from './letters/letter-files.controller';
import { LetterFilesService } from './letters/letter-files.service';
import { LetterVersionEntity } from './letters/letter-version.entity';
import { LetterWritingController } from './letters/letter-writing.controller';
import { LettersController } from './letters/letters.controller';
import { LettersService } from './letters/letters.service';
import { NewLettersService } from './letters/new-letters.service';
import { WriteLetterService } from './letters/write-letter.service';
import { WrittenLetterEntity } from './letters/written-letter.entity';
import { ImproveTextController } from './optimize/improve-text.controller';
import { ImproveTextService } from './optimize/improve-text.service';
import { OptimizeService } from './optimize/optimize.service';
import { RejectionsService } from './optimize/rejections.service';
import { ScoresController } from './optimize/scores.controller';
import { PageLayoutController } from './preview/page-layout.controller';
import { PreviewController } from './preview/preview.controller';
import { PreviewService } from './preview/preview.service';
import { NewResumesService } from './resumes/new-resumes.service';
import { ResumeDraftsController } from './resumes/resume-drafts.controller';
import { ResumeEntity } from './resumes/resume.entity';
import { ResumeFilesService } from './resumes/resume-files.service';
import { ResumeLooksService } from './resumes/resume-looks.service';
import { ResumeScoresService } from './resumes/resume-scores.service';
import { ResumeVersionEntity } from './versions/resume-version.entity';
import { ResumeVersionsController } from './versions/resume-versions.controller';
import { ResumeVersionsService } from './versions/resume-versions.service';
import { ResumesController } from './resumes/resumes.controller';
import { ResumesService } from './resumes/resumes.service';
import { BinService } from './saved/bin.service';
import { StorageService } from './saved/storage.service';
import { TemplatesModule } from './templates.module';
import { BaseChangesController } from './variants/base-changes.controller';
import { BaseChangesService } from './variants/base-changes.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      ResumeEntity,
      ResumeVersionEntity,
      CoverLetterEntity,
      LetterVersionEntity,
      WrittenLetterEntity,
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
    ResumeVersionsController,
    BaseChangesController,
    ScoresController,
    ImproveTextController,
    PreviewController,
    PageLayoutController,
    JobAnalysisController,
    LetterWritingController,
    LettersController,
    LetterDraftsController,
    LetterFilesController,
    ResumeFormsController,
  ],
  providers: [
    ImportsService,
    BinService,
    StorageService,
    ResumesService,
    NewResumesService,
    ResumeVersionsService,
    BaseChangesService,
    ResumeScoresService,
    ResumeFilesService,
    OptimizeService,
    RejectionsService,
    ImproveTextService,
    PreviewService,
    JobAnalysisService,
    ResumeLooksService,
    LettersService,
    NewLettersService,
    LetterFilesService,
    WriteLetterService,
    ResumeFormsService,
  ],
})
export class BuilderModule {}
