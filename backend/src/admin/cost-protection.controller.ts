import { Controller, Get, Post, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type CostDashboard, costDashboardSchema } from '@shortlist/contracts/admin/cost-protection';
import type { Language } from '@shortlist/contracts/platform/languages';
import { AdminGuard } from '../account/admin.guard';
import { CurrentOwner } from '../account/sessions/current-owner';
import type { Owner } from '../account/sessions/owner.service';
import { LedgerService } from '../ai/spend-guard/ledger.service';
import { Config } from '../platform/config/config';
import { Answers } from '../platform/http/answer';
import { RequestLanguage } from '../platform/http/language';
import { costDashboard } from './cost-dashboard';

@ApiTags('admin')
@Controller('cost-protection')
@UseGuards(AdminGuard)
export class CostProtectionController {
  constructor(
    private readonly config: Config,
    private readonly ledger: LedgerService,
  ) {}

  @Get('dashboard')
  @Answers(costDashboardSchema)
  async dashboard(@RequestLanguage() language: Language): Promise<CostDashboard> {
    const now = new Date();
    const [spent, state, staff] = await Promise.all([
      this.ledger.spent(now),
      this.ledger.state(now),
      this.ledger.staffUsage(now),
    ]);
    return costDashboard({ now, spent, state, staff }, this.config.ai, language);
  }

  /** Lets paid calls start again; answers the page as it is then. */
  @Post('reset-emergency')
  @Answers(costDashboardSchema)
  async reset(@CurrentOwner() { user, id }: Owner, @RequestLanguage() language: Language): Promise<CostDashboard> {
    await this.ledger.resetEmergency(user?.id ?? id);
    return await this.dashboard(language);
  }
}
