import { Copy, Download, SquarePen } from 'lucide-react';
import { Button } from '@shortlist/shared-ui/components/button';
import { useMessages } from '../../messages';

interface Props {
  /** Undefined if the button is elsewhere, or if no area can edit the document. */
  onOpen?: () => void;
  isOpening: boolean;
  onCopy: () => void;
  /** Undefined if the button is elsewhere. */
  onDownload?: () => void;
  isDownloading: boolean;
  iconsOnly: boolean;
}

export function DocumentActions({ onOpen, isOpening, onCopy, onDownload, isDownloading, iconsOnly }: Props) {
  const t = useMessages();
  const buttonProps = { variant: 'quiet', size: iconsOnly ? 'icon' : 'sm' } as const;
  return (
    <>
      {onOpen && (
        <Button {...buttonProps} busy={isOpening} icon={<SquarePen size={18} aria-hidden />} onClick={onOpen}>
          {t('open.open')}
        </Button>
      )}
      {onDownload && (
        <Button {...buttonProps} busy={isDownloading} icon={<Download size={18} aria-hidden />} onClick={onDownload}>
          {t('pdf.download')}
        </Button>
      )}
      <Button
        {...buttonProps}
        icon={<Copy size={18} aria-hidden />}
        aria-label={iconsOnly ? t('copy.copy') : undefined}
        onClick={onCopy}
      >
        {!iconsOnly && t('copy.copy')}
      </Button>
    </>
  );
}
