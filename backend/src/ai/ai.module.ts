import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../platform/config/config';
import { BuiltInWriter } from './built-in-writer';
import { ChatClient } from './openai/chat';
import { OpenAiWriter } from './openai/openai-writer';
import { AiBudgetEntity } from './spend-guard/ai-budget.entity';
import { AiCallEntity } from './spend-guard/ai-call.entity';
import { AiStateEntity } from './spend-guard/ai-state.entity';
import { LedgerService } from './spend-guard/ledger.service';
import { SpendGuard } from './spend-guard/spend-guard';
import { PaidVisitEntity } from './visitors/paid-visit.entity';
import { VisitorLimitService } from './visitors/visitor-limit.service';
import { WritersService } from './writers.service';

/** Everything that writes, behind one port and one spend guard. */
@Module({
  imports: [TypeOrmModule.forFeature([AiCallEntity, AiBudgetEntity, AiStateEntity, PaidVisitEntity])],
  providers: [
    SpendGuard,
    LedgerService,
    VisitorLimitService,
    {
      provide: WritersService,
      inject: [Config, SpendGuard],
      useFactory: (config: Config, guard: SpendGuard) =>
        new WritersService(new BuiltInWriter(guard), modelWriter(config, guard)),
    },
  ],
  exports: [WritersService, VisitorLimitService, LedgerService],
})
export class AiModule {}

/** The configured model; without a key there is none. */
function modelWriter({ ai }: Config, guard: SpendGuard): OpenAiWriter | undefined {
  const { apiKey, price, model, baseUrl, timeoutMs } = ai;
  if (!apiKey || !price) return undefined;
  return new OpenAiWriter(new ChatClient({ apiKey, baseUrl, model, timeoutMs }), guard, { name: model, price });
}
