import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  keepVersionSchema,
  restoreVersionSchema,
  resumeSchema,
  resumeVersionContentSchema,
  resumeVersionSchema,
} from '@shortlist/contracts/builder/saved-resume';
import { z } from 'zod';
import { KnownOwner } from '../../account/sessions/current-owner';
import type { Owner } from '../../account/sessions/owner.service';
import { Answers } from '../../platform/http/answer';
import { type BasedOn, IfMatch } from '../saved/based-on';
import { ResumeVersionsService, toVersionContent } from './resume-versions.service';
import { ResumesService } from '../resumes/resumes.service';

const idSchema = z.object({ id: z.string() });
const versionIdSchema = z.object({ id: z.string(), versionId: z.string() });
type VersionId = z.infer<typeof versionIdSchema>;

@ApiTags('builder')
@Controller('resumes/:id/versions')
export class ResumeVersionsController {
  constructor(
    private readonly resumes: ResumesService,
    private readonly versions: ResumeVersionsService,
  ) {}

  @Get()
  @Answers(resumeVersionSchema, { list: true })
  async list(@Param({ schema: idSchema }) { id }: { id: string }, @KnownOwner() owner: Owner | undefined) {
    return await this.versions.list((await this.resumes.find(id, owner?.id)).id);
  }

  @Post()
  @Answers(resumeVersionSchema, { status: 201 })
  async keep(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: keepVersionSchema }) { name }: z.infer<typeof keepVersionSchema>,
    @KnownOwner() owner: Owner | undefined,
  ) {
    const row = await this.resumes.find(id, owner?.id);
    return await this.versions.keepByHand(row, this.resumes.savedState(row), name);
  }

  @Get(':versionId')
  @Answers(resumeVersionContentSchema)
  async find(@Param({ schema: versionIdSchema }) { id, versionId }: VersionId, @KnownOwner() owner: Owner | undefined) {
    const row = await this.resumes.find(id, owner?.id);
    return toVersionContent(await this.versions.find(row.id, versionId));
  }

  @Post(':versionId/restore')
  @Answers(resumeSchema)
  async restore(
    @Param({ schema: versionIdSchema }) { id, versionId }: VersionId,
    @Body({ schema: restoreVersionSchema }) body: z.infer<typeof restoreVersionSchema>,
    @IfMatch() based: BasedOn,
    @KnownOwner() owner: Owner | undefined,
  ) {
    return await this.resumes.restoreVersion(id, versionId, { ...based, ...body }, owner);
  }
}
