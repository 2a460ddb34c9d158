import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from 'react';
import { Download } from 'lucide-react';
import { Button } from '@shortlist/shared-ui/components/button';
import { Dialog } from '@shortlist/shared-ui/components/dialog';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../../messages';
import { useResumeEditorActions } from './resume-editor-context';
import { countMissing, findMissing, type Missing } from './find-missing';
import { MissingList } from './missing-list';
import { resumeAdapter } from './resume-adapter';

type Check = (download: () => void) => void;

const CheckContext = createContext<Check | undefined>(undefined);

/** Lists the missing fields before a download. If the user downloads anyway, the same list is not shown again. */
export function DownloadCheck({ children }: { children: ReactNode }) {
  const t = useMessages();
  const language = useLanguage();
  const { getSnapshot, focusField } = useResumeEditorActions();
  const [asked, setAsked] = useState<{ missing: Missing; download: () => void }>();
  const accepted = useRef('');

  const check = useCallback<Check>(
    (download) => {
      const { stored, draft } = getSnapshot();
      // The download of an empty resume reports that itself.
      if (!stored && resumeAdapter.isEmpty(draft)) return download();
      void findMissing(draft, language)
        .then((missing) => {
          if (countMissing(missing) === 0 || keyOf(missing) === accepted.current) download();
          else setAsked({ missing, download });
        })
        .catch((error: unknown) => {
          console.error('what is missing could not be told', error);
          download();
        });
    },
    [getSnapshot, language],
  );

  return (
    <CheckContext value={check}>
      {children}
      {asked && (
        <Dialog
          open
          onClose={() => setAsked(undefined)}
          title={t('missing.title', { count: countMissing(asked.missing) })}
          closeLabel={t('frame.close')}
        >
          <p className="mb-2 text-sm text-ink-soft">{t('missing.text')}</p>
          <MissingList
            missing={asked.missing}
            onField={(path) => {
              setAsked(undefined);
              focusField(path);
            }}
          />
          <div className="mt-5 actions justify-end">
            <Button
              icon={<Download size={18} aria-hidden />}
              onClick={() => {
                accepted.current = keyOf(asked.missing);
                setAsked(undefined);
                asked.download();
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

const keyOf = ({ issues, reversed, blanks }: Missing) =>
  [...issues.map(({ path }) => path), ...reversed, ...blanks.map(({ id }) => id)].join(' ');
