import { Module } from '@nestjs/common';
import { FileLinksService } from './files/file-links.service';
import { FilesController } from './files/files.controller';
import { RenderingService } from './rendering.service';
import { ScoringService } from './scoring.service';

@Module({
  controllers: [FilesController],
  providers: [RenderingService, ScoringService, FileLinksService],
  exports: [RenderingService, ScoringService, FileLinksService],
})
export class RenderingModule {}
