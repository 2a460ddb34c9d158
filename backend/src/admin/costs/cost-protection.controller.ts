import { Body, Controller, Get, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import {
  type AuditEntry,
  auditEntrySchema,
  callsQuerySchema,
  type CostConfig,
  costConfigSchema,
  type CostDashboard,
  costDashboardSchema,
} from '@shortlist/contracts/admin/cost-protection';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Request, Response } from 'express';
import { SecurityEventsService } from '../../account/security-events/security-events.service';
import { AdminGuard } from '../../account/admin.guard';
import { Reauthenticated } from '../../account/sessions/reauthentication.guard';
import { CurrentOwner } from '../../account/sessions/current-owner';
import type { Owner } from '../../account/sessions/owner.service';
import { CostSettingsService } from '../../ai/spend-guard/cost-settings.service';
import { Answers } from '../../platform/http/answer';
import { RequestLanguage } from '../../platform/http/language';
import { CostsService } from './costs.service';

@ApiTags('admin')
@Controller('cost-protection')
@UseGuards(AdminGuard)
export class CostProtectionController {
  constructor(
    private readonly costs: CostsService,
    private readonly settings: CostSettingsService,
    private readonly events: SecurityEventsService,
  ) {}

  @Get('dashboard')
  @Answers(costDashboardSchema)
  async dashboard(@RequestLanguage() language: Language): Promise<CostDashboard> {
    return await this.costs.dashboard(language);
  }

  @Post('config')
  @Reauthenticated()
  @Answers(costDashboardSchema)
  async configure(
    @Body({ schema: costConfigSchema }) change: CostConfig,
    @Req() request: Request,
    @CurrentOwner() { user }: Owner,
    @RequestLanguage() language: Language,
  ): Promise<CostDashboard> {
    await this.settings.change(change, user?.id ?? null);
    await this.events.record(request, 'limits_changed', user?.id ?? null);
    return await this.costs.dashboard(language);
  }

  @Post('reset-emergency')
  @Answers(costDashboardSchema)
  async reset(@CurrentOwner() { user }: Owner, @RequestLanguage() language: Language): Promise<CostDashboard> {
    await this.settings.resetEmergency(user?.id ?? null);
    return await this.costs.dashboard(language);
  }

  @Get('audit')
  @Answers(auditEntrySchema, { list: true })
  async audit(@RequestLanguage() language: Language): Promise<AuditEntry[]> {
    return await this.costs.audit(language);
  }

  @Get('calls.csv')
  @ApiProduces('text/csv')
  async calls(@Query({ schema: callsQuerySchema }) { days }: { days: number }, @Res() response: Response) {
    await this.costs.writeCalls(response, days);
  }
}
