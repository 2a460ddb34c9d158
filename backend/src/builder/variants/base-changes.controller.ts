import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { baseChangesSchema, markBaseChangesSeenRequestSchema } from '@shortlist/contracts/builder/base-changes';
import type { Language } from '@shortlist/contracts/platform/languages';
import { z } from 'zod';
import { OptionalOwner } from '../../account/sessions/caller.decorators';
import type { Owner } from '../../account/sessions/owner.service';
import { ZodResponse } from '../../platform/http/api-response.decorator';
import { RequestLanguage } from '../../platform/http/request-language';
import { BaseChangesService } from './base-changes.service';

const idSchema = z.object({ id: z.string() });

/** Lists the changes to a base resume that a variant of the resume has not adopted yet. */
@ApiTags('builder')
@Controller('resumes/:id/base-changes')
export class BaseChangesController {
  constructor(private readonly baseChanges: BaseChangesService) {}

  @Get()
  @ZodResponse(baseChangesSchema)
  async list(
    @Param({ schema: idSchema }) { id }: { id: string },
    @OptionalOwner() owner: Owner | undefined,
    @RequestLanguage() language: Language,
  ) {
    return await this.baseChanges.list(id, owner?.id, language);
  }

  @Post('seen')
  @ZodResponse(baseChangesSchema)
  async markSeen(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: markBaseChangesSeenRequestSchema })
    { baseVersion }: z.infer<typeof markBaseChangesSeenRequestSchema>,
    @OptionalOwner() owner: Owner | undefined,
    @RequestLanguage() language: Language,
  ) {
    return await this.baseChanges.markSeen(id, owner?.id, baseVersion, language);
  }
}
