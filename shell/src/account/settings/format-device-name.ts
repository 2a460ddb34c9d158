import type { Session } from '@shortlist/contracts/account/account';
import type { useAccountMessages } from '../messages';

export function formatDeviceName(
  { browser, system }: Pick<Session, 'browser' | 'system'>,
  t: ReturnType<typeof useAccountMessages>,
): string {
  if (browser && system) return t('account.devices.name', { browser, system });
  return browser || system || t('account.devices.unknown');
}
