import type { ReactNode } from 'react';
import { useIsMounted } from '@shortlist/shared-ui/area';
import { buttonClass } from '@shortlist/shared-ui/components/button';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useMessages } from '../../messages';
import { useConfig } from '../../shared/use-config';
import { Frame } from './frame';
import { Heading } from './heading';
import { WaysOn } from './ways-on';

type What = 'refunded' | 'unknown' | 'nothing' | 'over' | 'elsewhere' | 'account' | 'failed';

interface Props {
  what: What;
  arrived?: boolean;
  action?: ReactNode;
}

export function Told({ what, arrived, action }: Props) {
  const t = useMessages();
  const upgrade = useIsMounted()('/upgrade');
  const supportEmail = useConfig()?.supportEmail;
  return (
    <Frame paper="blank">
      <Heading arrived={arrived}>{t(`success.${what}`)}</Heading>
      <p className="measure text-lg text-ink-soft">{t(`success.${what}Text`)}</p>
      {what !== 'nothing' && supportEmail && (
        <p className="text-sm text-ink-soft">
          {t('success.ask')}{' '}
          <a href={`mailto:${supportEmail}`} className="wrap-anywhere">
            {supportEmail}
          </a>
        </p>
      )}
      <WaysOn>
        {action}
        {what === 'nothing' && upgrade && (
          <Link to="/upgrade" className={buttonClass({ variant: 'primary' })}>
            {t('success.upgrade')}
          </Link>
        )}
      </WaysOn>
    </Frame>
  );
}
