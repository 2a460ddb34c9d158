import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { resumeContentSchema, type ResumeContent } from '@shortlist/contracts/builder/document-content';
import * as z from '@shortlist/contracts/z';
import { api, getErrorMessage } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMutation } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';

const importSchema = z.object({ content: resumeContentSchema });

async function importResume(file: File): Promise<ResumeContent> {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'));
    reader.readAsDataURL(file);
  });
  const data = url.slice(url.indexOf(',') + 1);
  return (await api.post('/api/imports', importSchema, { fileName: file.name.slice(-300), data })).content;
}

/** Fills blanks with facts from an uploaded resume. `onRead` returns the number of filled blanks. */
export function ResumeUpload({ onRead }: { onRead: (content: ResumeContent) => number }) {
  const t = useMessages();
  const toast = useToast();
  const inputRef = useRef<HTMLInputElement>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: importResume,
    onSuccess: (content) =>
      toast({ title: t('oldResume.done', { count: onRead(content) }), description: t('oldResume.doneText') }),
    onError: (error) => {
      console.error('The uploaded resume could not be read', error);
      toast({
        title: t('oldResume.failed'),
        description: getErrorMessage(error) ?? t('oldResume.failedText'),
        variant: 'destructive',
      });
    },
  });
  return (
    <div className="grid grid-cols-1 gap-1">
      <Button
        className="whitespace-normal!"
        busy={isPending}
        icon={<FileUp size={18} aria-hidden />}
        onClick={() => inputRef.current?.click()}
      >
        {t('oldResume.choose')}
      </Button>
      <p className="text-xs text-ink-soft">{t('oldResume.kinds')}</p>
      <input
        ref={inputRef}
        type="file"
        hidden
        accept=".pdf,.docx,.txt,.md,.json,.zip"
        aria-label={t('oldResume.choose')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) mutate(file);
        }}
      />
    </div>
  );
}
