import { Copy } from 'lucide-react';
import { useToast } from '@shortlist/shared-ui/area';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../../messages';
import { MetricList } from '../../shared/metric-list';
import { TextWithMetrics } from '../../shared/text-with-metrics';
import { FollowUpNotice } from './follow-up-notice';
import { type StaffReply, getReplyText } from './staff-reply';

export function StaffReplyView({ reply }: { reply: StaffReply }) {
  const t = useMessages();
  const { figures = [], nextSteps = [], writer } = reply;
  const text = getReplyText(reply);
  const hasFiguresInText = figures.every(({ name, value }) => text.includes(`- ${name}: ${value}`));
  return (
    <>
      {reply.followUpRequired && <FollowUpNotice activityId={reply.activityId} />}
      <TextWithMetrics text={text} metrics={figures} />
      {nextSteps.length > 0 && (
        <section className="grid gap-2">
          <h3 className="text-sm font-semibold">{t('tasks.nextSteps')}</h3>
          <ul className="measure grid list-disc gap-1 pl-5 text-sm">
            {nextSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </section>
      )}
      {figures.length > 0 && !hasFiguresInText && (
        <section className="grid gap-1">
          <h3 className="text-sm font-semibold">{t('tasks.figures')}</h3>
          <MetricList metrics={figures} />
        </section>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <CopyButton text={text} />
        <p className="min-w-0 flex-1 basis-60 text-xs text-ink-soft">
          {writer && t(writer === 'openai' ? 'tasks.byModel' : 'tasks.byBuiltIn')} {t('tasks.savedNote')}
        </p>
      </div>
    </>
  );
}

function CopyButton({ text }: { text: string }) {
  const t = useMessages();
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: t('tasks.copied') });
    } catch (error) {
      console.error('The clipboard could not be written', error);
      toast({ title: t('tasks.notCopied'), variant: 'destructive' });
    }
  };
  return (
    <Button icon={<Copy size={18} aria-hidden />} onClick={() => void copy()}>
      {t('tasks.copy')}
    </Button>
  );
}
