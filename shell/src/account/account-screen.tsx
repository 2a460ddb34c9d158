import type { User } from '@shortlist/contracts/account/auth';
import { useAuthDialog } from '@shortlist/shared-ui/area';
import { Button } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { SkeletonBlock, Skeleton } from '@shortlist/shared-ui/components/skeleton';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useSession } from '@shortlist/shared-ui/session';
import { useAccountMessages } from './messages';
import { ChangePassword } from './settings/change-password';
import { DeleteAccount } from './settings/delete-account';
import { AddressNote } from './settings/address-note';
import { Devices } from './settings/devices';
import { EditProfile } from './settings/edit-profile';
import { ExportData } from './settings/export-data';
import { RecentActivity } from './settings/recent-activity';

/** Guests have data, too, so they can export and delete it. */
export default function AccountScreen() {
  const t = useAccountMessages();
  const { user, isConfirmed: isSessionLoaded } = useSession();
  return (
    <div className="wrap grid content-start gap-6 pt-8 pb-16 lg:gap-10 lg:pt-10 lg:pb-24">
      <h1 className="d2">{t('account.title')}</h1>
      {user || isSessionLoaded ? (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_360px]">
          <div className="grid gap-6">
            {user ? (
              <>
                <ProfileCard user={user} />
                <ChangePassword />
                <Devices />
                <RecentActivity />
              </>
            ) : (
              <GuestCard />
            )}
          </div>
          <div className="grid gap-6">
            <ExportData />
            <DeleteAccount user={user} />
          </div>
        </div>
      ) : (
        <Skeleton label={t('loading')} className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_360px]">
          {[5, 2].map((lineCount) => (
            <Card key={lineCount} className="grid content-start gap-4">
              <SkeletonBlock className="h-7 w-32" />
              {Array.from({ length: lineCount }, (_, line) => (
                <SkeletonBlock key={line} className="h-5 w-2/3" />
              ))}
              <SkeletonBlock className="h-11 w-40 rounded-control" />
            </Card>
          ))}
        </Skeleton>
      )}
    </div>
  );
}

function ProfileCard({ user }: { user: User }) {
  const t = useAccountMessages();
  const language = useLanguage();
  const memberSince = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(user.createdAt));
  const fields = [
    [t('auth.username'), user.username],
    [t('auth.email'), user.email],
    [t('account.profile.since'), memberSince],
  ];
  return (
    <Card aria-labelledby="account-profile" className="grid gap-4">
      <h2 id="account-profile" className="d4">
        {t('account.profile.title')}
      </h2>
      <dl className="grid items-baseline gap-x-6 gap-y-3 text-sm sm:grid-cols-[max-content_1fr]">
        {fields.map(([name, value]) => (
          <div key={name} className="sm:contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="min-w-0 font-semibold wrap-anywhere">
              {value}
              {name === t('auth.email') && <AddressNote />}
            </dd>
          </div>
        ))}
      </dl>
      <EditProfile user={user} />
    </Card>
  );
}

function GuestCard() {
  const t = useAccountMessages();
  const openAuthDialog = useAuthDialog();
  return (
    <Card aria-labelledby="account-guest" className="grid gap-4">
      <h2 id="account-guest" className="d4">
        {t('account.guest.title')}
      </h2>
      <p className="max-w-prose text-sm text-pretty text-ink-soft">{t('account.guest.text')}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => openAuthDialog('register')}>
          {t('auth.createAccount')}
        </Button>
        <Button onClick={() => openAuthDialog()}>{t('auth.signIn')}</Button>
      </div>
    </Card>
  );
}
