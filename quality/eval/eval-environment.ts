import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RuleBasedWriter } from '@shortlist/backend/ai/rule-based-writer';
import { ChatClient, type ModelRequest } from '@shortlist/backend/ai/openai/chat-client';
import { OpenAiWriter } from '@shortlist/backend/ai/openai/openai-writer';
import { PaidModel } from '@shortlist/backend/ai/openai/paid-model';
import { AlertsService } from '@shortlist/backend/ai/spend-guard/alerts.service';
import { CostSettingsService } from '@shortlist/backend/ai/spend-guard/cost-settings.service';
import { SpendGuard } from '@shortlist/backend/ai/spend-guard/spend-guard';
import type { Writer } from '@shortlist/backend/ai/writer';
import { AuditService } from '@shortlist/backend/platform/audit/audit.service';
import { Config } from '@shortlist/backend/platform/config/config';
import { openDataSource } from '@shortlist/backend/platform/database/open-data-source';
import { inlineTaskRunner } from '@shortlist/backend/worker-threads/tasks';
import { FakeOpenAiServer } from '@shortlist/testing/servers/openai-server';
import { loadRecordings, RecordingPlayer } from './recordings';

export interface Usage {
  calls: number;
  input: number;
  cached: number;
  output: number;
  /** In micro-dollars. */
  costMicros: number;
}

/** Records the model's completions before the grounding check. */
class RecordingChatClient extends ChatClient {
  readonly completions: unknown[] = [];

  override async complete<T>(request: ModelRequest<T>, options: Parameters<ChatClient['complete']>[1]): Promise<T> {
    const completion = await super.complete(request, options);
    if (!request.repair) this.completions.push(completion);
    return completion;
  }
}

export interface WriterUnderTest {
  /** "built-in", "recorded", or the model name of the endpoint. */
  name: string;
  writer: Writer;
  takeRawAnswers: () => unknown[];
}

/** The rule-based and the OpenAI writer, with a temporary database that records the cost of their calls. */
export class EvalEnvironment {
  private constructor(
    readonly ownerId: string,
    readonly writers: WriterUnderTest[],
    /** The fake model plays the recording of the selected case. */
    readonly selectCase: (caseId: string) => void,
    private readonly database: Awaited<ReturnType<typeof openDataSource>>,
    private readonly cleanUp: () => Promise<void>,
  ) {}

  /** With an API key in the environment, calls the configured model, which costs money. Otherwise plays recordings. */
  static async open(environment: NodeJS.ProcessEnv): Promise<EvalEnvironment> {
    const folder = mkdtempSync(join(tmpdir(), 'shortlist-eval-'));
    const server = new FakeOpenAiServer();
    const isLive = Boolean(environment.OPENAI_API_KEY);
    const player = isLive ? undefined : new RecordingPlayer(loadRecordings());
    server.chunkDelayMs = 0;
    server.responseOverride = player?.respond;
    const recordedModelEnv = { OPENAI_API_KEY: 'recorded', OPENAI_MODEL: 'gpt-4.1-mini', AI_DAILY_CALLS: '10000' };
    const config = new Config({
      ...environment,
      ...(player && { ...recordedModelEnv, OPENAI_BASE_URL: await server.start() }),
      DATABASE_URL: undefined,
      DATA_DIR: folder,
    });
    const database = await openDataSource(config, { entities: [] });
    const cleanUp = async () => {
      await database.destroy();
      await server.stop();
      rmSync(folder, { recursive: true });
    };
    const [{ id: ownerId }] = await database.query<[{ id: string }]>('INSERT INTO owners DEFAULT VALUES RETURNING id');
    const audit = new AuditService(database);
    const alerts = new AlertsService(database, audit);
    const guard = new SpendGuard(database, config, new CostSettingsService(config, database, alerts, audit), alerts);
    const { apiKey = '', baseUrl, model, price, timeoutMs } = config.ai;
    if (!price) throw new Error(`No price is set for ${model}: set OPENAI_INPUT_PRICE and OPENAI_OUTPUT_PRICE`);
    const chat = new RecordingChatClient({ apiKey, baseUrl, model, timeoutMs });
    const candidates = [
      { name: 'built-in', writer: new RuleBasedWriter(guard, inlineTaskRunner), takeRawAnswers: () => [] },
      {
        name: isLive ? model : 'recorded',
        writer: new OpenAiWriter(new PaidModel(chat, guard, { name: model, price }), inlineTaskRunner),
        takeRawAnswers: () => chat.completions.splice(0),
      },
    ];
    const selectCase = (caseId: string) => void (player && (player.caseId = caseId));
    return new EvalEnvironment(ownerId, candidates, selectCase, database, cleanUp);
  }

  async takeUsage(): Promise<Usage> {
    const [sums] = await this.database.query<Record<keyof Usage, string>[]>(
      `SELECT count(*) AS calls, coalesce(sum(input_tokens), 0) AS input, coalesce(sum(cached_tokens), 0) AS cached,
         coalesce(sum(output_tokens), 0) AS output, coalesce(sum(cost_micros), 0) AS "costMicros" FROM ai_calls`,
    );
    await this.database.query('DELETE FROM ai_calls');
    const { calls, input, cached, output, costMicros } = sums as Record<keyof Usage, string>;
    return { calls: +calls, input: +input, cached: +cached, output: +output, costMicros: +costMicros };
  }

  async close(): Promise<void> {
    await this.cleanUp();
  }
}
