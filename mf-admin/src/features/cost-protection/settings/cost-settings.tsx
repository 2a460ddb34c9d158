import { type ReactNode, useState } from 'react';
import type { CostDashboard } from '@shortlist/contracts/admin/cost-protection';
import { Button } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { useMessages } from '../../../messages';
import { useFormatters } from '../../../shared/use-formatters';
import { useSaveSettings } from '../use-cost-dashboard';
import { AuditLog } from './audit-log';
import { getBudgetChanges } from './budget-changes';
import { SettingField } from './setting-field';
import { SettingsPreview } from './settings-preview';
import { StopCallsDialog } from './stop-calls-dialog';
import { parseSettingsInput, type SettingName, type SettingsInput } from './settings-input';

export function CostSettings({ dashboard }: { dashboard: CostDashboard }) {
  const t = useMessages();
  const { formatDollars, formatDecimal, formatPercent } = useFormatters();
  const { config } = dashboard;
  const [input, setInput] = useState<SettingsInput>({});
  // A new key remounts the fields, which clears them.
  const [formKey, setFormKey] = useState(0);
  const [isConfirming, setIsConfirming] = useState(false);
  const { mutate, isPending } = useSaveSettings();
  const { newConfig, errors } = parseSettingsInput(input, config);
  const isEmpty = Object.keys(input).length === 0;
  const isSaveDisabled = isEmpty || Object.keys(errors).length > 0;
  const stoppingChanges = getBudgetChanges(dashboard, newConfig).filter(({ willStopPaidCalls }) => willStopPaidCalls);
  const resetForm = () => {
    setInput({});
    setFormKey(formKey + 1);
  };
  const closeDialog = () => setIsConfirming(false);
  const save = () => mutate(input, { onSuccess: resetForm, onSettled: closeDialog });
  const errorMessages = {
    amount: t('spend.amountInvalid'),
    percent: t('spend.percentInvalid'),
    warning_too_high: t('spend.warningTooHigh', { emergency: formatDecimal(newConfig.emergencyThreshold) }),
    emergency_too_low: t('spend.emergencyTooLow', { warning: formatDecimal(newConfig.warningThreshold) }),
  };
  const renderField = (name: SettingName, label: string, unit: 'USD' | '%'): ReactNode => {
    const fieldError = errors[name];
    const currentValue = unit === 'USD' ? formatDollars(config[name]) : formatPercent(config[name]);
    return (
      <SettingField
        label={label}
        unit={unit}
        placeholder={unit === 'USD' ? config[name].toFixed(2) : String(config[name])}
        hint={t(unit === 'USD' ? 'spend.limitHint' : 'spend.thresholdHint', { now: currentValue })}
        error={fieldError && errorMessages[fieldError]}
        onTextChange={(text) => {
          const otherEntries = Object.entries(input).filter(([key]) => key !== name);
          setInput(Object.fromEntries(text === '' ? otherEntries : [...otherEntries, [name, text]]));
        }}
      />
    );
  };
  return (
    <div className="grid gap-6">
      <div className="grid gap-6 lg:grid-cols-[1fr_360px]">
        <Card>
          <form
            noValidate
            className="grid gap-6"
            onSubmit={(event) => {
              event.preventDefault();
              if (isSaveDisabled || isPending) return;
              if (stoppingChanges.length > 0) setIsConfirming(true);
              else save();
            }}
          >
            <div className="grid gap-1">
              <h2 className="d4">{t('spend.settingsTitle')}</h2>
              <p className="text-sm text-ink-soft">{t('spend.settingsLead')}</p>
            </div>
            <div key={formKey} className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
              {renderField('dailyLimit', t('spend.dailyLimit'), 'USD')}
              {renderField('monthlyLimit', t('spend.monthlyLimit'), 'USD')}
              {renderField('warningThreshold', t('spend.warningThreshold'), '%')}
              {renderField('emergencyThreshold', t('spend.emergencyThreshold'), '%')}
            </div>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
              <Button
                type="submit"
                variant="primary"
                disabled={isSaveDisabled}
                busy={isPending}
                busyLabel={t('spend.saving')}
              >
                {t('spend.save')}
              </Button>
              <Button variant="quiet" disabled={isEmpty} onClick={resetForm}>
                {t('spend.undo')}
              </Button>
              <p className="text-xs text-ink-soft sm:ml-auto">{t('spend.settingsNote')}</p>
            </div>
          </form>
        </Card>
        <SettingsPreview dashboard={dashboard} newConfig={newConfig} />
      </div>
      <StopCallsDialog
        open={isConfirming}
        changes={stoppingChanges}
        isSaving={isPending}
        onSave={save}
        onClose={closeDialog}
      />
      <AuditLog />
    </div>
  );
}
