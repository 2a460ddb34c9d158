import { useMemo, useState, type ReactNode } from 'react';
import { saveLetterRequestSchema, type CoverLetter, type LetterDraft } from '@shortlist/contracts/builder/cover-letter';
import type { Resume } from '@shortlist/contracts/builder/resume';
import { useToast } from '@shortlist/shared-ui/area';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useQueryClient } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { createDocumentContext } from '../document/document-context';
import type { DocumentStore } from '../document/document-store';
import { translateIssues } from '../document/issues';
import { createSaveActions } from '../document/save-actions';
import { createEmptyLetter, letterAdapter } from './letter-adapter';
import { createPathFilter } from '../api-paths';

const { DocumentProvider, useDocument, useHeaderState, useDocumentActions } = createDocumentContext(
  letterAdapter,
  useCreateActions,
);

interface Props {
  /** Null for a new letter. Later values are ignored, so each letter needs its own React `key`. */
  letter: CoverLetter | null;
  resume?: Resume | undefined;
  onCreated: (id: string) => void;
  children: ReactNode;
}

export function LetterEditorProvider({ letter, resume, onCreated, children }: Props) {
  const language = useLanguage();
  const [emptyLetter] = useState(() => createEmptyLetter(language, resume));
  return (
    <DocumentProvider storedDocument={letter} emptyDraft={emptyLetter} onCreated={onCreated}>
      {children}
    </DocumentProvider>
  );
}

/** Re-renders only when the selected part changes: `useLetterEditor(({ draft }) => draft.content)`. */
export const useLetterEditor = useDocument;

export const useLetterHeaderState = useHeaderState;

/** The returned object is stable until the screen or its language changes. */
export const useLetterEditorActions = useDocumentActions;

function useCreateActions(store: DocumentStore<LetterDraft, CoverLetter>) {
  const language = useLanguage();
  const queryClient = useQueryClient();
  const toast = useToast();
  const t = useMessages();

  return useMemo(() => {
    const { ensureStored, saveVersion } = createSaveActions(store, {
      toast,
      offlineTitle: t('frame.offline'),
      failureTitle: t('letter.saveFailed'),
      failureText: t('letter.saveFailedText'),
      notifyEmpty: () => toast({ title: t('letter.nothing'), description: t('letter.nothingText') }),
      validate: (draft) => translateIssues(saveLetterRequestSchema.safeParse(draft).error, language),
    });
    const save = () =>
      saveVersion({}, () => {
        toast({ title: t('letter.saved') });
        void queryClient.invalidateQueries(createPathFilter('/api/cover-letters'));
      });
    return { ...store, save, ensureStored };
  }, [store, language, queryClient, toast, t]);
}
