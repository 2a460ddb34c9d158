import { Laptop, Smartphone } from 'lucide-react';
import { revokedSchema, sessionSchema, type Session } from '@shortlist/contracts/account/account';
import { useToast } from '@shortlist/shared-ui/area';
import { api, getQuery, messageOf, send } from '@shortlist/shared-ui/api';
import { LoadError } from '@shortlist/shared-ui/components/load-error';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { Button } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { Bone, Skeleton } from '@shortlist/shared-ui/components/skeleton';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMutation, useQuery, useQueryClient } from '@shortlist/shared-ui/query';
import { useAccountMessages } from '../messages';
import { nameOf } from './device-name';

const phones = ['iPhone', 'Android'];

export function Devices() {
  const t = useAccountMessages();
  const toast = useToast();
  const queries = useQueryClient();
  const query = useQuery(getQuery('/api/me/sessions', sessionSchema.array()));
  const { data, isError } = query;

  const failed = (error: unknown) =>
    toast({
      title: t('account.devices.failed'),
      description: messageOf(error) ?? t('error.tryLater'),
      variant: 'destructive',
    });
  const reload = () => queries.invalidateQueries({ queryKey: ['/api/me/sessions'] });
  const endOne = useMutation({
    mutationFn: async (session: Session) => {
      await send('DELETE', `/api/me/sessions/${session.id}`);
    },
    onSuccess: (_done, session) => toast({ title: t('account.devices.ended', { device: nameOf(session, t) }) }),
    onError: failed,
    // Refetch also after an error: the session may have ended already.
    onSettled: reload,
  });
  const endOthers = useMutation({
    mutationFn: () => api.post('/api/me/sessions/revoke-others', revokedSchema),
    onSuccess: () => toast({ title: t('account.devices.endedOthers') }),
    onError: failed,
    onSettled: reload,
  });

  return (
    <Card aria-labelledby="account-devices" className="grid gap-4">
      <h2 id="account-devices" className="d4">
        {t('account.devices.title')}
      </h2>
      <p className="max-w-prose text-sm text-pretty text-ink-soft">{t('account.devices.text')}</p>
      {!data && !isError && (
        <Skeleton label={t('loading')} className="flex items-center gap-4">
          <Bone className="size-5" />
          <div className="grid flex-1 gap-2">
            <Bone className="h-4 w-40" />
            <Bone className="h-4 w-full max-w-96" />
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
              busy={endOne.isPending && endOne.variables.id === session.id}
              onEnd={() => endOne.mutate(session)}
            />
          ))}
        </ul>
      )}
      {data && data.length > 1 && (
        <Button className="justify-self-start" busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
          {t('account.devices.endOthers')}
        </Button>
      )}
    </Card>
  );
}

function Device({ session, busy, onEnd }: { session: Session; busy: boolean; onEnd: () => void }) {
  const t = useAccountMessages();
  const language = useLanguage();
  const device = nameOf(session, t);
  const Icon = phones.includes(session.system) ? Smartphone : Laptop;
  const time = (iso: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
  const day = (iso: string) => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(iso));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
      <Icon size={20} aria-hidden className="text-ink-soft" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 text-sm font-semibold">
          {device}
          {session.current && <Badge tone="good">{t('account.devices.current')}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          {t('account.devices.used', { used: time(session.usedAt), since: day(session.createdAt) })}
        </p>
      </div>
      {!session.current && (
        <Button
          size="sm"
          className="max-sm:ml-9"
          busy={busy}
          aria-label={t('account.devices.endNamed', { device })}
          onClick={onEnd}
        >
          {t('account.devices.end')}
        </Button>
      )}
    </li>
  );
}
