import { Download, FileText } from 'lucide-react';
import type { GenerationSummary } from '@shortlist/contracts/generator/generation';
import { industryName } from '@shortlist/contracts/generator/industry-names';
import { Button, buttonClass } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { relativeTime } from '@shortlist/shared-ui/i18n/relative-time';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../messages';
import { useDownload } from './use-download';

/** What the caller made earlier, newest first: open it, or download the resume. */
export function EarlierList({ generations }: { generations: GenerationSummary[] }) {
  return (
    <Card pad={false}>
      <ul>
        {generations.map((generation) => (
          <EarlierRow key={generation.id} generation={generation} />
        ))}
      </ul>
    </Card>
  );
}

function EarlierRow({ generation }: { generation: GenerationSummary }) {
  const t = useMessages();
  const language = useLanguage();
  const download = useDownload();
  const { id, jobTitle, industry, openBlanks, createdAt } = generation;

  return (
    <li className="flex items-center gap-3 border-t border-line px-4 py-3 first:border-t-0">
      <FileText size={20} className="text-ink-soft" aria-hidden />
      <div className="min-w-0 grow">
        <p className="truncate text-sm font-semibold">{jobTitle}</p>
        <p className="text-xs text-ink-soft">
          {industryName(industry, language)}
          <span className="max-xs:hidden"> · </span>
          <time dateTime={createdAt} className="max-xs:block">
            {relativeTime(createdAt, language)}
          </time>
        </p>
      </div>
      <Link
        to={`/autonomous?result=${encodeURIComponent(id)}`}
        aria-label={t('earlier.openOf', { title: jobTitle })}
        className={buttonClass({ variant: 'quiet', size: 'sm' })}
      >
        {t('earlier.open')}
      </Link>
      <Button
        variant="quiet"
        size="icon"
        busy={download.isPending}
        aria-label={t('earlier.downloadOf', { title: jobTitle })}
        icon={<Download size={20} aria-hidden />}
        onClick={() => download.mutate({ generationId: id, document: 'resume', blanks: openBlanks })}
      />
    </li>
  );
}
