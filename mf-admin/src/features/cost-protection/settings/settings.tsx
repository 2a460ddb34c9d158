import { type ReactNode, useState } from 'react';
import type { CostDashboard } from '@shortlist/contracts/admin/cost-protection';
import { Button } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { useMessages } from '../../../messages';
import { useFormats } from '../../../shared/format';
import { useSaveSettings } from '../use-cost-dashboard';
import { AuditList } from './audit-list';
import { SettingField } from './setting-field';
import { SettingsPreview } from './settings-preview';
import { readTyped, type SettingName, type Typed } from './typed-settings';

export function Settings({ dashboard }: { dashboard: CostDashboard }) {
  const t = useMessages();
  const { money, plain, percent } = useFormats();
  const { config } = dashboard;
  const [typed, setTyped] = useState<Typed>({});
  // A new key remounts the fields, which clears them.
  const [round, setRound] = useState(0);
  const { mutate, isPending } = useSaveSettings();
  const { after, faults } = readTyped(typed, config);
  const isEmpty = Object.keys(typed).length === 0;
  const isOff = isEmpty || Object.keys(faults).length > 0;
  const clear = () => {
    setTyped({});
    setRound(round + 1);
  };
  const faultTexts = {
    amount: t('spend.amountInvalid'),
    percent: t('spend.percentInvalid'),
    warning_too_high: t('spend.warningTooHigh', { emergency: plain(after.emergencyThreshold) }),
    emergency_too_low: t('spend.emergencyTooLow', { warning: plain(after.warningThreshold) }),
  };
  const field = (name: SettingName, label: string, unit: 'USD' | '%'): ReactNode => {
    const fault = faults[name];
    const now = unit === 'USD' ? money(config[name]) : percent(config[name]);
    return (
      <SettingField
        label={label}
        unit={unit}
        placeholder={unit === 'USD' ? config[name].toFixed(2) : String(config[name])}
        hint={t(unit === 'USD' ? 'spend.limitHint' : 'spend.thresholdHint', { now })}
        error={fault && faultTexts[fault]}
        onType={(text) => {
          const others = Object.entries(typed).filter(([one]) => one !== name);
          setTyped(Object.fromEntries(text === '' ? others : [...others, [name, text]]));
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
              if (!isOff && !isPending) mutate(typed, { onSuccess: clear });
            }}
          >
            <div className="grid gap-1">
              <h2 className="d4">{t('spend.settingsTitle')}</h2>
              <p className="text-sm text-ink-soft">{t('spend.settingsLead')}</p>
            </div>
            <div key={round} className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
              {field('dailyLimit', t('spend.dailyLimit'), 'USD')}
              {field('monthlyLimit', t('spend.monthlyLimit'), 'USD')}
              {field('warningThreshold', t('spend.warningThreshold'), '%')}
              {field('emergencyThreshold', t('spend.emergencyThreshold'), '%')}
            </div>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
              <Button type="submit" variant="primary" off={isOff} busy={isPending} busyLabel={t('spend.saving')}>
                {t('spend.save')}
              </Button>
              <Button variant="quiet" off={isEmpty} onClick={clear}>
                {t('spend.undo')}
              </Button>
              <p className="text-xs text-ink-soft sm:ml-auto">{t('spend.settingsNote')}</p>
            </div>
          </form>
        </Card>
        <SettingsPreview dashboard={dashboard} after={after} />
      </div>
      <AuditList />
    </div>
  );
}
