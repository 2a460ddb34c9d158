import { Body, Controller, Headers, Param, Post, Put, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import {
  coverLetterSchema,
  type NewLetterDraft,
  newLetterDraftSchema,
  type SaveLetterDraft,
  saveLetterDraftSchema,
} from '@shortlist/contracts/builder/cover-letter';
import { copyResumeSchema, draftSavedSchema } from '@shortlist/contracts/builder/saved-resume';
import type { Response } from 'express';
import { z } from 'zod';
import { CurrentOwner, KnownOwner } from '../../account/sessions/current-owner';
import type { Owner } from '../../account/sessions/owner.service';
import { Answers } from '../../platform/http/answer';
import { leavingOf } from '../../platform/http/leaving';
import { type BasedOn, IfMatch } from '../saved/based-on';
import { type Place, RequestPlace } from '../saved/saver';
import { LettersService } from './letters.service';
import { NewLettersService } from './new-letters.service';

const idSchema = z.object({ id: z.string() });
const copySchema = copyResumeSchema.pick({ title: true });

@ApiTags('builder')
@Controller('cover-letters')
export class LetterDraftsController {
  constructor(
    private readonly letters: LettersService,
    private readonly newLetters: NewLettersService,
  ) {}

  @Post('draft')
  @Answers(coverLetterSchema, { status: 201 })
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  async create(
    @Body({ schema: newLetterDraftSchema }) draft: NewLetterDraft,
    @CurrentOwner() owner: Owner,
    @RequestPlace() place: Place,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ) {
    return await this.newLetters.createDraft(draft, { saver: { owner, ...place }, key, signal: leavingOf(response) });
  }

  @Put(':id/draft')
  @Answers(draftSavedSchema)
  @ApiHeader({ name: 'If-Match', required: false })
  async write(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: saveLetterDraftSchema }) draft: SaveLetterDraft,
    @IfMatch() based: BasedOn,
    @KnownOwner() owner: Owner | undefined,
  ) {
    const { draftVersion, updatedAt } = await this.letters.writeDraft(id, { ...based, ...draft }, owner);
    return { draftVersion, updatedAt: updatedAt.toISOString() };
  }

  @Post(':id/copy')
  @Answers(coverLetterSchema, { status: 201 })
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  async copy(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: copySchema }) { title }: z.infer<typeof copySchema>,
    @CurrentOwner() owner: Owner,
    @RequestPlace() place: Place,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ) {
    return await this.letters.copy(id, title, { saver: { owner, ...place }, key, signal: leavingOf(response) });
  }

  @Post(':id/restore')
  @Answers(coverLetterSchema)
  async restore(@Param({ schema: idSchema }) { id }: { id: string }, @KnownOwner() owner: Owner | undefined) {
    return await this.letters.restore(id, owner);
  }
}
