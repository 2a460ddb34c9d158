import { Body, Controller, Headers, Param, Post, Put, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import {
  coverLetterSchema,
  type CreateLetterDraftRequest,
  createLetterDraftRequestSchema,
  type SaveLetterDraftRequest,
  saveLetterDraftRequestSchema,
} from '@shortlist/contracts/builder/cover-letter';
import { copyDocumentRequestSchema, saveDraftResponseSchema } from '@shortlist/contracts/builder/resume';
import type { Response } from 'express';
import { z } from 'zod';
import { CurrentOwner, OptionalOwner } from '../../account/sessions/caller.decorators';
import type { Owner } from '../../account/sessions/owner.service';
import { ZodResponse } from '../../platform/http/api-response.decorator';
import { getDisconnectSignal } from '../../platform/http/abort-signal';
import { type ExpectedVersion, IfMatch } from '../versioned-documents/optimistic-lock';
import { type DocumentDefaults, RequestDocumentDefaults } from '../versioned-documents/creation-context';
import { CoverLettersService } from './cover-letters.service';
import { CoverLetterCreationService } from './cover-letter-creation.service';

const idSchema = z.object({ id: z.string() });
const copySchema = copyDocumentRequestSchema.pick({ title: true });

@ApiTags('builder')
@Controller('cover-letters')
export class CoverLetterDraftsController {
  constructor(
    private readonly letters: CoverLettersService,
    private readonly creation: CoverLetterCreationService,
  ) {}

  @Post('draft')
  @ZodResponse(coverLetterSchema, { status: 201 })
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  async create(
    @Body({ schema: createLetterDraftRequestSchema }) draft: CreateLetterDraftRequest,
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
    @Body({ schema: saveLetterDraftRequestSchema }) draft: SaveLetterDraftRequest,
    @IfMatch() expected: ExpectedVersion,
    @OptionalOwner() owner: Owner | undefined,
  ) {
    const { draftVersion, updatedAt } = await this.letters.saveDraft(id, { ...expected, ...draft }, owner);
    return { draftVersion, updatedAt: updatedAt.toISOString() };
  }

  @Post(':id/copy')
  @ZodResponse(coverLetterSchema, { status: 201 })
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  async copy(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: copySchema }) { title }: z.infer<typeof copySchema>,
    @CurrentOwner() owner: Owner,
    @RequestDocumentDefaults() defaults: DocumentDefaults,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ) {
    return await this.letters.copy(id, title, {
      documentOptions: { owner, ...defaults },
      idempotencyKey: key,
      signal: getDisconnectSignal(response),
    });
  }

  @Post(':id/restore')
  @ZodResponse(coverLetterSchema)
  async restore(@Param({ schema: idSchema }) { id }: { id: string }, @OptionalOwner() owner: Owner | undefined) {
    return await this.letters.restore(id, owner);
  }
}
