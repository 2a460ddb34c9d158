import { stressKilledProcesses, stressGuestQuota } from './limits/quota';
import { stressEmergencyStop, stressDailyBudget } from './limits/budget';

const readNumber = (name: string, defaultValue: number) => Number(process.env[name] ?? defaultValue);
const scenarios: Record<string, () => Promise<boolean>> = {
  'guest-quota': () => stressGuestQuota(readNumber('ROUNDS', 20), readNumber('CALLS', 1_000)),
  'killed-processes': () => stressKilledProcesses(readNumber('KILLS', 100)),
  'daily-budget': () => stressDailyBudget(readNumber('CALLS', 1_000)),
  'emergency-stop': () => stressEmergencyStop(readNumber('ROUNDS', 10)),
};
const failed: string[] = [];
for (const [name, runScenario] of Object.entries(scenarios)) {
  if (process.env.ONLY && process.env.ONLY !== name) continue;
  if (!(await runScenario())) failed.push(name);
}
process.exitCode = failed.length > 0 ? 1 : 0;
