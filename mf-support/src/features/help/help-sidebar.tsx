import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { type ServiceStatus, serviceStatusSchema } from '@shortlist/contracts/support/help';
import { getQueryOptions } from '@shortlist/shared-ui/api';
import { useHasRoute } from '@shortlist/shared-ui/area';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { Card } from '@shortlist/shared-ui/components/card';
import { SkeletonBlock } from '@shortlist/shared-ui/components/skeleton';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';

export function HelpSidebar() {
  const t = useMessages();
  const hasRoute = useHasRoute();
  return (
    <aside
      aria-label={t('help.aside')}
      className="grid content-start gap-4 md:max-lg:grid-cols-2 md:max-lg:*:first:col-span-full"
    >
      <ServiceStatusCard />
      {hasRoute('/blog') && (
        <SidebarCard title={t('help.readTitle')} text={t('help.readText')}>
          <Link to="/blog">{t('help.readLink')}</Link>
        </SidebarCard>
      )}
      {hasRoute('/contact') && (
        <SidebarCard title={t('help.personTitle')} text={t('help.personText')}>
          <Link to="/contact">{t('help.personLink')}</Link>
        </SidebarCard>
      )}
    </aside>
  );
}

function SidebarCard({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Card className="grid justify-items-start gap-2">
      <h2 className="d4">{title}</h2>
      <p className="text-sm text-ink-soft">{text}</p>
      <p className="-mt-1 -mb-3 flex min-h-11 items-center text-sm font-semibold">{children}</p>
    </Card>
  );
}

/** Shows median times. The server sends default values until it has enough measurements. */
function ServiceStatusCard() {
  const t = useMessages();
  const { data: status, isError } = useQuery(getQueryOptions('/api/help/status', serviceStatusSchema));
  const areMeasured = status?.ai.measured && status.pdf.measured;
  return (
    <Card className="grid gap-3">
      <h2 className="d4">{t('help.status')}</h2>
      {isError ? (
        <p className="text-sm text-ink-soft">{t('help.statusUnknown')}</p>
      ) : (
        <dl className="grid gap-2 text-sm">
          <ProcessingTime name={t('help.statusAi')} time={status?.ai} />
          <ProcessingTime name={t('help.statusPdf')} time={status?.pdf} />
        </dl>
      )}
      {areMeasured && <p className="text-xs text-ink-soft">{t('help.statusNote')}</p>}
    </Card>
  );
}

function ProcessingTime({ name, time }: { name: string; time: ServiceStatus['ai'] | undefined }) {
  const t = useMessages();
  const numberFormat = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 1 });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <dt className="text-ink-soft">{name}</dt>
      <dd>
        {time === undefined ? (
          <SkeletonBlock className="h-5 w-24" />
        ) : (
          <Badge tone="good" icon={<Check size={12} aria-hidden />}>
            {t(time.measured ? 'help.typical' : 'help.average', { seconds: numberFormat.format(time.seconds) })}
          </Badge>
        )}
      </dd>
    </div>
  );
}
