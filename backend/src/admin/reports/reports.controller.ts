import { Body, Controller, Get, Param, Patch, Query, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type ActivitiesResponse,
  activitiesQuerySchema,
  activitiesResponseSchema,
  type Activity,
  activitySchema,
  updateFollowUpRequestSchema,
  type Report,
  reportSchema,
} from '@shortlist/contracts/admin/reports';
import type { Language } from '@shortlist/contracts/platform/languages';
import { z } from 'zod';
import { AdminGuard } from '../../account/admin.guard';
import { CurrentOwner } from '../../account/sessions/caller.decorators';
import type { Owner } from '../../account/sessions/owner.service';
import { ZodResponse } from '../../platform/http/api-response.decorator';
import { RequestLanguage } from '../../platform/http/request-language';
import { ActivitiesService } from './activities.service';
import { ReportsService } from './reports.service';

const idSchema = z.object({ id: z.string() });

@ApiTags('admin')
@Controller('ai-reports')
@UseGuards(AdminGuard)
export class ReportsController {
  constructor(
    private readonly activityLog: ActivitiesService,
    private readonly reports: ReportsService,
  ) {}

  @Get('activities')
  @ZodResponse(activitiesResponseSchema)
  async listActivities(
    @Query({ schema: activitiesQuerySchema }) { days, staffMember }: z.infer<typeof activitiesQuerySchema>,
  ): Promise<ActivitiesResponse> {
    return await this.activityLog.list(days, staffMember);
  }

  @Get('follow-ups')
  @ZodResponse(activitySchema, { list: true })
  async listFollowUps(): Promise<Activity[]> {
    return await this.activityLog.listFollowUps();
  }

  @Patch('follow-ups/:id')
  @ZodResponse(activitySchema)
  async updateFollowUp(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: updateFollowUpRequestSchema }) change: z.infer<typeof updateFollowUpRequestSchema>,
    @CurrentOwner() owner: Owner,
  ): Promise<Activity> {
    return await this.activityLog.updateFollowUp(id, change, owner.userId ?? owner.id);
  }

  @Get('daily')
  @ZodResponse(reportSchema)
  async getDaily(@RequestLanguage() language: Language): Promise<Report> {
    return await this.reports.readDaily(language);
  }

  @Get('weekly')
  @ZodResponse(reportSchema)
  async getWeekly(@RequestLanguage() language: Language): Promise<Report> {
    return await this.reports.readWeekly(language);
  }
}
