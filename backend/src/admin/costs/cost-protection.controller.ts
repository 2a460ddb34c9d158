import { Body, Controller, Get, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import {
  type AuditEntry,
  auditEntrySchema,
  aiCallsQuerySchema,
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
import { CurrentOwner } from '../../account/sessions/caller.decorators';
import type { Owner } from '../../account/sessions/owner.service';
import { CostSettingsService } from '../../ai/spend-guard/cost-settings.service';
import { ZodResponse } from '../../platform/http/api-response.decorator';
import { RequestLanguage } from '../../platform/http/request-language';
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
  @ZodResponse(costDashboardSchema)
  async getDashboard(@RequestLanguage() language: Language): Promise<CostDashboard> {
    return await this.costs.getDashboard(language);
  }

  @Post('config')
  @Reauthenticated()
  @ZodResponse(costDashboardSchema)
  async configure(
    @Body({ schema: costConfigSchema }) change: CostConfig,
    @Req() request: Request,
    @CurrentOwner() { userId }: Owner,
    @RequestLanguage() language: Language,
  ): Promise<CostDashboard> {
    await this.settings.update(change, userId ?? null);
    await this.events.record(request, 'limits_changed', userId ?? null);
    return await this.costs.getDashboard(language);
  }

  @Post('reset-emergency')
  @Reauthenticated()
  @ZodResponse(costDashboardSchema)
  async resetEmergency(
    @CurrentOwner() { userId }: Owner,
    @RequestLanguage() language: Language,
  ): Promise<CostDashboard> {
    await this.settings.resetEmergency(userId ?? null);
    return await this.costs.getDashboard(language);
  }

  @Get('audit')
  @ZodResponse(auditEntrySchema, { list: true })
  async listAuditEntries(@RequestLanguage() language: Language): Promise<AuditEntry[]> {
    return await this.costs.listAuditEntries(language);
  }

  @Get('calls.csv')
  @ApiProduces('text/csv')
  async downloadCalls(@Query({ schema: aiCallsQuerySchema }) { days }: { days: number }, @Res() response: Response) {
    await this.costs.streamCalls(response, days);
  }
}
