import { Body, Controller, Headers, Param, Post, Put, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import {
  copyResumeSchema,
  draftSavedSchema,
  type NewDraft,
  newDraftSchema,
  resumeSchema,
  type SaveDraft,
  saveDraftSchema,
} from '@shortlist/contracts/builder/saved-resume';
import type { Response } from 'express';
import { z } from 'zod';
import { CurrentOwner, KnownOwner } from '../../account/sessions/current-owner';
import type { Owner } from '../../account/sessions/owner.service';
import { Answers } from '../../platform/http/answer';
import { leavingOf } from '../../platform/http/leaving';
import { type BasedOn, IfMatch } from '../saved/based-on';
import { type Place, RequestPlace } from '../saved/saver';
import { NewResumesService } from './new-resumes.service';
import { ResumesService } from './resumes.service';

const idSchema = z.object({ id: z.string() });

@ApiTags('builder')
@Controller('resumes')
export class ResumeDraftsController {
  constructor(
    private readonly resumes: ResumesService,
    private readonly newResumes: NewResumesService,
  ) {}

  @Post('draft')
  @Answers(resumeSchema, { status: 201 })
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  async create(
    @Body({ schema: newDraftSchema }) draft: NewDraft,
    @CurrentOwner() owner: Owner,
    @RequestPlace() place: Place,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ) {
    return await this.newResumes.createDraft(draft, { saver: { owner, ...place }, key, signal: leavingOf(response) });
  }

  @Put(':id/draft')
  @Answers(draftSavedSchema)
  @ApiHeader({ name: 'If-Match', required: false })
  async write(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: saveDraftSchema }) draft: SaveDraft,
    @IfMatch() based: BasedOn,
    @KnownOwner() owner: Owner | undefined,
  ) {
    const { draftVersion, updatedAt } = await this.resumes.writeDraft(id, { ...based, ...draft }, owner);
    return { draftVersion, updatedAt: updatedAt.toISOString() };
  }

  @Post(':id/copy')
  @Answers(resumeSchema, { status: 201 })
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  async copy(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: copyResumeSchema }) { title, linked }: z.infer<typeof copyResumeSchema>,
    @CurrentOwner() owner: Owner,
    @RequestPlace() place: Place,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ) {
    const creation = { saver: { owner, ...place }, key, signal: leavingOf(response) };
    return await this.newResumes.copy(id, { title, linked }, creation);
  }

  @Post(':id/restore')
  @Answers(resumeSchema)
  async restore(@Param({ schema: idSchema }) { id }: { id: string }, @KnownOwner() owner: Owner | undefined) {
    return await this.resumes.restore(id, owner);
  }
}
