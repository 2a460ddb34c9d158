import { Bot } from 'lucide-react';
import { Alert } from '@shortlist/shared-ui/components/alert';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { Card } from '@shortlist/shared-ui/components/card';
import { PlainText } from '@shortlist/shared-ui/components/plain-text';
import { useMessages } from '../../messages';
import type { SentMessage } from './contact-form';

export function SentMessageNotice({ message: { subject, response } }: { message: SentMessage }) {
  const t = useMessages();
  const reference = t('reference', { reference: response.reference });
  if (!response.aiResponse) {
    return (
      <Alert tone="good" title={t('received')}>
        {reference}
      </Alert>
    );
  }
  return (
    <Card aria-live="polite" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2 text-xs text-ink-soft">
        <Badge tone="accent" icon={<Bot size={12} aria-hidden />}>
          {t('aiAnswer')}
        </Badge>
        {t('aiTo', { subject })}
      </div>
      <PlainText text={response.aiResponse} className="measure" />
      <p className="text-xs text-ink-soft">
        {t('aiNote')} {reference}
      </p>
    </Card>
  );
}
