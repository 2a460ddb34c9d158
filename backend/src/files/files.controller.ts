import { pipeline } from 'node:stream/promises';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { z } from 'zod';
import { OptionalOwner } from '../account/sessions/caller.decorators';
import type { Owner } from '../account/sessions/owner.service';
import { FileLinksService } from './file-links.service';
import { formatContentDisposition } from './file-name';

const fileLinkParamsSchema = z.object({ token: z.string(), name: z.string() });
const fileQuerySchema = z.object({ inline: z.string().optional() });

@ApiTags('files')
@Controller('files')
export class FilesController {
  constructor(private readonly links: FileLinksService) {}

  /** Serves a file by its signed link. With `?inline`, browsers display the file instead of downloading it. */
  @Get(':token/:name')
  @ApiProduces('application/pdf')
  async download(
    @Param({ schema: fileLinkParamsSchema }) { token }: { token: string; name: string },
    @Query({ schema: fileQuerySchema }) { inline }: { inline?: string },
    @OptionalOwner() owner: Owner | undefined,
    @Res() response: Response,
  ): Promise<void> {
    const { name, type, size, stream } = await this.links.getFile(token, owner?.id);
    response.setHeader('Content-Type', type);
    response.setHeader('Content-Length', size);
    response.setHeader('Content-Disposition', formatContentDisposition(name, inline !== undefined));
    response.setHeader('Cache-Control', 'private, no-store');
    // A client that disconnects mid-download is not an error.
    await pipeline(stream, response).catch(() => response.destroy());
  }
}
