import { Download, type LucideIcon } from 'lucide-react';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../../../messages';
import type { FileKind } from './use-file';

interface Props {
  kind: FileKind;
  Icon: LucideIcon;
  title: string;
  /** Who asks for it. */
  text: string;
  off?: boolean;
  /** The kind that is being made. */
  busy: FileKind | undefined;
  onPress: (kind: FileKind) => void;
}

/** Another form of the resume. */
export function FileRow({ kind, Icon, title, text, off, busy, onPress }: Props) {
  const t = useMessages();
  return (
    <li className="grid grid-cols-[20px_1fr_auto] items-center gap-x-3 border-t border-line py-2">
      <Icon size={20} aria-hidden />
      <span className="min-w-0 text-sm font-medium">
        {title}
        <span className="block text-xs font-normal text-ink-soft">{text}</span>
      </span>
      <Button
        variant="quiet"
        size="icon"
        busy={busy === kind}
        off={off}
        icon={<Download size={18} aria-hidden />}
        className="-mr-1.5 max-md:-mr-3"
        aria-label={t('export.download', { name: title })}
        onClick={() => onPress(kind)}
      />
    </li>
  );
}
