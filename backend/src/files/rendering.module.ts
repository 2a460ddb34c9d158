import { Module } from '@nestjs/common';
import { FileLinksService } from './file-links.service';
import { FilesController } from './files.controller';
import { RenderingService } from './rendering.service';
import { ScoredFileService } from './scored-file.service';

@Module({
  controllers: [FilesController],
  providers: [RenderingService, ScoredFileService, FileLinksService],
  exports: [RenderingService, ScoredFileService, FileLinksService],
})
export class RenderingModule {}
