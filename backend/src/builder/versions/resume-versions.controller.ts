import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { resumeSchema } from '@shortlist/contracts/builder/resume';
import {
  createVersionRequestSchema,
  restoreVersionRequestSchema,
  resumeVersionContentSchema,
  resumeVersionSchema,
} from '@shortlist/contracts/builder/resume-versions';
import { z } from 'zod';
import { OptionalOwner } from '../../account/sessions/caller.decorators';
import type { Owner } from '../../account/sessions/owner.service';
import { ZodResponse } from '../../platform/http/api-response.decorator';
import { type ExpectedVersion, IfMatch } from '../versioned-documents/optimistic-lock';
import { ResumeVersionsService, toVersionContentResponse } from './resume-versions.service';
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
  @ZodResponse(resumeVersionSchema, { list: true })
  async list(@Param({ schema: idSchema }) { id }: { id: string }, @OptionalOwner() owner: Owner | undefined) {
    return await this.versions.list((await this.resumes.getRow(id, owner?.id)).id);
  }

  @Post()
  @ZodResponse(resumeVersionSchema, { status: 201 })
  async create(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: createVersionRequestSchema }) { name }: z.infer<typeof createVersionRequestSchema>,
    @OptionalOwner() owner: Owner | undefined,
  ) {
    const row = await this.resumes.getRow(id, owner?.id);
    return await this.versions.createManual(row, this.resumes.getSavedState(row), name);
  }

  @Get(':versionId')
  @ZodResponse(resumeVersionContentSchema)
  async get(
    @Param({ schema: versionIdSchema }) { id, versionId }: VersionId,
    @OptionalOwner() owner: Owner | undefined,
  ) {
    const row = await this.resumes.getRow(id, owner?.id);
    return toVersionContentResponse(await this.versions.get(row.id, versionId));
  }

  @Post(':versionId/restore')
  @ZodResponse(resumeSchema)
  async restore(
    @Param({ schema: versionIdSchema }) { id, versionId }: VersionId,
    @Body({ schema: restoreVersionRequestSchema }) body: z.infer<typeof restoreVersionRequestSchema>,
    @IfMatch() expected: ExpectedVersion,
    @OptionalOwner() owner: Owner | undefined,
  ) {
    return await this.resumes.restoreVersion(id, versionId, { ...expected, ...body }, owner);
  }
}
