import { Body, Controller, Get, Param, Patch, Query, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type Activities,
  activitiesQuerySchema,
  activitiesSchema,
  type Activity,
  activitySchema,
  followUpChangeSchema,
  type Report,
  reportSchema,
} from '@shortlist/contracts/admin/reports';
import type { Language } from '@shortlist/contracts/platform/languages';
import { z } from 'zod';
import { AdminGuard } from '../../account/admin.guard';
import { CurrentOwner } from '../../account/sessions/current-owner';
import type { Owner } from '../../account/sessions/owner.service';
import { Answers } from '../../platform/http/answer';
import { RequestLanguage } from '../../platform/http/language';
import { ActivitiesService } from './activities.service';
import { ReportsService } from './reports.service';

const idSchema = z.object({ id: z.string() });

@ApiTags('admin')
@Controller('ai-reports')
@UseGuards(AdminGuard)
export class ReportsController {
  constructor(
    private readonly log: ActivitiesService,
    private readonly reports: ReportsService,
  ) {}

  @Get('activities')
  @Answers(activitiesSchema)
  async activities(
    @Query({ schema: activitiesQuerySchema }) { days, staffMember }: z.infer<typeof activitiesQuerySchema>,
  ): Promise<Activities> {
    return await this.log.list(days, staffMember);
  }

  @Get('follow-ups')
  @Answers(activitySchema, { list: true })
  async followUps(): Promise<Activity[]> {
    return await this.log.followUps();
  }

  @Patch('follow-ups/:id')
  @Answers(activitySchema)
  async change(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: followUpChangeSchema }) change: z.infer<typeof followUpChangeSchema>,
    @CurrentOwner() owner: Owner,
  ): Promise<Activity> {
    return await this.log.change(id, change, owner.user?.id ?? owner.id);
  }

  @Get('daily')
  @Answers(reportSchema)
  async daily(@RequestLanguage() language: Language): Promise<Report> {
    return await this.reports.readDaily(language);
  }

  @Get('weekly')
  @Answers(reportSchema)
  async weekly(@RequestLanguage() language: Language): Promise<Report> {
    return await this.reports.readWeekly(language);
  }
}
