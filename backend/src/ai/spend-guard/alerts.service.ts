import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService, type ThresholdAlert } from '../../platform/audit/audit.service';
import {
  type SpendLimits,
  type RequestedSpend,
  type BudgetPeriods,
  getBudgetPeriods,
  type PeriodUsage,
  getPeriodUsage,
} from './budgets';
import { startEmergency } from './circuit-breaker';

const levelsBySeverity: ThresholdAlert['level'][] = ['emergency', 'critical', 'warning'];

/** Function that is called with each alert, in the transaction that raises it. */
export type AlertListener = (manager: EntityManager, alertId: string) => Promise<void>;

/**
 * Raises alerts when a threshold is reached and when a limit is exhausted, each once per period. The transaction that
 * reaches a threshold also records the alert and, in an emergency, stops paid calls.
 */
@Injectable()
export class AlertsService {
  private readonly listeners: AlertListener[] = [];

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly audit: AuditService,
  ) {}

  onAlert(listener: AlertListener): void {
    this.listeners.push(listener);
  }

  /** Requires the caller to hold the circuit-breaker lock. */
  async alertOnReachedThresholds(manager: EntityManager, usage: PeriodUsage[], limits: SpendLimits): Promise<void> {
    await this.raise(
      manager,
      usage.flatMap((periodUsage) => findReachedThresholds(periodUsage, limits)),
    );
  }

  /** Raises an alert if a rejected call exceeds a limit even when amounts that are only reserved do not count. */
  async alertOnExhaustedLimits(
    periods: BudgetPeriods,
    limits: SpendLimits,
    requestedSpend: RequestedSpend,
  ): Promise<void> {
    const usage = await getPeriodUsage(this.database.manager, periods);
    const exhaustedLimits = [periods.day, periods.month].flatMap((period) =>
      findExhaustedLimits(
        usage.find((periodUsage) => periodUsage.period === period) ?? { period, micros: 0, calls: 0 },
        limits,
        requestedSpend,
      ),
    );
    if (exhaustedLimits.length === 0) return;
    const existingAlerts = await this.database.query<Pick<ThresholdAlert, 'period' | 'kind'>[]>(
      `SELECT period, kind FROM ai_alerts WHERE level = 'critical' AND period IN ($1, $2)`,
      [periods.day, periods.month],
    );
    const isNew = (alert: ThresholdAlert) =>
      !existingAlerts.some(({ period, kind }) => period === alert.period && kind === alert.kind);
    if (exhaustedLimits.some(isNew)) await this.database.transaction((manager) => this.raise(manager, exhaustedLimits));
  }

  /**
   * Reevaluates alerts after limits were changed. Deletes alerts that no longer apply, so that they can be raised
   * again, and raises alerts that apply now. The caller must hold the circuit-breaker lock.
   */
  async reevaluate(manager: EntityManager, limits: SpendLimits): Promise<void> {
    const periods = getBudgetPeriods(new Date());
    const usage = await getPeriodUsage(manager, periods);
    const reachedThresholds = usage.flatMap((periodUsage) => findReachedThresholds(periodUsage, limits));
    const rows = await manager.query<({ id: string; limit: string } & Omit<ThresholdAlert, 'limit' | 'used'>)[]>(
      'SELECT id, period, level, kind, "limit" FROM ai_alerts WHERE period IN ($1, $2)',
      [periods.day, periods.month],
    );
    for (const row of rows) {
      const stillApplies =
        row.level === 'critical'
          ? getLimit(row, limits) <= Number(row.limit)
          : reachedThresholds.some(
              (alert) => alert.period === row.period && alert.level === row.level && alert.kind === row.kind,
            );
      if (!stillApplies) await manager.query('DELETE FROM ai_alerts WHERE id = $1', [row.id]);
    }
    await this.raise(manager, reachedThresholds);
  }

  /** Returns undefined if the alert no longer applies. */
  async find(id: string): Promise<ThresholdAlert | undefined> {
    const [row] = await this.database.query<
      (Omit<ThresholdAlert, 'used' | 'limit'> & { used: string; limit: string })[]
    >('SELECT level, kind, period, used, "limit" FROM ai_alerts WHERE id = $1', [id]);
    return row && { ...row, used: Number(row.used), limit: Number(row.limit) };
  }

  private async raise(manager: EntityManager, alerts: ThresholdAlert[]): Promise<void> {
    if (alerts.length === 0) return;
    const rows = await manager.query<({ id: string } & Pick<ThresholdAlert, 'period' | 'level' | 'kind'>)[]>(
      `INSERT INTO ai_alerts (period, level, kind, used, "limit", raised_at)
         SELECT period, level, kind, used, "limit", clock_timestamp()
         FROM jsonb_to_recordset($1::jsonb) AS one(period text, level text, kind text, used bigint, "limit" bigint)
         ON CONFLICT DO NOTHING RETURNING id, period, level, kind`,
      [JSON.stringify(alerts)],
    );
    const raisedKeys = new Set<string>();
    for (const level of levelsBySeverity) {
      for (const { id, period, kind } of rows.filter((row) => row.level === level)) {
        const raisedAlert = alerts.find(
          (alert) => alert.level === level && alert.period === period && alert.kind === kind,
        ) as ThresholdAlert;
        // Report only the most severe of simultaneous alerts.
        if (raisedKeys.has(`${period} ${kind}`)) continue;
        raisedKeys.add(`${period} ${kind}`);
        const hasStartedEmergency = level === 'emergency' && (await startEmergency(manager, period, new Date()));
        await this.audit.record(manager, {
          action: hasStartedEmergency ? 'emergency_began' : 'alert',
          details: raisedAlert,
          userId: null,
        });
        for (const listener of this.listeners) await listener(manager, id);
      }
    }
  }
}

const isDay = (period: string) => period.length === '2026-11-21'.length;

function getLimit({ period, kind }: Pick<ThresholdAlert, 'period' | 'kind'>, limits: SpendLimits): number {
  if (kind === 'calls') return limits.dailyCalls;
  return isDay(period) ? limits.day : limits.month;
}

/** Returns the thresholds that a period has reached. Call counts have a warning but no emergency. */
function findReachedThresholds({ period, micros, calls }: PeriodUsage, limits: SpendLimits): ThresholdAlert[] {
  const listAlerts = (kind: ThresholdAlert['kind'], used: number, level: 'warning' | 'emergency'): ThresholdAlert[] => {
    const limit = getLimit({ period, kind }, limits);
    return used > 0 && used >= limit * limits[level] ? [{ period, kind, level, used, limit }] : [];
  };
  return [
    ...listAlerts('cost', micros, 'emergency'),
    ...listAlerts('cost', micros, 'warning'),
    ...(isDay(period) ? listAlerts('calls', calls, 'warning') : []),
  ];
}

function findExhaustedLimits(
  { period, micros, calls }: PeriodUsage,
  limits: SpendLimits,
  requestedSpend: RequestedSpend,
): ThresholdAlert[] {
  const listAlerts = (kind: ThresholdAlert['kind'], used: number, requested: number): ThresholdAlert[] => {
    const limit = getLimit({ period, kind }, limits);
    return used + requested > limit ? [{ period, kind, level: 'critical', used, limit }] : [];
  };
  return [
    ...listAlerts('cost', micros, requestedSpend.micros),
    ...(isDay(period) ? listAlerts('calls', calls, requestedSpend.calls) : []),
  ];
}
