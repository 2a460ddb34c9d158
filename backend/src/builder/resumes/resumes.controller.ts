import { Body, Controller, Delete, Get, Headers, Param, Patch, Post, Put, Query, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import {
  deleteDocumentQuerySchema,
  type DeleteDocumentQuery,
  documentListQuerySchema,
  type DocumentListQuery,
} from '@shortlist/contracts/builder/document-queries';
import {
  renameDocumentRequestSchema,
  resumeSchema,
  saveResumeRequestSchema,
  type SaveResumeRequest,
} from '@shortlist/contracts/builder/resume';
import type { Response } from 'express';
import { z } from 'zod';
import { CurrentOwner, OptionalOwner } from '../../account/sessions/caller.decorators';
import type { Owner } from '../../account/sessions/owner.service';
import { ZodResponse } from '../../platform/http/api-response.decorator';
import { getDisconnectSignal } from '../../platform/http/abort-signal';
import { linkNextPage } from '../../platform/http/next-page';
import { type ExpectedVersion, IfMatch } from '../versioned-documents/optimistic-lock';
import { LimitListReads } from '../versioned-documents/limit-list-reads';
import { RequestDocumentDefaults, type DocumentDefaults } from '../versioned-documents/creation-context';
import { ResumesService } from './resumes.service';

const idSchema = z.object({ id: z.string() });

@ApiTags('builder')
@Controller('resumes')
export class ResumesController {
  constructor(private readonly resumes: ResumesService) {}

  @Get()
  @ZodResponse(resumeSchema, { list: true, isPaged: true })
  @LimitListReads
  async list(
    @Query({ schema: documentListQuerySchema }) query: DocumentListQuery,
    @OptionalOwner() owner: Owner | undefined,
    @Res({ passthrough: true }) response: Response,
  ) {
    if (!owner) return [];
    const { documents, lastId } = await this.resumes.list(owner, query);
    if (lastId) linkNextPage(response, { bin: String(query.bin), after: lastId });
    return documents;
  }

  @Get(':id')
  @ZodResponse(resumeSchema)
  async get(@Param({ schema: idSchema }) { id }: { id: string }, @OptionalOwner() owner: Owner | undefined) {
    return await this.resumes.get(id, owner);
  }

  @Post()
  @ZodResponse(resumeSchema, { status: 201 })
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  async create(
    @Body({ schema: saveResumeRequestSchema }) saveRequest: SaveResumeRequest,
    @CurrentOwner() owner: Owner,
    @RequestDocumentDefaults() defaults: DocumentDefaults,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ) {
    return await this.resumes.create(saveRequest, {
      documentOptions: { owner, ...defaults },
      idempotencyKey: key,
      signal: getDisconnectSignal(response),
    });
  }

  @Put(':id')
  @ZodResponse(resumeSchema)
  @ApiHeader({ name: 'If-Match', required: false })
  async save(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: saveResumeRequestSchema }) saveRequest: SaveResumeRequest,
    @IfMatch() expected: ExpectedVersion,
    @OptionalOwner() owner: Owner | undefined,
  ) {
    return await this.resumes.save(id, { ...expected, ...saveRequest }, owner);
  }

  @Patch(':id')
  @ZodResponse(resumeSchema)
  async rename(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: renameDocumentRequestSchema }) { title }: z.infer<typeof renameDocumentRequestSchema>,
    @OptionalOwner() owner: Owner | undefined,
  ) {
    return await this.resumes.rename(id, title, owner);
  }

  @Delete(':id')
  @ZodResponse(resumeSchema)
  async delete(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Query({ schema: deleteDocumentQuerySchema }) { forever }: DeleteDocumentQuery,
    @OptionalOwner() owner: Owner | undefined,
  ) {
    return forever ? await this.resumes.deletePermanently(id, owner) : await this.resumes.moveToTrash(id, owner);
  }
}
