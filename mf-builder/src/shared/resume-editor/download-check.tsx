import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from 'react';
import { Download } from 'lucide-react';
import { Button } from '@shortlist/shared-ui/components/button';
import { Dialog } from '@shortlist/shared-ui/components/dialog';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../../messages';
import { useResumeEditorActions } from './resume-editor-context';
import { countMissingFields, findMissingFields, type MissingFields } from './find-missing-fields';
import { MissingFieldList } from './missing-field-list';
import { resumeAdapter } from './resume-adapter';

type ConfirmDownload = (download: () => void) => void;

const ConfirmDownloadContext = createContext<ConfirmDownload | undefined>(undefined);

/** Shows the missing fields before a download. If the user downloads anyway, the same list isn't shown again. */
export function DownloadCheck({ children }: { children: ReactNode }) {
  const t = useMessages();
  const language = useLanguage();
  const { getSnapshot, focusField } = useResumeEditorActions();
  const [pendingDownload, setPendingDownload] = useState<{ missingFields: MissingFields; download: () => void }>();
  const acceptedKey = useRef('');

  const confirmDownload = useCallback<ConfirmDownload>(
    (download) => {
      const { stored, draft } = getSnapshot();
      // The download itself reports that the resume is empty.
      if (!stored && resumeAdapter.isEmpty(draft)) return download();
      void findMissingFields(draft, language)
        .then((missingFields) => {
          const isAccepted = getMissingKey(missingFields) === acceptedKey.current;
          if (countMissingFields(missingFields) === 0 || isAccepted) download();
          else setPendingDownload({ missingFields, download });
        })
        .catch((error: unknown) => {
          console.error('The missing fields could not be determined', error);
          download();
        });
    },
    [getSnapshot, language],
  );

  return (
    <ConfirmDownloadContext value={confirmDownload}>
      {children}
      {pendingDownload && (
        <Dialog
          open
          onClose={() => setPendingDownload(undefined)}
          title={t('missing.title', { count: countMissingFields(pendingDownload.missingFields) })}
          closeLabel={t('frame.close')}
        >
          <p className="mb-2 text-sm text-ink-soft">{t('missing.text')}</p>
          <MissingFieldList
            missingFields={pendingDownload.missingFields}
            onField={(path) => {
              setPendingDownload(undefined);
              focusField(path);
            }}
          />
          <div className="mt-5 actions justify-end">
            <Button
              icon={<Download size={18} aria-hidden />}
              onClick={() => {
                acceptedKey.current = getMissingKey(pendingDownload.missingFields);
                setPendingDownload(undefined);
                pendingDownload.download();
              }}
            >
              {t('missing.anyway')}
            </Button>
          </div>
        </Dialog>
      )}
    </ConfirmDownloadContext>
  );
}

/** The returned function starts a download or, if fields are missing, first shows them. */
export function useConfirmDownload(): ConfirmDownload {
  const confirmDownload = useContext(ConfirmDownloadContext);
  if (!confirmDownload) throw new Error('DownloadCheck is missing');
  return confirmDownload;
}

const getMissingKey = ({ issues, reversedDateRanges, blanks }: MissingFields) =>
  [...issues.map(({ path }) => path), ...reversedDateRanges, ...blanks.map(({ id }) => id)].join(' ');
