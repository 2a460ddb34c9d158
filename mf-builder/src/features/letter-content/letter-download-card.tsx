import { Download, FileText, FileType2 } from 'lucide-react';
import { exportLetterRequestSchema } from '@shortlist/contracts/builder/cover-letter';
import { fileResponseSchema } from '@shortlist/contracts/builder/resume';
import { api } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { Button } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { downloadFile } from '@shortlist/shared-ui/components/download-file';
import { useMutation } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { useLetterEditorActions } from '../../shared/letter-editor/letter-editor-context';
import type { PdfDownload } from '../../shared/download/use-pdf-download';
import { getLetterPath } from '../../shared/api-paths';

const formatIcons = { docx: FileType2, text: FileText };

export function LetterDownloadCard({ pdf }: { pdf: PdfDownload }) {
  const t = useMessages();
  const toast = useToast();
  const actions = useLetterEditorActions();
  const fileDownload = useMutation({
    mutationFn: async (format: 'docx' | 'text') => {
      const letter = await actions.ensureStored();
      if (!letter) return;
      const path = `${getLetterPath(letter.id)}/file` as const;
      const { url, name } = await api.post(path, fileResponseSchema, { format });
      downloadFile(url, name);
    },
    onError: (error) => {
      if (pdf.handlePremiumError(error)) return;
      console.error('The file could not be generated', error);
      toast({ title: t('letter.fileFailed'), description: t('letter.fileFailedText'), variant: 'destructive' });
    },
  });
  return (
    <Card aria-labelledby="letter-files" className="grid gap-4">
      <h2 id="letter-files" className="d4">
        {t('letter.download')}
      </h2>
      <Button
        variant="primary"
        fullWidth
        icon={<Download size={18} aria-hidden />}
        busy={pdf.isPending}
        onClick={pdf.download}
      >
        {t('frame.pdf')}
      </Button>
      <div className="grid gap-4 sm:max-lg:grid-cols-2">
        {exportLetterRequestSchema.shape.format.options.map((format) => {
          const Icon = formatIcons[format];
          return (
            <Button
              key={format}
              fullWidth
              icon={<Icon size={18} aria-hidden />}
              busy={fileDownload.isPending && fileDownload.variables === format}
              onClick={() => fileDownload.mutate(format)}
            >
              {t(`letter.format.${format}`)}
            </Button>
          );
        })}
      </div>
    </Card>
  );
}
