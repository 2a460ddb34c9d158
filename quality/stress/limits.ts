import { stressKilledProcesses, stressGuestQuota } from './limits/quota';
import { stressEmergencyStop, stressDailyBudget } from './limits/budget';

/**
 * Runs R1 to R4, each on three processes with PostgreSQL. ROUNDS=2 CALLS=200 KILLS=6 for a short run; ONLY=R3 for a
 * single scenario.
 */
const readNumber = (name: string, defaultValue: number) => Number(process.env[name] ?? defaultValue);
const scenarios: Record<string, () => Promise<boolean>> = {
  R1: () => stressGuestQuota(readNumber('ROUNDS', 20), readNumber('CALLS', 1_000)),
  R2: () => stressKilledProcesses(readNumber('KILLS', 100)),
  R3: () => stressDailyBudget(readNumber('CALLS', 1_000)),
  R4: () => stressEmergencyStop(readNumber('ROUNDS', 10)),
};
const failed: string[] = [];
for (const [name, runScenario] of Object.entries(scenarios)) {
  if (process.env.ONLY && process.env.ONLY !== name) continue;
  if (!(await runScenario())) failed.push(name);
}
process.exitCode = failed.length > 0 ? 1 : 0;
