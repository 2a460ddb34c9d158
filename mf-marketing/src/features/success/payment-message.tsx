import type { ReactNode } from 'react';
import { useHasRoute } from '@shortlist/shared-ui/area';
import { getButtonClass } from '@shortlist/shared-ui/components/button';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useMessages } from '../../messages';
import { usePublicConfig } from '../../shared/use-public-config';
import { SuccessLayout } from './success-layout';
import { SuccessHeading } from './success-heading';
import { NextSteps } from './next-steps';

type PaymentIssue = 'refunded' | 'unknown' | 'nothing' | 'over' | 'elsewhere' | 'account' | 'failed';

interface Props {
  issue: PaymentIssue;
  shouldFocusHeading?: boolean;
  action?: ReactNode;
}

export function PaymentMessage({ issue, shouldFocusHeading, action }: Props) {
  const t = useMessages();
  const hasUpgradeRoute = useHasRoute()('/upgrade');
  const supportEmail = usePublicConfig()?.supportEmail;
  return (
    <SuccessLayout artwork="blank">
      <SuccessHeading shouldFocus={shouldFocusHeading}>{t(`success.${issue}`)}</SuccessHeading>
      <p className="measure text-lg text-ink-soft">{t(`success.${issue}Text`)}</p>
      {issue !== 'nothing' && supportEmail && (
        <p className="text-sm text-ink-soft">
          {t('success.ask')}{' '}
          <a href={`mailto:${supportEmail}`} className="wrap-anywhere">
            {supportEmail}
          </a>
        </p>
      )}
      <NextSteps>
        {action}
        {issue === 'nothing' && hasUpgradeRoute && (
          <Link to="/upgrade" className={getButtonClass({ variant: 'primary' })}>
            {t('success.upgrade')}
          </Link>
        )}
      </NextSteps>
    </SuccessLayout>
  );
}
