import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../platform/config/config';
import { RuleBasedWriter } from './rule-based-writer';
import { ChatClient } from './openai/chat-client';
import { OpenAiWriter } from './openai/openai-writer';
import { PaidModel } from './openai/paid-model';
import { AiAlertEntity } from './spend-guard/ai-alert.entity';
import { AiBudgetEntity } from './spend-guard/ai-budget.entity';
import { AiCallEntity } from './spend-guard/ai-call.entity';
import { AiSettingsEntity } from './spend-guard/ai-settings.entity';
import { CircuitBreakerStateEntity } from './spend-guard/circuit-breaker-state.entity';
import { AlertsService } from './spend-guard/alerts.service';
import { CallMetricsService } from './spend-guard/call-metrics.service';
import { CostSettingsService } from './spend-guard/cost-settings.service';
import { GenerationDurationsService } from './spend-guard/generation-durations.service';
import { LedgerService } from './spend-guard/ledger.service';
import { SpendGuard } from './spend-guard/spend-guard';
import { SpendMetrics } from './spend-guard/spend-metrics';
import { PaidRequestCountEntity } from './quota/paid-request-count.entity';
import { PaidQuotaService } from './quota/paid-quota.service';
import { WorkerThreadsService } from '../worker-threads/worker-threads.service';
import { WritersService } from './writers.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      AiCallEntity,
      AiBudgetEntity,
      CircuitBreakerStateEntity,
      AiSettingsEntity,
      AiAlertEntity,
      PaidRequestCountEntity,
    ]),
  ],
  providers: [
    SpendGuard,
    SpendMetrics,
    LedgerService,
    CallMetricsService,
    GenerationDurationsService,
    AlertsService,
    CostSettingsService,
    PaidQuotaService,
    {
      provide: WritersService,
      inject: [Config, SpendGuard, WorkerThreadsService],
      useFactory: (config: Config, guard: SpendGuard, work: WorkerThreadsService) =>
        new WritersService(
          {
            ruleBased: new RuleBasedWriter(guard, work),
            primaryModel: createModelWriter(config, guard, work),
            cheaperModel: createModelWriter(config, guard, work, 'cheap'),
          },
          guard,
        ),
    },
  ],
  exports: [
    WritersService,
    PaidQuotaService,
    LedgerService,
    CallMetricsService,
    GenerationDurationsService,
    AlertsService,
    CostSettingsService,
  ],
})
export class AiModule {}

function createModelWriter(
  { ai }: Config,
  guard: SpendGuard,
  work: WorkerThreadsService,
  tier?: 'cheap',
): OpenAiWriter | undefined {
  const { apiKey, baseUrl, timeoutMs } = ai;
  const { model, price } = tier === 'cheap' ? ai.cheap : ai;
  if (!apiKey || !model || !price) return undefined;
  const chat = new ChatClient({ apiKey, baseUrl, model, timeoutMs });
  return new OpenAiWriter(new PaidModel(chat, guard, { name: model, price }), work);
}
