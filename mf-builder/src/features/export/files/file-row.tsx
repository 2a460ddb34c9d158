import { useId } from 'react';
import { Download, type LucideIcon } from 'lucide-react';
import { Spinner } from '@shortlist/shared-ui/components/spinner';
import { useMessages } from '../../../messages';
import type { FileKind } from './use-file';

interface Props {
  kind: FileKind;
  Icon: LucideIcon;
  title: string;
  /** Explains who needs this format. */
  text: string;
  off?: boolean;
  busy: FileKind | undefined;
  onPress: (kind: FileKind) => void;
}

export function FileRow({ kind, Icon, title, text, off, busy, onPress }: Props) {
  const t = useMessages();
  const about = useId();
  return (
    <li className="border-t border-line">
      <button
        type="button"
        aria-label={t('export.download', { name: title })}
        aria-describedby={about}
        aria-disabled={off || busy === kind || undefined}
        onClick={() => !off && busy !== kind && onPress(kind)}
        className="-mx-2 grid min-h-11 w-[calc(100%+1rem)] cursor-pointer grid-cols-[20px_1fr_auto] items-center gap-x-3 rounded-control px-2 py-2 text-left hover:bg-sunken aria-disabled:cursor-default aria-disabled:text-ink-soft aria-disabled:hover:bg-transparent"
      >
        <Icon size={20} aria-hidden />
        <span className="min-w-0 text-sm font-medium">
          {title}
          <span id={about} className="block text-xs font-normal text-ink-soft">
            {text}
          </span>
        </span>
        {busy === kind ? <Spinner /> : <Download size={18} className="text-ink-soft" aria-hidden />}
      </button>
    </li>
  );
}
