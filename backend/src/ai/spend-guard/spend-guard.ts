import { randomUUID } from 'node:crypto';
import { Injectable, Optional } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../../platform/config/config';
import type { ModelPrice } from '../../platform/config/model-prices';
import { Job } from '../../platform/jobs/job.decorator';
import { buildHasPremiumSql } from '../../payments/entitlement/entitlement.service';
import { WriterError } from '../writer';
import type { CallOutcome } from './ai-call.entity';
import { AlertsService } from './alerts.service';
import { reserveBudget, settleReservation, precheckBudget, getBudgetPeriods } from './budgets';
import { CostSettingsService } from './cost-settings.service';
import { SpendMetrics } from './spend-metrics';
import { lockCircuitBreaker, admitCall, recordCallOutcome } from './circuit-breaker';
import { calculateCost, getMaxTokens, zeroUsage, type TokenUsage } from './token-usage';

export interface CallDetails {
  /** Includes the version of the prompt: "one-click-resume@1". */
  feature: string;
  model: string;
  ownerId?: string;
  /** AI agent of the staff that makes the call. Undefined for requests of users. */
  agentName?: string;
}

/** The maximum cost assumes that every byte of `input` is a token and that all of `maxOutputTokens` are used. */
export interface PaidCall extends CallDetails {
  price: ModelPrice;
  input: string;
  maxOutputTokens: number;
}

export interface Reservation {
  id: string;
  feature: string;
  price: ModelPrice;
  /** In micro-dollars. */
  micros: number;
  isFreeUse: boolean;
  startedAt: Date;
}

export interface UsageMeter {
  usage: TokenUsage;
}

/** Thrown if a paid call may not start. The rule-based writer takes over, except for agents during an emergency. */
export class SpendRefusedError extends Error {
  constructor(readonly reason: 'emergency' | 'budget' | 'provider_down') {
    super(`Paid AI calls are stopped: ${reason}`);
    this.name = 'SpendRefused';
  }
}

/**
 * The only path to a paid model: reserve, call, settle. Spent and reserved amounts together never exceed a limit, even
 * across concurrent calls and processes, because the UPDATE that reserves checks the limit in its WHERE clause. Users
 * who have not paid are limited to a share of each limit, so that they cannot exhaust the budget of paying users.
 */
@Injectable()
export class SpendGuard {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly config: Config,
    private readonly settings: CostSettingsService,
    private readonly alerts: AlertsService,
    @Optional() private readonly metrics?: SpendMetrics,
  ) {}

  /** Reserves all calls or none. Throws `SpendRefusedError`. */
  async reserve(calls: PaidCall[]): Promise<Reservation[]> {
    const startedAt = new Date();
    const isFreeUse = await this.isNonPayingOwner(calls[0]?.ownerId);
    const reservations = calls.map(({ feature, price, input, maxOutputTokens }) => {
      const maxUsage = { input: getMaxTokens(input), cached: 0, output: maxOutputTokens };
      return { id: randomUUID(), feature, price, startedAt, isFreeUse, micros: calculateCost(maxUsage, price) };
    });
    const requestedSpend = {
      micros: reservations.reduce((sum, reservation) => sum + reservation.micros, 0),
      calls: calls.length,
      isFreeUse: isFreeUse,
    };
    const periods = getBudgetPeriods(startedAt);
    try {
      // Refuses most calls that exceed the budget without waiting for the lock.
      const precheckRefusal = await precheckBudget(
        this.database.manager,
        periods,
        await this.settings.getLimits(),
        requestedSpend,
      );
      if (precheckRefusal) throw new SpendRefusedError(precheckRefusal);
      await this.database.transaction(async (manager) => {
        const refusalReason = await admitCall(manager, startedAt);
        if (refusalReason) throw new SpendRefusedError(refusalReason);
        const limits = await this.settings.getLimits(manager);
        if (!(await reserveBudget(manager, periods, limits, requestedSpend))) throw new SpendRefusedError('budget');
        for (const [index, call] of calls.entries())
          await insertCall(manager, call, reservations[index] as Reservation);
      });
    } catch (error) {
      if (error instanceof SpendRefusedError && error.reason === 'budget') {
        await this.alerts.alertOnExhaustedLimits(periods, await this.settings.getLimits(), requestedSpend);
      }
      throw error;
    }
    return reservations;
  }

  async isWarningThresholdReached(): Promise<boolean> {
    const { day, month } = getBudgetPeriods(new Date());
    const limits = await this.settings.getLimits();
    const rows = await this.database.query<{ period: string; micros: string }[]>(
      'SELECT period, spent_micros + reserved_micros AS micros FROM ai_budgets WHERE period IN ($1, $2)',
      [day, month],
    );
    return rows.some(
      ({ period, micros }) => Number(micros) >= limits.warning * (period === day ? limits.day : limits.month),
    );
  }

  async run<T>(reservation: Reservation, work: (meter: UsageMeter) => Promise<T>): Promise<T> {
    const meter: UsageMeter = { usage: zeroUsage };
    let outcome: CallOutcome = 'ok';
    try {
      return await work(meter);
    } catch (error) {
      outcome = classifyOutcome(error);
      throw error;
    } finally {
      await this.settle(reservation, meter.usage, outcome, calculateCost(meter.usage, reservation.price));
    }
  }

  /** Runs a call that costs nothing, and records it in the ledger. */
  async runFree<T>(call: CallDetails, work: () => Promise<T>): Promise<T> {
    const row = { id: randomUUID(), startedAt: new Date() };
    await insertCall(this.database.manager, call, { ...row, micros: 0, isFreeUse: false });
    let outcome: CallOutcome = 'ok';
    try {
      return await work();
    } catch (error) {
      outcome = classifyOutcome(error);
      throw error;
    } finally {
      await completeCall(this.database.manager, row, zeroUsage, outcome, 0);
      this.metrics?.recordCall(call.feature, outcome, 0, zeroUsage);
    }
  }

  /**
   * Settles calls whose process died. Their reservations count as spent, because the provider may have charged for
   * them.
   */
  @Job({ name: 'settle-lost-calls', every: 30 })
  async settleLostCalls(): Promise<void> {
    const startedBefore = new Date(Date.now() - this.config.ai.timeoutMs - 30_000);
    const rows = await this.database.query<
      { id: string; feature: string; started_at: Date; reserved_micros: string; free: boolean }[]
    >(
      `SELECT id, feature, started_at, reserved_micros, free FROM ai_calls WHERE outcome = 'reserved' AND started_at < $1`,
      [startedBefore],
    );
    for (const { id, feature, started_at: startedAt, reserved_micros: reservedMicros, free } of rows) {
      const micros = Number(reservedMicros);
      await this.settle({ id, feature, startedAt, micros, isFreeUse: free }, zeroUsage, 'lost', micros);
    }
  }

  /** Returns false for agents, which have no owner. */
  private async isNonPayingOwner(ownerId: string | undefined): Promise<boolean> {
    if (!ownerId) return false;
    const [row] = await this.database.query<[{ premium: boolean }]>(`SELECT ${buildHasPremiumSql('$1')} AS premium`, [
      ownerId,
    ]);
    return !row.premium;
  }

  private async settle(
    call: Omit<Reservation, 'price'>,
    usage: TokenUsage,
    outcome: CallOutcome,
    cost: number,
  ): Promise<void> {
    const isSettled = await this.database.transaction(async (manager) => {
      if (!(await completeCall(manager, call, usage, outcome, cost))) return false;
      await lockCircuitBreaker(manager);
      const periodUsage = await settleReservation(manager, getBudgetPeriods(call.startedAt), {
        reserved: call.micros,
        spent: cost,
        isFreeUse: call.isFreeUse,
      });
      await this.alerts.alertOnReachedThresholds(manager, periodUsage, await this.settings.getLimits(manager));
      await recordCallOutcome(manager, outcome, new Date());
      return true;
    });
    if (isSettled) this.metrics?.recordCall(call.feature, outcome, cost, usage);
  }
}

function classifyOutcome(error: unknown): CallOutcome {
  if (error instanceof WriterError) return error.kind;
  return (error as { name?: unknown } | undefined)?.name === 'AbortError' ? 'cancelled' : 'failed';
}

type CallKey = Pick<Reservation, 'id' | 'startedAt'>;

async function insertCall(
  manager: EntityManager,
  call: CallDetails,
  row: Omit<Reservation, 'feature' | 'price'>,
): Promise<void> {
  await manager.query(
    `INSERT INTO ai_calls (id, started_at, owner_id, staff_member, feature, model, outcome, reserved_micros, cost_micros,
       input_tokens, cached_tokens, output_tokens, latency_ms, free)
       VALUES ($1, $2, $3, $4, $5, $6, 'reserved', $7, 0, 0, 0, 0, 0, $8)`,
    [
      row.id,
      row.startedAt,
      call.ownerId ?? null,
      call.agentName ?? null,
      call.feature,
      call.model,
      row.micros,
      row.isFreeUse,
    ],
  );
}

/** Returns false if the call was already settled as lost. */
async function completeCall(
  manager: EntityManager,
  row: CallKey,
  usage: TokenUsage,
  outcome: CallOutcome,
  cost: number,
): Promise<boolean> {
  const [, changedRows] = await manager.query<[unknown, number]>(
    `UPDATE ai_calls SET outcome = $2, cost_micros = $3, input_tokens = $4, cached_tokens = $5, output_tokens = $6, latency_ms = $7
       WHERE id = $1 AND outcome = 'reserved'`,
    [row.id, outcome, cost, usage.input, usage.cached, usage.output, Date.now() - row.startedAt.getTime()],
  );
  return changedRows > 0;
}
