import type { ReactNode, RefObject } from 'react';
import { SquarePen } from 'lucide-react';
import { Button } from '@shortlist/shared-ui/components/button';
import { SegmentedControl } from '@shortlist/shared-ui/components/segmented-control';
import { useIsPhone } from '@shortlist/shared-ui/components/use-media-query';
import { DocumentActions } from '../features/documents/document-actions';
import { DocumentPane } from '../features/documents/document-pane';
import { useMessages } from '../messages';
import type { DocumentName } from '../shared/document-name';
import type { Result } from './use-result';

interface Props {
  result: Result;
  keywords: string[];
  /** Shows one document at a time, below a document selector and a button that opens the blanks. */
  isSingleColumn: boolean;
  shown: DocumentName;
  onSelectDocument: (document: DocumentName) => void;
  /** The blanks form, in one column while blanks are being filled. */
  form: ReactNode;
  frames: Record<DocumentName, RefObject<HTMLDivElement | null>>;
  begin: RefObject<HTMLButtonElement | null>;
}

export function DocumentsColumn({
  result,
  keywords,
  isSingleColumn,
  shown: visibleDocuments,
  onSelectDocument,
  form,
  frames: containerRefs,
  begin,
}: Props) {
  const t = useMessages();
  const isPhone = useIsPhone();
  const { trees, blanks, isDownloading, download, copy, canOpen, openInBuilder, opening } = result;

  const actions = (document: DocumentName) => (
    <DocumentActions
      iconsOnly={isSingleColumn}
      // In one column, both actions are labeled buttons elsewhere.
      onOpen={!isSingleColumn && canOpen(document) ? () => openInBuilder(document) : undefined}
      isOpening={opening(document)}
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
              value={visibleDocuments}
              onChange={onSelectDocument}
              options={[
                { value: 'resume', label: t('result.resume') },
                { value: 'coverLetter', label: t('result.coverLetter') },
              ]}
            />
            <div className="flex shrink-0">{actions(visibleDocuments)}</div>
          </div>
          {form || (
            <div className="flex flex-wrap gap-2">
              {blanks.openBlanks > 0 && (
                <Button ref={begin} variant="primary" className="grow" onClick={blanks.begin}>
                  {t('blanks.fill')}
                </Button>
              )}
              {canOpen(visibleDocuments) && (
                <Button
                  className="grow"
                  busy={opening(visibleDocuments)}
                  icon={<SquarePen size={18} aria-hidden />}
                  onClick={() => openInBuilder(visibleDocuments)}
                >
                  {t('open.open')}
                </Button>
              )}
            </div>
          )}
        </>
      )}
      {(isSingleColumn ? [visibleDocuments] : (['resume', 'coverLetter'] as const)).map((document) => (
        <DocumentPane
          key={document}
          heading={t(`result.${document}`)}
          actions={actions(document)}
          hideHeader={isSingleColumn}
          tree={trees[document]}
          keywords={keywords}
          reflow={isPhone}
          containerRef={containerRefs[document]}
          activeBlank={blanks.active?.id}
          onBlankClick={(id) => blanks.press(id, document)}
        />
      ))}
    </div>
  );
}
