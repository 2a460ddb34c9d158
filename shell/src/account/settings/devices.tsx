import { Laptop, Smartphone } from 'lucide-react';
import { revokeSessionsResponseSchema, sessionSchema, type Session } from '@shortlist/contracts/account/account';
import { useToast } from '@shortlist/shared-ui/area';
import { api, getQueryOptions, getErrorMessage, fetchApiOrThrow } from '@shortlist/shared-ui/api';
import { LoadError } from '@shortlist/shared-ui/components/load-error';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { Button } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { SkeletonBlock, Skeleton } from '@shortlist/shared-ui/components/skeleton';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMutation, useQuery, useQueryClient } from '@shortlist/shared-ui/query';
import { useAccountMessages } from '../messages';
import { formatDeviceName } from './format-device-name';

const phoneSystems = ['iPhone', 'Android'];

export function Devices() {
  const t = useAccountMessages();
  const query = useQuery(getQueryOptions('/api/me/sessions', sessionSchema.array()));
  const { data, isError } = query;
  const { revokeSession, revokeOtherSessions } = useRevokeSessions();
  return (
    <Card aria-labelledby="account-devices" className="grid gap-4">
      <h2 id="account-devices" className="d4">
        {t('account.devices.title')}
      </h2>
      <p className="max-w-prose text-sm text-pretty text-ink-soft">{t('account.devices.text')}</p>
      {!data && !isError && (
        <Skeleton label={t('loading')} className="flex items-center gap-4">
          <SkeletonBlock className="size-5" />
          <div className="grid flex-1 gap-2">
            <SkeletonBlock className="h-4 w-40" />
            <SkeletonBlock className="h-4 w-full max-w-96" />
          </div>
        </Skeleton>
      )}
      {isError && <LoadError query={query}>{t('account.devices.notLoaded')}</LoadError>}
      {data && (
        <ul className="grid">
          {data.map((session) => (
            <Device
              key={session.id}
              session={session}
              isRevoking={revokeSession.isPending && revokeSession.variables.id === session.id}
              onRevoke={() => revokeSession.mutate(session)}
            />
          ))}
        </ul>
      )}
      {data && data.length > 1 && (
        <Button
          className="justify-self-start"
          busy={revokeOtherSessions.isPending}
          onClick={() => revokeOtherSessions.mutate()}
        >
          {t('account.devices.endOthers')}
        </Button>
      )}
    </Card>
  );
}

function useRevokeSessions() {
  const t = useAccountMessages();
  const toast = useToast();
  const queryClient = useQueryClient();
  const showError = (error: unknown) =>
    toast({
      title: t('account.devices.failed'),
      description: getErrorMessage(error) ?? t('error.tryLater'),
      variant: 'destructive',
    });
  const refetchSessions = () => queryClient.invalidateQueries({ queryKey: ['/api/me/sessions'] });
  const revokeSession = useMutation({
    mutationFn: async (session: Session) => {
      await fetchApiOrThrow('DELETE', `/api/me/sessions/${session.id}`);
    },
    onSuccess: (_response, session) =>
      toast({ title: t('account.devices.ended', { device: formatDeviceName(session, t) }) }),
    onError: showError,
    // Refetches even after an error, because the session may have already ended.
    onSettled: refetchSessions,
  });
  const revokeOtherSessions = useMutation({
    mutationFn: () => api.post('/api/me/sessions/revoke-others', revokeSessionsResponseSchema),
    onSuccess: () => toast({ title: t('account.devices.endedOthers') }),
    onError: showError,
    onSettled: refetchSessions,
  });
  return { revokeSession, revokeOtherSessions };
}

function Device({ session, isRevoking, onRevoke }: { session: Session; isRevoking: boolean; onRevoke: () => void }) {
  const t = useAccountMessages();
  const language = useLanguage();
  const device = formatDeviceName(session, t);
  const Icon = phoneSystems.includes(session.system) ? Smartphone : Laptop;
  const formatDateTime = (iso: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
  const formatDate = (iso: string) => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(iso));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
      <Icon size={20} aria-hidden className="text-ink-soft" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 text-sm font-semibold">
          {device}
          {session.current && <Badge tone="good">{t('account.devices.current')}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          {t('account.devices.used', { used: formatDateTime(session.usedAt), since: formatDate(session.createdAt) })}
        </p>
      </div>
      {!session.current && (
        <Button
          size="sm"
          className="max-sm:ml-9"
          busy={isRevoking}
          aria-label={t('account.devices.endNamed', { device })}
          onClick={onRevoke}
        >
          {t('account.devices.end')}
        </Button>
      )}
    </li>
  );
}
