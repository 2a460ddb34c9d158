import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from 'react';
import { Download } from 'lucide-react';
import { Button } from '@shortlist/shared-ui/components/button';
import { Dialog } from '@shortlist/shared-ui/components/dialog';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../../messages';
import { useResumeEditorActions } from './resume-editor-context';
import { countDraftProblems, findDraftProblems, type DraftProblems } from './find-draft-problems';
import { DraftProblemList } from './draft-problem-list';
import { resumeAdapter } from './resume-adapter';

type ConfirmDownload = (download: () => void) => void;

const ConfirmDownloadContext = createContext<ConfirmDownload | undefined>(undefined);

/** Shows the draft's problems before a download. If the user downloads anyway, the same list isn't shown again. */
export function DownloadCheck({ children }: { children: ReactNode }) {
  const t = useMessages();
  const language = useLanguage();
  const { getSnapshot, focusField } = useResumeEditorActions();
  const [pendingDownload, setPendingDownload] = useState<{ problems: DraftProblems; download: () => void }>();
  const acceptedKey = useRef('');

  const confirmDownload = useCallback<ConfirmDownload>(
    (download) => {
      const { stored, draft } = getSnapshot();
      // The download itself reports that the resume is empty.
      if (!stored && resumeAdapter.isEmpty(draft)) return download();
      void findDraftProblems(draft, language)
        .then((problems) => {
          const isAccepted = getProblemsKey(problems) === acceptedKey.current;
          if (countDraftProblems(problems) === 0 || isAccepted) download();
          else setPendingDownload({ problems, download });
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
          title={t('missing.title', { count: countDraftProblems(pendingDownload.problems) })}
          closeLabel={t('frame.close')}
        >
          <p className="mb-2 text-sm text-ink-soft">{t('missing.text')}</p>
          <DraftProblemList
            problems={pendingDownload.problems}
            onField={(path) => {
              setPendingDownload(undefined);
              focusField(path);
            }}
          />
          <div className="mt-5 actions justify-end">
            <Button
              icon={<Download size={18} aria-hidden />}
              onClick={() => {
                acceptedKey.current = getProblemsKey(pendingDownload.problems);
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

/** The returned function starts a download or, if the draft has problems, first shows them. */
export function useConfirmDownload(): ConfirmDownload {
  const confirmDownload = useContext(ConfirmDownloadContext);
  if (!confirmDownload) throw new Error('DownloadCheck is missing');
  return confirmDownload;
}

const getProblemsKey = ({ issues, reversedDateRanges, blanks }: DraftProblems) =>
  [...issues.map(({ path }) => path), ...reversedDateRanges, ...blanks.map(({ id }) => id)].join(' ');
