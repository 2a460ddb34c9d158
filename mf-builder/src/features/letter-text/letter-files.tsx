import { Download, FileText, FileType2 } from 'lucide-react';
import { letterFileSchema } from '@shortlist/contracts/builder/cover-letter';
import { fileAnswerSchema } from '@shortlist/contracts/builder/saved-resume';
import { api } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { Button } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { useMutation } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { useLetterActions } from '../../shared/letter/letter';
import { openFile } from '../../shared/stored/open-file';
import type { Pdf } from '../../shared/stored/use-pdf';

const icons = { docx: FileType2, text: FileText };

export function LetterFiles({ pdf }: { pdf: Pdf }) {
  const t = useMessages();
  const toast = useToast();
  const actions = useLetterActions();
  const file = useMutation({
    mutationFn: async (format: 'docx' | 'text') => {
      const letter = await actions.ensureStored();
      if (!letter) return;
      const path = `/api/cover-letters/${encodeURIComponent(letter.id)}/file` as const;
      const { url, name } = await api.post(path, fileAnswerSchema, { format });
      openFile(url, name);
    },
    onError: (error) => {
      if (pdf.refused(error)) return;
      console.error('The file could not be generated', error);
      toast({ title: t('letter.fileFailed'), description: t('letter.fileFailedText'), variant: 'destructive' });
    },
  });
  return (
    <Card aria-labelledby="letter-files" className="grid gap-4">
      <h2 id="letter-files" className="d4">
        {t('letter.take')}
      </h2>
      <Button variant="primary" block icon={<Download size={18} aria-hidden />} busy={pdf.busy} onClick={pdf.download}>
        {t('frame.pdf')}
      </Button>
      <div className="grid gap-4 sm:max-lg:grid-cols-2">
        {letterFileSchema.shape.format.options.map((format) => {
          const Icon = icons[format];
          return (
            <Button
              key={format}
              block
              icon={<Icon size={18} aria-hidden />}
              busy={file.isPending && file.variables === format}
              onClick={() => file.mutate(format)}
            >
              {t(`letter.format.${format}`)}
            </Button>
          );
        })}
      </div>
    </Card>
  );
}
