import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { baseChangesSchema, baseSeenSchema } from '@shortlist/contracts/builder/base-changes';
import type { Language } from '@shortlist/contracts/platform/languages';
import { z } from 'zod';
import { KnownOwner } from '../../account/sessions/current-owner';
import type { Owner } from '../../account/sessions/owner.service';
import { Answers } from '../../platform/http/answer';
import { RequestLanguage } from '../../platform/http/language';
import { BaseChangesService } from './base-changes.service';

const idSchema = z.object({ id: z.string() });

@ApiTags('builder')
@Controller('resumes/:id/base-changes')
export class BaseChangesController {
  constructor(private readonly baseChanges: BaseChangesService) {}

  @Get()
  @Answers(baseChangesSchema)
  async list(
    @Param({ schema: idSchema }) { id }: { id: string },
    @KnownOwner() owner: Owner | undefined,
    @RequestLanguage() language: Language,
  ) {
    return await this.baseChanges.list(id, owner?.id, language);
  }

  @Post('seen')
  @Answers(baseChangesSchema)
  async seen(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: baseSeenSchema }) { baseVersion }: z.infer<typeof baseSeenSchema>,
    @KnownOwner() owner: Owner | undefined,
    @RequestLanguage() language: Language,
  ) {
    return await this.baseChanges.seen(id, owner?.id, baseVersion, language);
  }
}
