import { useAuthDialog, useHasRoute } from '@shortlist/shared-ui/area';
import { Button, getButtonClass } from '@shortlist/shared-ui/components/button';
import { useCommonMessages } from '@shortlist/shared-ui/i18n/common-messages';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useMessages } from '../../messages';
import { usePublicConfig } from '../../shared/queries';
import { NextSteps } from './next-steps';
import type { PaymentIssue } from './payment-state';
import { SuccessHeading } from './success-heading';
import { SuccessLayout } from './success-layout';

export function PaymentMessage({ issue }: { issue: PaymentIssue }) {
  const t = useMessages();
  const supportEmail = usePublicConfig()?.supportEmail;
  const isPaymentExpected = issue.status !== 'nothing';
  return (
    <SuccessLayout artwork="blank">
      <SuccessHeading shouldFocus={isPaymentExpected}>{t(`success.${issue.status}`)}</SuccessHeading>
      <p className="measure text-lg text-ink-soft">{t(`success.${issue.status}Text`)}</p>
      {isPaymentExpected && supportEmail && (
        <p className="text-sm text-ink-soft">
          {t('success.ask')}{' '}
          <a href={`mailto:${supportEmail}`} className="wrap-anywhere">
            {supportEmail}
          </a>
        </p>
      )}
      <NextSteps>
        <IssueAction issue={issue} />
      </NextSteps>
    </SuccessLayout>
  );
}

function IssueAction({ issue }: { issue: PaymentIssue }) {
  const t = useMessages();
  const tCommon = useCommonMessages();
  const openAuthDialog = useAuthDialog();
  const hasUpgradeRoute = useHasRoute()('/upgrade');
  switch (issue.status) {
    case 'signInRequired':
      return (
        <Button variant="primary" onClick={() => openAuthDialog('sign-in')}>
          {t('success.signIn')}
        </Button>
      );
    case 'failed':
      return (
        <Button variant="primary" onClick={issue.retry}>
          {tCommon('retry')}
        </Button>
      );
    case 'nothing':
      return (
        hasUpgradeRoute && (
          <Link to="/upgrade" className={getButtonClass({ variant: 'primary' })}>
            {t('success.upgrade')}
          </Link>
        )
      );
    default:
      return null;
  }
}
