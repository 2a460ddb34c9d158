import type { ReactNode, RefObject } from 'react';
import { SquarePen } from 'lucide-react';
import { Button } from '@shortlist/shared-ui/components/button';
import { SegmentedControl } from '@shortlist/shared-ui/components/segmented-control';
import { useIsPhone } from '@shortlist/shared-ui/components/use-media-query';
import { DocumentActions } from '../features/documents/document-actions';
import { DocumentPane } from '../features/documents/document-pane';
import { LetterSourceNotice } from '../features/documents/letter-source-notice';
import { useMessages } from '../messages';
import type { DocumentName } from '@shortlist/contracts/generator/generation';
import type { Result } from './use-result';

interface Props {
  result: Result;
  keywords: string[];
  /** True if one document is shown at a time, below a document selector and a button that opens the blanks. */
  isSingleColumn: boolean;
  visibleDocument: DocumentName;
  onSelectDocument: (document: DocumentName) => void;
  /** The blanks form, unless it is closed or next to this column. */
  form: ReactNode;
  containerRefs: Record<DocumentName, RefObject<HTMLDivElement | null>>;
  fillButtonRef: RefObject<HTMLButtonElement | null>;
}

export function DocumentsColumn({
  result,
  keywords,
  isSingleColumn,
  visibleDocument,
  onSelectDocument,
  form,
  containerRefs,
  fillButtonRef,
}: Props) {
  const t = useMessages();
  const isPhone = useIsPhone();
  const { trees, blanks, isDownloading, download, copy, canOpen, openInBuilder, isOpening } = result;

  const renderActions = (document: DocumentName) => (
    <DocumentActions
      iconsOnly={isSingleColumn}
      // In a single column, other buttons open and download the document.
      onOpen={!isSingleColumn && canOpen(document) ? () => openInBuilder(document) : undefined}
      isOpening={isOpening(document)}
      isDownloading={isDownloading(document)}
      onCopy={() => copy(document)}
      onDownload={isSingleColumn ? undefined : () => download(document)}
    />
  );

  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-4 lg:gap-10">
      {isSingleColumn && (
        <>
          <div className="flex items-center justify-between gap-2">
            <SegmentedControl
              label={t('result.documents')}
              value={visibleDocument}
              onChange={onSelectDocument}
              options={[
                { value: 'resume', label: t('result.resume') },
                { value: 'coverLetter', label: t('result.coverLetter') },
              ]}
            />
            <div className="flex shrink-0">{renderActions(visibleDocument)}</div>
          </div>
          {form || (
            <div className="flex flex-wrap gap-2">
              {blanks.openBlankCount > 0 && (
                <Button ref={fillButtonRef} variant="primary" className="grow" onClick={blanks.startFilling}>
                  {t('blanks.fill')}
                </Button>
              )}
              {canOpen(visibleDocument) && (
                <Button
                  className="grow"
                  busy={isOpening(visibleDocument)}
                  icon={<SquarePen size={18} aria-hidden />}
                  onClick={() => openInBuilder(visibleDocument)}
                >
                  {t('open.open')}
                </Button>
              )}
            </div>
          )}
        </>
      )}
      {(isSingleColumn ? [visibleDocument] : (['resume', 'coverLetter'] as const)).map((document) => (
        <DocumentPane
          key={document}
          heading={t(`result.${document}`)}
          actions={renderActions(document)}
          notice={document === 'coverLetter' && <LetterSourceNotice {...result.letterSource} />}
          hideHeader={isSingleColumn}
          tree={trees[document]}
          keywords={keywords}
          reflow={isPhone}
          containerRef={containerRefs[document]}
          activeBlankId={blanks.activeBlank?.id}
          onBlankClick={(id) => blanks.openClickedBlank(id, document)}
        />
      ))}
    </div>
  );
}
