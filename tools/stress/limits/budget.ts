import { setTimeout as wait } from 'node:timers/promises';
import { admin, postJson, type Fleet, startFleet, reportResult } from './fleet';

const analyzeJobRequest = {
  jobDescription: 'We need a registered nurse who knows triage, wound care and patient education.',
};

/** A busy machine rejects requests that would wait too long. Status 0: the connection failed. */
const isAnsweredOrDeferred = ({ status }: { status: number }) => [200, 503, 0].includes(status);

/** R3: a thousand concurrent calls of ten cents each against a budget of five dollars. */
export async function stressDailyBudget(calls: number): Promise<boolean> {
  const fleet = await startFleet({ AI_DAILY_LIMIT: '5', AI_WARNING_THRESHOLD: '99', AI_EMERGENCY_THRESHOLD: '100' });
  try {
    let [highest, samples, isOver] = [0, 0, false];
    const watch = (async () => {
      while (!isOver) {
        const { rows } = await fleet.database.query<{ micros: string | null }>(
          'SELECT max(spent_micros + reserved_micros) AS micros FROM ai_budgets WHERE length(period) = 10',
        );
        highest = Math.max(highest, Number(rows[0]?.micros ?? 0));
        samples++;
        await wait(2);
      }
    })();
    fleet.provider.chunkDelayMs = 10;
    const answers = await Promise.all(
      Array.from({ length: calls }, () => postJson(`${fleet.nextUrl()}/api/analyze-job`, analyzeJobRequest)),
    );
    isOver = true;
    await watch;
    const paid = answers.filter(({ body }) => body.writer === 'openai').length;
    const free = answers.filter(({ body }) => body.writer === 'built-in').length;
    const others = answers
      .filter(({ body }) => !body.writer)
      .map(({ status, body }) => `${status} ${String(body.code)}`);
    if (others.length > 0) console.log(`     other statuses: ${[...new Set(others)].join(', ')}`);
    return reportResult(
      highest <= 5e6 && paid > 0 && paid <= 50 && answers.every(isAnsweredOrDeferred),
      `R3: ${calls} calls of $0.10 at once, $5.00: spent and reserved at most $${(highest / 1e6).toFixed(2)} in ${samples} samples; ${paid} paid, ${free} by the built-in writer, ${calls - paid - free} turned away for the moment`,
    );
  } finally {
    await fleet.stop();
  }
}

/** Triggers that record the events of R4 in the order in which the database serialized them. */
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

/** R4: 50 calls cross the emergency threshold, followed by 100 more calls and 20 concurrent resets. */
export async function stressEmergencyStop(rounds: number): Promise<boolean> {
  const fleet = await startFleet({ AI_DAILY_LIMIT: '100', AI_WARNING_THRESHOLD: '89' });
  const { database, provider } = fleet;
  try {
    await database.query(eventTriggersSql);
    provider.chunkDelayMs = 15;
    const { cookie } = await postJson(`${fleet.nextUrl()}/api/auth/login`, admin);
    const analyze = () => postJson(`${fleet.nextUrl()}/api/analyze-job`, analyzeJobRequest);
    const late = async (work: () => Promise<{ status: number; body: Record<string, unknown> }>) => {
      await wait(Math.random() * 1_500);
      return await work();
    };
    const sum = { calls: 0, flags: 0, resets: 0, after: 0, audited: 0, began: 0, failed: 0 };
    for (let round = 0; round < rounds; round++) {
      await database.query('UPDATE ai_state SET emergency_since = NULL');
      await database.query('TRUNCATE ai_alerts, audit_entries, ai_budgets');
      const day = new Date().toISOString().slice(0, 10);
      await database.query('INSERT INTO ai_budgets VALUES ($1, 87500000, 0, 1)', [day]);
      await database.query('TRUNCATE notes');
      const answers = await Promise.all([
        ...Array.from({ length: 50 }, analyze),
        ...Array.from({ length: 100 }, () => late(analyze)),
        ...Array.from({ length: 20 }, () =>
          late(() => postJson(`${fleet.nextUrl()}/api/cost-protection/reset-emergency`, {}, cookie)),
        ),
      ]);
      sum.failed += answers.filter((answer) => !isAnsweredOrDeferred(answer)).length;
      const { rows } = await database.query<{ what: string }>('SELECT what FROM notes ORDER BY at');
      let isOn = false;
      for (const { what } of rows) {
        if (what === 'call') sum[isOn ? 'after' : 'calls']++;
        else {
          isOn = what === 'flag';
          sum[isOn ? 'flags' : 'resets']++;
        }
      }
      const { rows: audit } = await database.query<{ action: string }>('SELECT action FROM audit_entries');
      sum.audited += audit.filter(({ action }) => action === 'emergency_reset').length;
      sum.began += audit.filter(({ action }) => action === 'emergency_began').length;
    }
    const isGood =
      sum.after === 0 &&
      sum.failed === 0 &&
      sum.flags === rounds &&
      sum.audited === sum.resets &&
      sum.began === sum.flags;
    const isTold = await checkEmergencyExperience(fleet, cookie);
    const isHeld = reportResult(
      isGood,
      `R4: ${rounds} rounds of 150 calls and 20 resets: ${sum.flags} emergencies, ${sum.after} of ${sum.calls + sum.after} paid calls began in one, ${sum.resets} resets did something, ${sum.audited} audited; ${sum.failed} answers failed`,
    );
    return isHeld && isTold;
  } finally {
    await fleet.stop();
  }
}

/**
 * Checks an emergency under load from the users' perspective: job seekers can continue, staff are notified, a reset
 * works, and the audit log records it.
 */
async function checkEmergencyExperience(fleet: Fleet, cookie: string): Promise<boolean> {
  await fleet.database.query('UPDATE ai_state SET emergency_since = NULL');
  await fleet.database.query('TRUNCATE ai_alerts, audit_entries, ai_budgets');
  await fleet.database.query('INSERT INTO ai_budgets VALUES ($1, 87500000, 0, 1)', [
    new Date().toISOString().slice(0, 10),
  ]);
  const analyze = () => postJson(`${fleet.nextUrl()}/api/analyze-job`, analyzeJobRequest);
  const ask = () => postJson(`${fleet.nextUrl()}/api/ai-staff/developer`, { task: 'Why did the spend rise?' }, cookie);
  await Promise.all(Array.from({ length: 100 }, analyze));

  const [seekers, staff] = await Promise.all([
    Promise.all(Array.from({ length: 50 }, analyze)),
    Promise.all(Array.from({ length: 10 }, ask)),
  ]);
  const written = seekers.filter(({ status, body }) => status === 200 && body.writer === 'built-in').length;
  const told = staff.filter(({ status, body }) => status === 503 && body.code === 'ai_stopped').length;
  const reset = await postJson(`${fleet.nextUrl()}/api/cost-protection/reset-emergency`, {}, cookie);
  const again = await ask();
  const list = await fetch(`${fleet.nextUrl()}/api/cost-protection/audit`, { headers: { Cookie: cookie } });
  const actions = ((await list.json()) as { action: string }[]).map(({ action }) => action);
  const isListed = ['emergency_began', 'emergency_reset'].every((action) => actions.includes(action));
  return reportResult(
    written === 50 && told === 10 && reset.status === 200 && again.status === 200 && isListed,
    `an emergency under load: ${written} of 50 job seekers went on with the built-in writer, ${told} of 10 staff tasks were told why not, after the reset (${reset.status}) a task was done (${again.status}), the audit list says ${[...new Set(actions)].reverse().join(', ')}`,
  );
}
