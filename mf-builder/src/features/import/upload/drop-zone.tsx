import { FileUp } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { Button } from '@shortlist/shared-ui/components/button';
import { clsx } from 'clsx';
import { useMessages } from '../../../messages';

const acceptedExtensions = '.pdf,.docx,.json,.zip,.txt,.md';

export function DropZone({ onFile }: { onFile: (file: File) => void }) {
  const t = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const [isDragOver, setDragOver] = useState(false);
  const handleDrag = (event: DragEvent) => {
    event.preventDefault();
    setDragOver(event.type === 'dragover');
  };
  const handleDrop = (event: DragEvent) => {
    handleDrag(event);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <div
      data-testid="drop-zone"
      onDragOver={handleDrag}
      onDragLeave={handleDrag}
      onDrop={handleDrop}
      className={clsx(
        'grid min-h-56 place-items-center content-center gap-3 rounded-card border border-dashed p-6 text-center',
        isDragOver ? 'border-accent bg-accent-soft' : 'border-edge bg-sunken',
      )}
    >
      <FileUp size={32} className="text-accent" aria-hidden />
      <p className="font-medium max-md:hidden">{t('import.drop')}</p>
      <Button variant="primary" onClick={() => input.current?.click()}>
        {t('import.choose')}
      </Button>
      <p className="text-sm text-ink-soft">{t('import.limit')}</p>
      <input
        ref={input}
        type="file"
        accept={acceptedExtensions}
        aria-label={t('import.choose')}
        tabIndex={-1}
        className="hidden"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Lets the user choose the same file again after fixing it.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </div>
  );
}
