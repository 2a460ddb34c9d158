import type { ReactNode, RefObject } from 'react';
import { SquarePen } from 'lucide-react';
import { Button } from '@shortlist/shared-ui/components/button';
import { Segments } from '@shortlist/shared-ui/components/segments';
import { usePhone } from '@shortlist/shared-ui/components/use-media';
import { DocumentActions } from '../features/documents/document-actions';
import { DocumentPane } from '../features/documents/document-pane';
import { useMessages } from '../messages';
import type { DocumentName } from '../shared/document-name';
import type { Result } from './use-result';

interface Props {
  result: Result;
  keywords: string[];
  /** Shows one document at a time, below a document selector and a button that opens the blanks. */
  oneColumn: boolean;
  shown: DocumentName;
  onChoose: (document: DocumentName) => void;
  /** The blanks form, in one column while blanks are being filled. */
  form: ReactNode;
  frames: Record<DocumentName, RefObject<HTMLDivElement | null>>;
  begin: RefObject<HTMLButtonElement | null>;
}

export function DocumentsColumn({ result, keywords, oneColumn, shown, onChoose, form, frames, begin }: Props) {
  const t = useMessages();
  const phone = usePhone();
  const { trees, blanks, saving, save, copy, canOpen, openInBuilder, opening } = result;

  const actions = (document: DocumentName) => (
    <DocumentActions
      icons={oneColumn}
      // In one column, both actions are labeled buttons elsewhere.
      onOpen={!oneColumn && canOpen(document) ? () => openInBuilder(document) : undefined}
      opening={opening(document)}
      busy={saving(document)}
      onCopy={() => copy(document)}
      onDownload={oneColumn ? undefined : () => save(document)}
    />
  );

  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-4 lg:gap-10">
      {oneColumn && (
        <>
          <div className="flex items-center justify-between gap-2">
            <Segments
              label={t('result.documents')}
              value={shown}
              onChange={onChoose}
              options={[
                { value: 'resume', label: t('result.resume') },
                { value: 'coverLetter', label: t('result.coverLetter') },
              ]}
            />
            <div className="flex shrink-0">{actions(shown)}</div>
          </div>
          {form || (
            <div className="flex flex-wrap gap-2">
              {blanks.openBlanks > 0 && (
                <Button ref={begin} variant="primary" className="grow" onClick={blanks.begin}>
                  {t('blanks.fill')}
                </Button>
              )}
              {canOpen(shown) && (
                <Button
                  className="grow"
                  busy={opening(shown)}
                  icon={<SquarePen size={18} aria-hidden />}
                  onClick={() => openInBuilder(shown)}
                >
                  {t('open.open')}
                </Button>
              )}
            </div>
          )}
        </>
      )}
      {(oneColumn ? [shown] : (['resume', 'coverLetter'] as const)).map((document) => (
        <DocumentPane
          key={document}
          heading={t(`result.${document}`)}
          actions={actions(document)}
          bare={oneColumn}
          tree={trees[document]}
          marks={keywords}
          reflow={phone}
          frame={frames[document]}
          activeBlank={blanks.active?.id}
          onBlank={(id) => blanks.press(id, document)}
        />
      ))}
    </div>
  );
}
