import { type CostConfig, costConfigSchema, type CostDashboard } from '@shortlist/contracts/admin/cost-protection';

export const settingNames = ['dailyLimit', 'monthlyLimit', 'warningThreshold', 'emergencyThreshold'] as const;
export type SettingName = (typeof settingNames)[number];
/** The text in each field. Empty fields are omitted. */
export type SettingsInput = Partial<Record<SettingName, string>>;
export type SettingError = 'amount' | 'percent' | 'warning_too_high' | 'emergency_too_low';

export function parseSettingsInput(input: SettingsInput, config: CostDashboard['config']) {
  const errors: Partial<Record<SettingName, SettingError>> = {};
  const validSettings: CostConfig = {};
  for (const name of settingNames) {
    const text = input[name];
    if (text === undefined) continue;
    const result = costConfigSchema.safeParse({ [name]: text });
    if (result.success) Object.assign(validSettings, result.data);
    else errors[name] = name.endsWith('Limit') ? 'amount' : 'percent';
  }
  const newConfig = { ...config, ...validSettings };
  const thresholdError = errors.warningThreshold ?? errors.emergencyThreshold;
  if (!thresholdError && newConfig.warningThreshold >= newConfig.emergencyThreshold) {
    if (input.warningThreshold === undefined) errors.emergencyThreshold = 'emergency_too_low';
    else errors.warningThreshold = 'warning_too_high';
  }
  return { newConfig, errors };
}
