import { useAuthDialog, useHasRoute } from '@shortlist/shared-ui/area';
import { Button, getButtonClass } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { quotaQuery } from '../../shared/account-queries';

/** Days until an unused guest session is deleted. Source: the privacy policy. */
const guestRetentionDays = 30;

export function RegisterPrompt() {
  const t = useMessages();
  const hasRoute = useHasRoute();
  const openAuthDialog = useAuthDialog();
  const { data: quota } = useQuery(quotaQuery());
  return (
    <Card aria-labelledby="keep-work" className="grid gap-3">
      <h2 id="keep-work" className="d4">
        {t('dashboard.keep')}
      </h2>
      <p className="text-sm text-pretty text-ink-soft">
        {quota?.premium ? t('dashboard.keepPaid') : t('dashboard.keepText', { count: guestRetentionDays })}
      </p>
      <Button variant="primary" fullWidth onClick={() => openAuthDialog('register')}>
        {t('dashboard.register')}
      </Button>
      <Button fullWidth onClick={() => openAuthDialog('sign-in')}>
        {t('dashboard.signIn')}
      </Button>
      {hasRoute('/account') && (
        <p className="-mb-3 border-t border-line pt-2">
          <Link to="/account" className={getButtonClass({ variant: 'link' })}>
            {t('dashboard.yourData')}
          </Link>
        </p>
      )}
    </Card>
  );
}
