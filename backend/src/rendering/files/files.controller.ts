import { pipeline } from 'node:stream/promises';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { z } from 'zod';
import { KnownOwner } from '../../account/sessions/current-owner';
import type { Owner } from '../../account/sessions/owner.service';
import { FileLinksService } from './file-links.service';
import { contentDisposition } from './file-name';

const linkSchema = z.object({ token: z.string(), name: z.string() });
const viewSchema = z.object({ inline: z.string().optional() });

@ApiTags('files')
@Controller('files')
export class FilesController {
  constructor(private readonly links: FileLinksService) {}

  /** Serves a file by its signed link; `?inline` displays it instead of downloading it. */
  @Get(':token/:name')
  @ApiProduces('application/pdf')
  async file(
    @Param({ schema: linkSchema }) { token }: { token: string; name: string },
    @Query({ schema: viewSchema }) { inline }: { inline?: string },
    @KnownOwner() owner: Owner | undefined,
    @Res() response: Response,
  ): Promise<void> {
    const { name, type, size, stream } = await this.links.file(token, owner?.id);
    response.setHeader('Content-Type', type);
    response.setHeader('Content-Length', size);
    response.setHeader('Content-Disposition', contentDisposition(name, inline !== undefined));
    response.setHeader('Cache-Control', 'private, no-store');
    // A client that disconnects mid-download is not an error.
    await pipeline(stream, response).catch(() => response.destroy());
  }
}
