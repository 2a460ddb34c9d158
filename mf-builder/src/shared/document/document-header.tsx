import { Download, Ellipsis, Redo2, Save, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@shortlist/shared-ui/components/button';
import { Dropdown, dropdownItemClass } from '@shortlist/shared-ui/components/dropdown';
import { useMessages } from '../../messages';
import type { PdfDownload } from '../download/use-pdf-download';
import { DocumentName } from './document-name';
import type { VersionedDocument } from './document-adapter';
import type { DocumentState } from './document-store';
import { SaveStatusIndicator } from './save-status';

interface Props {
  heading: string;
  name: string;
  defaultName: string;
  state: Pick<DocumentState<object, VersionedDocument>, 'stored' | 'saveStatus' | 'canUndo' | 'canRedo'>;
  refusal?: ReactNode;
  actions: {
    setField: (path: string, value: unknown) => void;
    undo: () => void;
    redo: () => void;
    save: () => Promise<unknown>;
    flush: () => Promise<boolean>;
  };
  pdf: Pick<PdfDownload, 'download' | 'isPending'>;
  /** True if the screen below offers a download, too. */
  isDownloadSecondary: boolean;
  actionsBeforeSave?: ReactNode;
  actionsAfterSave?: ReactNode;
}

export function DocumentHeader({
  heading,
  name,
  defaultName,
  state,
  refusal,
  actions,
  pdf,
  isDownloadSecondary,
  actionsBeforeSave,
  actionsAfterSave,
}: Props) {
  const t = useMessages();
  const { stored, saveStatus, canUndo, canRedo } = state;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-3 py-4 lg:py-5">
      <div className="flex min-w-0 grow items-start justify-between gap-2 md:items-center">
        <div className="grid min-w-0 grow gap-x-4">
          <h1
            tabIndex={-1}
            // In languages with long words, a smaller heading fits on one line of the smallest screens.
            className="d3 max-xs:[&:is(:lang(de),:lang(es),:lang(fr))]:text-xl"
          >
            {heading}
          </h1>
          <div className="flex min-w-0 flex-wrap items-center gap-x-3">
            <DocumentName
              name={name}
              defaultName={defaultName}
              onChange={(value) => actions.setField('title', value)}
            />
            <SaveStatusIndicator
              status={saveStatus}
              refusal={refusal}
              isStored={stored !== null}
              onRetry={() => void actions.flush()}
            />
          </div>
        </div>
        <div className="flex max-md:-mt-1 max-md:-mr-3">
          <Button variant="quiet" size="icon" aria-label={t('frame.undo')} disabled={!canUndo} onClick={actions.undo}>
            <Undo2 size={20} aria-hidden />
          </Button>
          <Button variant="quiet" size="icon" aria-label={t('frame.redo')} disabled={!canRedo} onClick={actions.redo}>
            <Redo2 size={20} aria-hidden />
          </Button>
          <Dropdown iconOnly label={t('frame.more')} triggerContent={<Ellipsis size={20} aria-hidden />}>
            {(close) => (
              <button
                type="button"
                className={dropdownItemClass}
                onClick={() => {
                  close();
                  void actions.save();
                }}
              >
                <Save size={18} aria-hidden />
                {t('frame.saveVersion')}
                <kbd className="ml-auto text-xs text-ink-soft max-md:hidden">{t('frame.saveKeys')}</kbd>
              </button>
            )}
          </Dropdown>
        </div>
      </div>
      {/* The smallest screens have no room for icons. */}
      <div className="ml-auto flex flex-wrap items-center gap-2 max-md:w-full max-md:[&>button]:grow max-xs:[&>button]:px-3 max-xs:[&>button>svg]:hidden">
        {actionsBeforeSave}
        {actionsAfterSave}
        <Button
          variant={isDownloadSecondary ? 'secondary' : 'primary'}
          icon={<Download size={18} aria-hidden />}
          busy={pdf.isPending}
          onClick={pdf.download}
        >
          {t('frame.pdf')}
        </Button>
      </div>
    </div>
  );
}
