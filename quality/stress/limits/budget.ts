import { setTimeout as wait } from 'node:timers/promises';
import { admin, postJson, type BackendCluster, startBackendCluster, reportResult } from './backend-cluster';

const analyzeJobRequest = {
  jobDescription: 'We need a registered nurse who knows triage, wound care and patient education.',
};

/** A busy server rejects requests with 503. Status 0 means that the connection failed. */
const isAnsweredOrDeferred = ({ status }: { status: number }) => [200, 503, 0].includes(status);

export async function stressDailyBudget(calls: number): Promise<boolean> {
  const cluster = await startBackendCluster({
    AI_DAILY_LIMIT: '5',
    AI_WARNING_THRESHOLD: '99',
    AI_EMERGENCY_THRESHOLD: '100',
  });
  try {
    let [maxMicros, samples, isDone] = [0, 0, false];
    const budgetMonitor = (async () => {
      while (!isDone) {
        const { rows } = await cluster.database.query<{ micros: string | null }>(
          'SELECT max(spent_micros + reserved_micros) AS micros FROM ai_budgets WHERE length(period) = 10',
        );
        maxMicros = Math.max(maxMicros, Number(rows[0]?.micros ?? 0));
        samples++;
        await wait(2);
      }
    })();
    cluster.provider.chunkDelayMs = 10;
    const responses = await Promise.all(
      Array.from({ length: calls }, () => postJson(`${cluster.nextUrl()}/api/analyze-job`, analyzeJobRequest)),
    );
    isDone = true;
    await budgetMonitor;
    const paidCount = responses.filter(({ body }) => body.writer === 'openai').length;
    const freeCount = responses.filter(({ body }) => body.writer === 'built-in').length;
    const otherOutcomes = responses
      .filter(({ body }) => !body.writer)
      .map(({ status, body }) => `${status} ${String(body.code)}`);
    if (otherOutcomes.length > 0) console.log(`     other statuses: ${[...new Set(otherOutcomes)].join(', ')}`);
    return reportResult(
      maxMicros <= 5e6 && paidCount > 0 && paidCount <= 50 && responses.every(isAnsweredOrDeferred),
      `daily budget: ${calls} concurrent calls of $0.10, budget $5.00: spent and reserved at most $${(maxMicros / 1e6).toFixed(2)} in ${samples} samples; ${paidCount} paid, ${freeCount} by the built-in writer, ${calls - paidCount - freeCount} rejected temporarily`,
    );
  } finally {
    await cluster.stop();
  }
}

const eventTriggersSql = `
  CREATE TABLE notes (at bigserial PRIMARY KEY, what text NOT NULL);
  CREATE FUNCTION note_call() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF NEW.reserved_micros > 0 THEN INSERT INTO notes (what) VALUES ('call'); END IF; RETURN NEW; END $$;
  CREATE FUNCTION note_state() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF OLD.emergency_since IS NULL AND NEW.emergency_since IS NOT NULL THEN INSERT INTO notes (what) VALUES ('flag'); END IF;
    IF OLD.emergency_since IS NOT NULL AND NEW.emergency_since IS NULL THEN INSERT INTO notes (what) VALUES ('reset'); END IF;
    RETURN NEW; END $$;
  CREATE TRIGGER note_call AFTER INSERT ON ai_calls FOR EACH ROW EXECUTE FUNCTION note_call();
  CREATE TRIGGER note_state AFTER UPDATE ON ai_state FOR EACH ROW EXECUTE FUNCTION note_state();`;

/** Sends 50 calls that exceed the emergency threshold, and 100 more calls and 20 resets at random times. */
export async function stressEmergencyStop(rounds: number): Promise<boolean> {
  const cluster = await startBackendCluster({ AI_DAILY_LIMIT: '100', AI_WARNING_THRESHOLD: '89' });
  const { database, provider } = cluster;
  try {
    await database.query(eventTriggersSql);
    provider.chunkDelayMs = 15;
    const { cookie } = await postJson(`${cluster.nextUrl()}/api/auth/login`, admin);
    const analyze = () => postJson(`${cluster.nextUrl()}/api/analyze-job`, analyzeJobRequest);
    const runDelayed = async (work: () => Promise<{ status: number; body: Record<string, unknown> }>) => {
      await wait(Math.random() * 1_500);
      return await work();
    };
    const totals = { calls: 0, flags: 0, resets: 0, after: 0, audited: 0, began: 0, failed: 0 };
    for (let round = 0; round < rounds; round++) {
      await database.query('UPDATE ai_state SET emergency_since = NULL');
      await database.query('TRUNCATE ai_alerts, audit_entries, ai_budgets');
      const day = new Date().toISOString().slice(0, 10);
      await database.query('INSERT INTO ai_budgets VALUES ($1, 87500000, 0, 1)', [day]);
      await database.query('TRUNCATE notes');
      const responses = await Promise.all([
        ...Array.from({ length: 50 }, analyze),
        ...Array.from({ length: 100 }, () => runDelayed(analyze)),
        ...Array.from({ length: 20 }, () =>
          runDelayed(() => postJson(`${cluster.nextUrl()}/api/cost-protection/reset-emergency`, {}, cookie)),
        ),
      ]);
      totals.failed += responses.filter((response) => !isAnsweredOrDeferred(response)).length;
      const { rows } = await database.query<{ what: string }>('SELECT what FROM notes ORDER BY at');
      let isOn = false;
      for (const { what } of rows) {
        if (what === 'call') totals[isOn ? 'after' : 'calls']++;
        else {
          isOn = what === 'flag';
          totals[isOn ? 'flags' : 'resets']++;
        }
      }
      const { rows: audit } = await database.query<{ action: string }>('SELECT action FROM audit_entries');
      totals.audited += audit.filter(({ action }) => action === 'emergency_reset').length;
      totals.began += audit.filter(({ action }) => action === 'emergency_began').length;
    }
    const isGood =
      totals.after === 0 &&
      totals.failed === 0 &&
      totals.flags === rounds &&
      totals.audited === totals.resets &&
      totals.began === totals.flags;
    const isEmergencyHandled = await testEmergencyUnderLoad(cluster, cookie);
    const isBudgetHeld = reportResult(
      isGood,
      `emergency stop: ${rounds} rounds of 150 calls and 20 resets: ${totals.flags} emergencies, ${totals.after} of ${totals.calls + totals.after} paid calls began during one, ${totals.resets} resets had an effect, ${totals.audited} audited; ${totals.failed} requests failed`,
    );
    return isBudgetHeld && isEmergencyHandled;
  } finally {
    await cluster.stop();
  }
}

async function testEmergencyUnderLoad(cluster: BackendCluster, cookie: string): Promise<boolean> {
  await cluster.database.query('UPDATE ai_state SET emergency_since = NULL');
  await cluster.database.query('TRUNCATE ai_alerts, audit_entries, ai_budgets');
  await cluster.database.query('INSERT INTO ai_budgets VALUES ($1, 87500000, 0, 1)', [
    new Date().toISOString().slice(0, 10),
  ]);
  const analyze = () => postJson(`${cluster.nextUrl()}/api/analyze-job`, analyzeJobRequest);
  const requestAgentTask = () =>
    postJson(`${cluster.nextUrl()}/api/ai-staff/developer`, { task: 'Why did the spend rise?' }, cookie);
  await Promise.all(Array.from({ length: 100 }, analyze));

  const [analyses, staffResponses] = await Promise.all([
    Promise.all(Array.from({ length: 50 }, analyze)),
    Promise.all(Array.from({ length: 10 }, requestAgentTask)),
  ]);
  const analyzedCount = analyses.filter(({ status, body }) => status === 200 && body.writer === 'built-in').length;
  const stoppedCount = staffResponses.filter(({ status, body }) => status === 503 && body.code === 'ai_stopped').length;
  const reset = await postJson(`${cluster.nextUrl()}/api/cost-protection/reset-emergency`, {}, cookie);
  const responseAfterReset = await requestAgentTask();
  const auditResponse = await fetch(`${cluster.nextUrl()}/api/cost-protection/audit`, { headers: { Cookie: cookie } });
  const actions = ((await auditResponse.json()) as { action: string }[]).map(({ action }) => action);
  const isListed = ['emergency_began', 'emergency_reset'].every((action) => actions.includes(action));
  return reportResult(
    analyzedCount === 50 &&
      stoppedCount === 10 &&
      reset.status === 200 &&
      responseAfterReset.status === 200 &&
      isListed,
    `emergency under load: ${analyzedCount} of 50 analyses used the built-in writer, ${stoppedCount} of 10 staff tasks were rejected with the reason, after the reset (${reset.status}) a task returned ${responseAfterReset.status}, the audit log lists ${[...new Set(actions)].reverse().join(', ')}`,
  );
}
