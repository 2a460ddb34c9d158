import { useId } from 'react';
import { Download, type LucideIcon } from 'lucide-react';
import { Spinner } from '@shortlist/shared-ui/components/spinner';
import { useMessages } from '../../../messages';
import type { FileFormat } from './use-file-download';

interface Props {
  format: FileFormat;
  Icon: LucideIcon;
  title: string;
  description: string;
  disabled?: boolean;
  busyFormat: FileFormat | undefined;
  onDownload: (format: FileFormat) => void;
}

export function FileFormatRow({ format, Icon, title, description, disabled, busyFormat, onDownload }: Props) {
  const t = useMessages();
  const descriptionId = useId();
  return (
    <li className="border-t border-line">
      <button
        type="button"
        aria-label={t('export.download', { name: title })}
        aria-describedby={descriptionId}
        aria-disabled={disabled || busyFormat === format || undefined}
        onClick={() => !disabled && busyFormat !== format && onDownload(format)}
        className="-mx-2 grid min-h-11 w-[calc(100%+1rem)] cursor-pointer grid-cols-[20px_1fr_auto] items-center gap-x-3 rounded-control px-2 py-2 text-left hover:bg-sunken aria-disabled:cursor-default aria-disabled:text-ink-soft aria-disabled:hover:bg-transparent"
      >
        <Icon size={20} aria-hidden />
        <span className="min-w-0 text-sm font-medium">
          {title}
          <span id={descriptionId} className="block text-xs font-normal text-ink-soft">
            {description}
          </span>
        </span>
        {busyFormat === format ? <Spinner /> : <Download size={18} className="text-ink-soft" aria-hidden />}
      </button>
    </li>
  );
}
