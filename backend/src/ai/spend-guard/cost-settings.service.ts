import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { CostConfig } from '@shortlist/contracts/admin/cost-protection';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service';
import { Config } from '../../platform/config/config';
import { AppError } from '../../platform/http/app-error';
import { AlertsService } from './alerts.service';
import type { SpendLimits } from './budgets';
import { endEmergency, lockCircuitBreaker } from './circuit-breaker';

/** Limits in US dollars, thresholds in percent. */
export type CostSettings = Required<CostConfig>;

interface CostSettingsRow {
  daily_micros: string | null;
  monthly_micros: string | null;
  warning_threshold: number | null;
  emergency_threshold: number | null;
}

const settingNames = ['dailyLimit', 'monthlyLimit', 'warningThreshold', 'emergencyThreshold'] as const;

/** Limits and thresholds that an administrator has set, with defaults from the environment. */
@Injectable()
export class CostSettingsService {
  constructor(
    private readonly config: Config,
    @InjectDataSource() private readonly database: DataSource,
    private readonly alerts: AlertsService,
    private readonly audit: AuditService,
  ) {}

  async getSettings(manager: EntityManager = this.database.manager): Promise<CostSettings> {
    const [row] = await manager.query<CostSettingsRow[]>(
      'SELECT daily_micros, monthly_micros, warning_threshold, emergency_threshold FROM ai_settings WHERE id = 1',
    );
    const { ai } = this.config;
    const toDollars = (micros: string | null | undefined) => (micros ? Number(micros) / 1e6 : undefined);
    return {
      dailyLimit: toDollars(row?.daily_micros) ?? ai.dailyLimit,
      monthlyLimit: toDollars(row?.monthly_micros) ?? ai.monthlyLimit,
      warningThreshold: row?.warning_threshold ?? ai.warningThreshold,
      emergencyThreshold: row?.emergency_threshold ?? ai.emergencyThreshold,
    };
  }

  async getLimits(manager: EntityManager = this.database.manager): Promise<SpendLimits> {
    return this.toLimits(await this.getSettings(manager));
  }

  /**
   * Changes the given settings for all processes. Throws `invalid_input` if the warning threshold would not be below
   * the emergency threshold.
   */
  async update(change: CostConfig, userId: string | null): Promise<void> {
    await this.database.transaction(async (manager) => {
      await lockCircuitBreaker(manager);
      const before = await this.getSettings(manager);
      const changedNames = settingNames.filter((name) => change[name] !== undefined && change[name] !== before[name]);
      const after = { ...before, ...pickSettings(change, changedNames) };
      if (after.warningThreshold >= after.emergencyThreshold) {
        const path = change.warningThreshold === undefined ? 'emergencyThreshold' : 'warningThreshold';
        throw new AppError('invalid_input', { issues: [{ path, message: 'warning_too_high' }] });
      }
      if (changedNames.length === 0) return;
      const getChangedValue = (name: keyof CostSettings) => (changedNames.includes(name) ? after[name] : null);
      const toMicros = (dollars: number | null) => dollars && Math.round(dollars * 1e6);
      // Stores both thresholds together, because each is checked against the other.
      const hasNewThreshold = changedNames.some((name) => name.endsWith('Threshold'));
      await manager.query(
        `UPDATE ai_settings SET daily_micros = coalesce($1, daily_micros), monthly_micros = coalesce($2, monthly_micros),
           warning_threshold = coalesce($3, warning_threshold), emergency_threshold = coalesce($4, emergency_threshold)
         WHERE id = 1`,
        [
          toMicros(getChangedValue('dailyLimit')),
          toMicros(getChangedValue('monthlyLimit')),
          hasNewThreshold ? after.warningThreshold : null,
          hasNewThreshold ? after.emergencyThreshold : null,
        ],
      );
      await this.audit.record(manager, {
        action: 'settings_changed',
        details: { from: pickSettings(before, changedNames), to: pickSettings(after, changedNames) },
        userId,
      });
      await this.alerts.reevaluate(manager, this.toLimits(after));
    });
  }

  async resetEmergency(userId: string | null): Promise<void> {
    await this.database.transaction(async (manager) => {
      const since = await endEmergency(manager);
      if (!since) return;
      await this.audit.record(manager, {
        action: 'emergency_reset',
        details: { since: since.toISOString() },
        userId,
      });
    });
  }

  private toLimits({ dailyLimit, monthlyLimit, warningThreshold, emergencyThreshold }: CostSettings): SpendLimits {
    return {
      day: Math.round(dailyLimit * 1e6),
      month: Math.round(monthlyLimit * 1e6),
      dailyCalls: this.config.ai.dailyCalls,
      freeShare: this.config.ai.freeShare / 100,
      warning: warningThreshold / 100,
      emergency: emergencyThreshold / 100,
    };
  }
}

function pickSettings(settings: CostConfig, names: readonly (keyof CostSettings)[]): CostConfig {
  return Object.fromEntries(names.map((name) => [name, settings[name]]));
}
