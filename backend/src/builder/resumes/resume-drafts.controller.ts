import { Body, Controller, Headers, Param, Post, Put, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import {
  copyDocumentRequestSchema,
  saveDraftResponseSchema,
  type CreateResumeDraftRequest,
  createResumeDraftRequestSchema,
  resumeSchema,
  type SaveResumeDraftRequest,
  saveResumeDraftRequestSchema,
} from '@shortlist/contracts/builder/resume';
import type { Response } from 'express';
import { z } from 'zod';
import { CurrentOwner, OptionalOwner } from '../../account/sessions/caller.decorators';
import type { Owner } from '../../account/sessions/owner.service';
import { ZodResponse } from '../../platform/http/api-response.decorator';
import { getDisconnectSignal } from '../../platform/http/abort-signal';
import { type ExpectedVersion, IfMatch } from '../versioned-documents/optimistic-lock';
import { type DocumentDefaults, RequestDocumentDefaults } from '../versioned-documents/creation-context';
import { ResumeCreationService } from './resume-creation.service';
import { ResumesService } from './resumes.service';

const idSchema = z.object({ id: z.string() });

@ApiTags('builder')
@Controller('resumes')
export class ResumeDraftsController {
  constructor(
    private readonly resumes: ResumesService,
    private readonly creation: ResumeCreationService,
  ) {}

  @Post('draft')
  @ZodResponse(resumeSchema, { status: 201 })
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  async create(
    @Body({ schema: createResumeDraftRequestSchema }) draft: CreateResumeDraftRequest,
    @CurrentOwner() owner: Owner,
    @RequestDocumentDefaults() defaults: DocumentDefaults,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ) {
    return await this.creation.createDraft(draft, {
      documentOptions: { owner, ...defaults },
      idempotencyKey: key,
      signal: getDisconnectSignal(response),
    });
  }

  @Put(':id/draft')
  @ZodResponse(saveDraftResponseSchema)
  @ApiHeader({ name: 'If-Match', required: false })
  async saveDraft(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: saveResumeDraftRequestSchema }) draft: SaveResumeDraftRequest,
    @IfMatch() expected: ExpectedVersion,
    @OptionalOwner() owner: Owner | undefined,
  ) {
    const { draftVersion, updatedAt } = await this.resumes.saveDraft(id, { ...expected, ...draft }, owner);
    return { draftVersion, updatedAt: updatedAt.toISOString() };
  }

  @Post(':id/copy')
  @ZodResponse(resumeSchema, { status: 201 })
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  async copy(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: copyDocumentRequestSchema }) { title, linked }: z.infer<typeof copyDocumentRequestSchema>,
    @CurrentOwner() owner: Owner,
    @RequestDocumentDefaults() defaults: DocumentDefaults,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ) {
    const creation = {
      documentOptions: { owner, ...defaults },
      idempotencyKey: key,
      signal: getDisconnectSignal(response),
    };
    return await this.creation.copy(id, { title, linked }, creation);
  }

  @Post(':id/restore')
  @ZodResponse(resumeSchema)
  async restore(@Param({ schema: idSchema }) { id }: { id: string }, @OptionalOwner() owner: Owner | undefined) {
    return await this.resumes.restore(id, owner);
  }
}
