import { Braces, Copy, Download, FileText, FileType2, Mail } from 'lucide-react';
import { toText } from '@shortlist/documents/text';
import { useIsMounted, useToast } from '@shortlist/shared-ui/area';
import { Button, buttonClass } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../../messages';
import { lettersQuery } from '../../../shared/stored/queries';
import type { PdfFile } from '../calls';
import { useDraftTree } from '../pages/draft-sheet';
import { FileRow } from './file-row';
import { sizeOf, useFile } from './use-file';

interface Props {
  id: string;
  /** True if the resume comes from the generator, which also writes a cover letter. */
  hasGeneratedLetter: boolean;
  file: PdfFile | undefined;
  premiumOnly: boolean;
}

export function ExportCard({ id, hasGeneratedLetter, file, premiumOnly }: Props) {
  const t = useMessages();
  const language = useLanguage();
  const isMounted = useIsMounted();
  const { download, isPending, variables } = useFile(id);
  const { data: letters = [] } = useQuery({ ...lettersQuery(), enabled: id !== '' });
  const written = letters.find(({ resumeId }) => resumeId === id);
  const ofResume = `/cover-letter?resume=${encodeURIComponent(id)}`;
  const row = { busy: isPending ? variables : undefined, onPress: download };

  return (
    <Card aria-labelledby="export-files" className="grid grid-cols-1 gap-3">
      <h2 id="export-files" className="d4">
        {t('export.export')}
      </h2>
      <Button
        variant="primary"
        block
        busy={isPending && variables === 'pdf'}
        off={premiumOnly}
        icon={<Download size={18} aria-hidden />}
        aria-describedby="export-name"
        onClick={() => download('pdf')}
      >
        {t('export.pdf')}
      </Button>
      <p id="export-name" className="text-center text-xs break-words text-ink-soft">
        {premiumOnly ? t('export.premiumLead') : file && `${file.name}, ${sizeOf(file.bytes.byteLength, language)}`}
      </p>
      <ul className="grid">
        <FileRow
          kind="docx"
          Icon={FileType2}
          title={t('export.word')}
          text={premiumOnly ? t('export.premiumLead') : t('export.wordText')}
          off={premiumOnly}
          {...row}
        />
        <FileRow kind="text" Icon={FileText} title={t('export.text')} text={t('export.textText')} {...row} />
        <FileRow kind="json" Icon={Braces} title="JSON" text={t('export.jsonText')} {...row} />
        {written && (
          <FileRow
            kind="zip"
            Icon={Mail}
            title={t('export.zip')}
            text={premiumOnly ? t('export.premiumLead') : t('export.zipText')}
            off={premiumOnly}
            {...row}
          />
        )}
      </ul>
      <CopyText />
      {isMounted('/cover-letter') && (
        <div className="grid justify-items-start">
          {(written || hasGeneratedLetter) && (
            <Link
              to={written ? `/cover-letter/${encodeURIComponent(written.id)}` : ofResume}
              className={buttonClass({ variant: 'link' })}
            >
              {t('export.openLetter')}
            </Link>
          )}
          <Link to={`${ofResume}&new=1`} className={buttonClass({ variant: 'link' })}>
            {t(written || hasGeneratedLetter ? 'export.anotherLetter' : 'export.writeLetter')}
          </Link>
        </div>
      )}
    </Card>
  );
}

function CopyText() {
  const t = useMessages();
  const toast = useToast();
  const tree = useDraftTree();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(toText(tree));
      toast({ title: t('export.copied') });
    } catch (error) {
      console.error('The clipboard write was refused', error);
      toast({ title: t('export.copyFailed'), description: t('export.copyFailedText'), variant: 'destructive' });
    }
  };
  return (
    <Button icon={<Copy size={18} aria-hidden />} onClick={() => void copy()}>
      {t('export.copy')}
    </Button>
  );
}
