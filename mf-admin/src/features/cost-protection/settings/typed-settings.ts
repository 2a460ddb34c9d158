import { type CostConfig, costConfigSchema, type CostDashboard } from '@shortlist/contracts/admin/cost-protection';

export const settingNames = ['dailyLimit', 'monthlyLimit', 'warningThreshold', 'emergencyThreshold'] as const;
export type SettingName = (typeof settingNames)[number];
/** Text of the fields. Empty fields are omitted. */
export type Typed = Partial<Record<SettingName, string>>;
export type Fault = 'amount' | 'percent' | 'warning_too_high' | 'emergency_too_low';

export function readTyped(typed: Typed, config: CostDashboard['config']) {
  const faults: Partial<Record<SettingName, Fault>> = {};
  const read: CostConfig = {};
  for (const name of settingNames) {
    const text = typed[name];
    if (text === undefined) continue;
    const one = costConfigSchema.safeParse({ [name]: text });
    if (one.success) Object.assign(read, one.data);
    else faults[name] = name.endsWith('Limit') ? 'amount' : 'percent';
  }
  const after = { ...config, ...read };
  const hasFault = faults.warningThreshold ?? faults.emergencyThreshold;
  if (!hasFault && after.warningThreshold >= after.emergencyThreshold) {
    if (typed.warningThreshold === undefined) faults.emergencyThreshold = 'emergency_too_low';
    else faults.warningThreshold = 'warning_too_high';
  }
  return { after, faults };
}
