import { Mail, Shield } from 'lucide-react';
import type { ReactNode } from 'react';
import { publicConfigSchema } from '@shortlist/contracts/platform/public-config';
import { getQueryOptions } from '@shortlist/shared-ui/api';
import { getButtonClass } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';

export function ContactChannels() {
  const t = useMessages();
  const { data: config } = useQuery(getQueryOptions('/api/config', publicConfigSchema));
  const email = config?.supportEmail;
  return (
    <aside aria-label={t('channels')} className="grid content-start gap-4 md:max-lg:grid-cols-2">
      {email && (
        <ContactChannel icon={<Mail size={20} aria-hidden />} title={t('mailTitle')} text={t('mailText', { email })}>
          <a href={`mailto:${email}`} className={getButtonClass({ variant: 'link', size: 'sm' })}>
            {t('mailLink')}
          </a>
        </ContactChannel>
      )}
      <ContactChannel icon={<Shield size={20} aria-hidden />} title={t('dataTitle')} text={t('dataText')} />
    </aside>
  );
}

function ContactChannel(props: { icon: ReactNode; title: string; text: string; children?: ReactNode }) {
  return (
    <Card className="grid grid-cols-[20px_1fr] gap-x-4 gap-y-1 md:p-5!">
      <span className="mt-0.5 text-accent">{props.icon}</span>
      <h2 className="font-medium">{props.title}</h2>
      <p className="col-start-2 text-sm wrap-anywhere text-ink-soft">{props.text}</p>
      {props.children && <div className="col-start-2 -mb-1 justify-self-start">{props.children}</div>}
    </Card>
  );
}
