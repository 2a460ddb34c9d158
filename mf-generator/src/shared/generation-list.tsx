import { Download, FileText } from 'lucide-react';
import { useMemo } from 'react';
import type { GenerationSummary } from '@shortlist/contracts/generator/generation';
import { getIndustryName } from '@shortlist/contracts/platform/industry-names';
import { Button, getButtonClass } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { formatRelativeTime } from '@shortlist/shared-ui/i18n/format-relative-time';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useQuery } from '@shortlist/shared-ui/query';
import { Sheet } from '@shortlist/shared-ui/sheet/sheet';
import { useMessages } from '../messages';
import { composeDocuments } from './compose-documents';
import { generationQuery } from './queries';
import { useDownloadPdf } from './use-download-pdf';
import { useTemplateId } from './use-template-id';

export function GenerationList({
  generations,
  thumbnails,
}: {
  generations: GenerationSummary[];
  thumbnails?: boolean;
}) {
  return (
    <Card padded={false}>
      <ul>
        {generations.map((generation) => (
          <GenerationRow key={generation.id} generation={generation} thumbnail={thumbnails} />
        ))}
      </ul>
    </Card>
  );
}

function GenerationRow({ generation, thumbnail }: { generation: GenerationSummary; thumbnail?: boolean }) {
  const t = useMessages();
  const language = useLanguage();
  const download = useDownloadPdf();
  const { id, jobTitle, industry, openBlanks, createdAt } = generation;

  return (
    <li className="flex items-center gap-3 border-t border-line px-4 py-3 first:border-t-0">
      {thumbnail ? <Thumbnail id={id} /> : <FileText size={20} className="text-ink-soft" aria-hidden />}
      <div className="min-w-0 grow">
        <p className="truncate text-sm font-semibold">{jobTitle}</p>
        <p className="text-xs text-ink-soft">
          {getIndustryName(industry, language)}
          <span className="max-xs:hidden"> · </span>
          <time dateTime={createdAt} className="max-xs:block">
            {formatRelativeTime(createdAt, language)}
          </time>
        </p>
      </div>
      <Link
        to={`/autonomous?result=${encodeURIComponent(id)}`}
        aria-label={t('earlier.openOf', { title: jobTitle })}
        className={getButtonClass({ variant: 'quiet', size: 'sm' })}
      >
        {t('earlier.open')}
      </Link>
      <Button
        variant="quiet"
        size="icon"
        busy={download.isPending}
        aria-label={t('earlier.downloadOf', { title: jobTitle })}
        icon={<Download size={20} aria-hidden />}
        onClick={() => download.mutate({ generationId: id, document: 'resume', openBlankCount: openBlanks })}
      />
    </li>
  );
}

function Thumbnail({ id }: { id: string }) {
  const { data } = useQuery(generationQuery(id));
  const templateId = useTemplateId();
  const tree = useMemo(() => {
    if (!data) return undefined;
    const { documents, jobs, leftOut, ownLines, fills, jobTitle, language, pageSize } = data;
    return composeDocuments({ ...documents, jobs, leftOut, ownLines, jobTitle, language, pageSize, templateId, fills })
      .resume;
  }, [data, templateId]);
  return (
    <div
      inert
      aria-hidden
      className="aspect-[1/1.414] w-12 shrink-0 overflow-hidden rounded-sm border border-line bg-doc"
    >
      {tree && <Sheet tree={tree} />}
    </div>
  );
}
