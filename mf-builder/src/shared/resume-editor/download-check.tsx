import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from 'react';
import { Download } from 'lucide-react';
import { Button } from '@shortlist/shared-ui/components/button';
import { Dialog } from '@shortlist/shared-ui/components/dialog';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../../messages';
import { useResumeEditorActions } from './resume-editor-context';
import { countMissing, findMissing, type MissingFields } from './find-missing';
import { MissingList } from './missing-list';
import { resumeAdapter } from './resume-adapter';

type Check = (download: () => void) => void;

const CheckContext = createContext<Check | undefined>(undefined);

/** Lists the missing fields before a download. If the user downloads anyway, the same list is not shown again. */
export function DownloadCheck({ children }: { children: ReactNode }) {
  const t = useMessages();
  const language = useLanguage();
  const { getSnapshot, focusField } = useResumeEditorActions();
  const [pendingCheck, setPendingCheck] = useState<{ missing: MissingFields; download: () => void }>();
  const acceptedKey = useRef('');

  const check = useCallback<Check>(
    (download) => {
      const { stored, draft } = getSnapshot();
      // The download of an empty resume reports that itself.
      if (!stored && resumeAdapter.isEmpty(draft)) return download();
      void findMissing(draft, language)
        .then((missing) => {
          if (countMissing(missing) === 0 || getMissingKey(missing) === acceptedKey.current) download();
          else setPendingCheck({ missing, download });
        })
        .catch((error: unknown) => {
          console.error('The missing fields could not be determined', error);
          download();
        });
    },
    [getSnapshot, language],
  );

  return (
    <CheckContext value={check}>
      {children}
      {pendingCheck && (
        <Dialog
          open
          onClose={() => setPendingCheck(undefined)}
          title={t('missing.title', { count: countMissing(pendingCheck.missing) })}
          closeLabel={t('frame.close')}
        >
          <p className="mb-2 text-sm text-ink-soft">{t('missing.text')}</p>
          <MissingList
            missing={pendingCheck.missing}
            onField={(path) => {
              setPendingCheck(undefined);
              focusField(path);
            }}
          />
          <div className="mt-5 actions justify-end">
            <Button
              icon={<Download size={18} aria-hidden />}
              onClick={() => {
                acceptedKey.current = getMissingKey(pendingCheck.missing);
                setPendingCheck(undefined);
                pendingCheck.download();
              }}
            >
              {t('missing.anyway')}
            </Button>
          </div>
        </Dialog>
      )}
    </CheckContext>
  );
}

export function useDownloadCheck(): Check {
  const check = useContext(CheckContext);
  if (!check) throw new Error('DownloadCheck is missing');
  return check;
}

const getMissingKey = ({ issues, reversed, blanks }: MissingFields) =>
  [...issues.map(({ path }) => path), ...reversed, ...blanks.map(({ id }) => id)].join(' ');
