import { Braces, Copy, Download, FileText, FileType2, Mail } from 'lucide-react';
import { toPlainText } from '@shortlist/documents/plain-text';
import { useHasRoute, useToast } from '@shortlist/shared-ui/area';
import { Button, getButtonClass } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../../messages';
import { lettersQuery } from '../../../shared/stored-documents/document-list-queries';
import type { PdfFile } from '../api';
import { useDraftTree } from '../pdf-preview/draft-sheet';
import { FileFormatRow } from './file-format-row';
import { formatFileSize, useFileDownload } from './use-file-download';
import { useCopyText } from '../use-copy-text';

interface Props {
  id: string;
  /** True if the generator created the resume, and with it a cover letter. */
  hasGeneratedLetter: boolean;
  pdfFile: PdfFile | undefined;
  isPremiumRequired: boolean;
}

export function DownloadCard({ id, hasGeneratedLetter, pdfFile, isPremiumRequired }: Props) {
  const t = useMessages();
  const language = useLanguage();
  const hasRoute = useHasRoute();
  const { download, isPending, variables } = useFileDownload(id);
  const { data: letters = [] } = useQuery({ ...lettersQuery(), enabled: id !== '' });
  const letter = letters.find(({ resumeId }) => resumeId === id);
  const newLetterUrl = `/cover-letter?resume=${encodeURIComponent(id)}`;
  const rowProps = { busyFormat: isPending ? variables : undefined, onDownload: download };

  return (
    <Card aria-labelledby="export-files" className="grid grid-cols-1 gap-3">
      <h2 id="export-files" className="d4">
        {t('export.export')}
      </h2>
      <Button
        variant="primary"
        fullWidth
        busy={isPending && variables === 'pdf'}
        disabled={isPremiumRequired}
        icon={<Download size={18} aria-hidden />}
        aria-describedby="export-name"
        onClick={() => download('pdf')}
      >
        {t('export.pdf')}
      </Button>
      <p id="export-name" className="text-center text-xs break-words text-ink-soft">
        {isPremiumRequired
          ? t('export.premiumLead')
          : pdfFile && `${pdfFile.name}, ${formatFileSize(pdfFile.bytes.byteLength, language)}`}
      </p>
      <ul className="grid">
        <FileFormatRow
          format="docx"
          Icon={FileType2}
          title={t('export.word')}
          description={isPremiumRequired ? t('export.premiumLead') : t('export.wordText')}
          disabled={isPremiumRequired}
          {...rowProps}
        />
        <FileFormatRow
          format="text"
          Icon={FileText}
          title={t('export.text')}
          description={t('export.textText')}
          {...rowProps}
        />
        <FileFormatRow format="json" Icon={Braces} title="JSON" description={t('export.jsonText')} {...rowProps} />
        {letter && (
          <FileFormatRow
            format="zip"
            Icon={Mail}
            title={t('export.zip')}
            description={isPremiumRequired ? t('export.premiumLead') : t('export.zipText')}
            disabled={isPremiumRequired}
            {...rowProps}
          />
        )}
      </ul>
      <CopyTextButton />
      {hasRoute('/cover-letter') && (
        <div className="grid justify-items-start">
          {(letter || hasGeneratedLetter) && (
            <Link
              to={letter ? `/cover-letter/${encodeURIComponent(letter.id)}` : newLetterUrl}
              className={getButtonClass({ variant: 'link' })}
            >
              {t('export.openLetter')}
            </Link>
          )}
          <Link to={`${newLetterUrl}&new=1`} className={getButtonClass({ variant: 'link' })}>
            {t(letter || hasGeneratedLetter ? 'export.anotherLetter' : 'export.writeLetter')}
          </Link>
        </div>
      )}
    </Card>
  );
}

function CopyTextButton() {
  const t = useMessages();
  const toast = useToast();
  const tree = useDraftTree();
  const copyText = useCopyText(() =>
    toast({ title: t('export.copyFailed'), description: t('export.copyFailedText'), variant: 'destructive' }),
  );
  return (
    <Button icon={<Copy size={18} aria-hidden />} onClick={() => void copyText(toPlainText(tree))}>
      {t('export.copy')}
    </Button>
  );
}
