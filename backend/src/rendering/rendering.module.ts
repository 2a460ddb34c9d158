import { Module } from '@nestjs/common';
import { FileLinksService } from './files/file-links.service';
import { FilesController } from './files/files.controller';
import { RenderingService } from './rendering.service';

@Module({
  controllers: [FilesController],
  providers: [RenderingService, FileLinksService],
  exports: [RenderingService, FileLinksService],
})
export class RenderingModule {}
