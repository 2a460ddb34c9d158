import { stressKilledProcesses, stressGuestQuota } from './limits/quota';
import { stressEmergencyStop, stressDailyBudget } from './limits/budget';

/**
 * R1 to R4, each on three processes with PostgreSQL. ROUNDS=2 CALLS=200 KILLS=6 for a short run; ONLY=R3 for a single
 * scenario.
 */
const number = (name: string, usual: number) => Number(process.env[name] ?? usual);
const scenarios: Record<string, () => Promise<boolean>> = {
  R1: () => stressGuestQuota(number('ROUNDS', 20), number('CALLS', 1_000)),
  R2: () => stressKilledProcesses(number('KILLS', 100)),
  R3: () => stressDailyBudget(number('CALLS', 1_000)),
  R4: () => stressEmergencyStop(number('ROUNDS', 10)),
};
const failed: string[] = [];
for (const [name, part] of Object.entries(scenarios)) {
  if (process.env.ONLY && process.env.ONLY !== name) continue;
  if (!(await part())) failed.push(name);
}
process.exitCode = failed.length > 0 ? 1 : 0;
