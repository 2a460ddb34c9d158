import { Copy, Download, SquarePen } from 'lucide-react';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../../messages';

interface Props {
  /** Absent if the button is elsewhere or no area edits such documents. */
  onOpen?: () => void;
  opening: boolean;
  onCopy: () => void;
  /** Absent if the button is elsewhere. */
  onDownload?: () => void;
  busy: boolean;
  icons: boolean;
}

export function DocumentActions({ onOpen, opening, onCopy, onDownload, busy, icons }: Props) {
  const t = useMessages();
  const look = { variant: 'quiet', size: icons ? 'icon' : 'sm' } as const;
  return (
    <>
      {onOpen && (
        <Button {...look} busy={opening} icon={<SquarePen size={18} aria-hidden />} onClick={onOpen}>
          {t('open.open')}
        </Button>
      )}
      {onDownload && (
        <Button {...look} busy={busy} icon={<Download size={18} aria-hidden />} onClick={onDownload}>
          {t('pdf.download')}
        </Button>
      )}
      <Button
        {...look}
        icon={<Copy size={18} aria-hidden />}
        aria-label={icons ? t('copy.copy') : undefined}
        onClick={onCopy}
      >
        {!icons && t('copy.copy')}
      </Button>
    </>
  );
}
