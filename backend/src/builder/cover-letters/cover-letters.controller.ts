import { Body, Controller, Delete, Get, Headers, Param, Patch, Post, Put, Query, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import {
  coverLetterSchema,
  type SaveLetterRequest,
  saveLetterRequestSchema,
} from '@shortlist/contracts/builder/cover-letter';
import {
  deleteDocumentQuerySchema,
  type DeleteDocumentQuery,
  documentListQuerySchema,
  type DocumentListQuery,
} from '@shortlist/contracts/builder/document-queries';
import { renameDocumentRequestSchema } from '@shortlist/contracts/builder/resume';
import type { Response } from 'express';
import { z } from 'zod';
import { CurrentOwner, OptionalOwner } from '../../account/sessions/caller.decorators';
import type { Owner } from '../../account/sessions/owner.service';
import { ZodResponse } from '../../platform/http/api-response.decorator';
import { getDisconnectSignal } from '../../platform/http/abort-signal';
import { linkNextPage } from '../../platform/http/next-page';
import { type ExpectedVersion, IfMatch } from '../versioned-documents/optimistic-lock';
import { LimitListReads } from '../versioned-documents/limit-list-reads';
import { type DocumentDefaults, RequestDocumentDefaults } from '../versioned-documents/creation-context';
import { CoverLettersService } from './cover-letters.service';

const idSchema = z.object({ id: z.string() });

@ApiTags('builder')
@Controller('cover-letters')
export class CoverLettersController {
  constructor(private readonly letters: CoverLettersService) {}

  @Get()
  @ZodResponse(coverLetterSchema, { list: true, isPaged: true })
  @LimitListReads
  async list(
    @Query({ schema: documentListQuerySchema }) query: DocumentListQuery,
    @OptionalOwner() owner: Owner | undefined,
    @Res({ passthrough: true }) response: Response,
  ) {
    if (!owner) return [];
    const { documents, lastId } = await this.letters.list(owner, query);
    if (lastId) linkNextPage(response, { bin: String(query.bin), after: lastId });
    return documents;
  }

  @Get(':id')
  @ZodResponse(coverLetterSchema)
  async get(@Param({ schema: idSchema }) { id }: { id: string }, @OptionalOwner() owner: Owner | undefined) {
    return await this.letters.get(id, owner);
  }

  @Post()
  @ZodResponse(coverLetterSchema, { status: 201 })
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  async create(
    @Body({ schema: saveLetterRequestSchema }) saveRequest: SaveLetterRequest,
    @CurrentOwner() owner: Owner,
    @RequestDocumentDefaults() defaults: DocumentDefaults,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ) {
    return await this.letters.create(saveRequest, {
      documentOptions: { owner, ...defaults },
      idempotencyKey: key,
      signal: getDisconnectSignal(response),
    });
  }

  @Put(':id')
  @ZodResponse(coverLetterSchema)
  @ApiHeader({ name: 'If-Match', required: false })
  async save(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: saveLetterRequestSchema }) saveRequest: SaveLetterRequest,
    @IfMatch() expected: ExpectedVersion,
    @OptionalOwner() owner: Owner | undefined,
  ) {
    return await this.letters.save(id, { ...expected, ...saveRequest }, owner);
  }

  @Patch(':id')
  @ZodResponse(coverLetterSchema)
  async rename(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: renameDocumentRequestSchema }) { title }: z.infer<typeof renameDocumentRequestSchema>,
    @OptionalOwner() owner: Owner | undefined,
  ) {
    return await this.letters.rename(id, title, owner);
  }

  @Delete(':id')
  @ZodResponse(coverLetterSchema)
  async delete(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Query({ schema: deleteDocumentQuerySchema }) { forever }: DeleteDocumentQuery,
    @OptionalOwner() owner: Owner | undefined,
  ) {
    return forever ? await this.letters.deletePermanently(id, owner) : await this.letters.moveToTrash(id, owner);
  }
}
