import type { ResumeVersion } from '@shortlist/contracts/builder/resume-versions';
import { getErrorMessage } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMutation, useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { useResumeEditor, useResumeEditorActions } from '../../shared/resume-editor/resume-editor-context';
import { createVersion, restoreVersion, versionListQuery } from './api';
import { formatVersionTime } from './format-version-time';

export function useVersionHistory() {
  const t = useMessages();
  const toast = useToast();
  const language = useLanguage();
  const storedResume = useResumeEditor((state) => state.stored);
  const { flush, getSnapshot, replaceStored } = useResumeEditorActions();
  const id = storedResume?.id ?? '';
  const { data, error, refetch } = useQuery({
    ...versionListQuery(id, storedResume?.draftVersion ?? 0),
    enabled: storedResume !== null,
    placeholderData: (previous) => previous,
  });

  const restoreMutation = useMutation({
    mutationFn: async (version: ResumeVersion) => {
      // Restoring replaces the draft, so pending input is saved first.
      if (!(await flush())) throw new Error('The latest changes are not saved yet');
      return await restoreVersion(id, version, getSnapshot().stored?.draftVersion);
    },
    onSuccess: (resume, version) => {
      replaceStored(resume);
      toast({
        title: t('history.restored', { time: formatVersionTime(version.createdAt, language) }),
        description: t('history.restoredText'),
      });
    },
    onError: (cause) =>
      toast({ title: t('history.restoreFailed'), description: getErrorMessage(cause), variant: 'destructive' }),
  });
  const createMutation = useMutation({
    mutationFn: async (name: string) => {
      if (!(await flush())) throw new Error('The latest changes are not saved yet');
      return await createVersion(id, name);
    },
    onSuccess: async () => {
      await refetch();
      toast({ title: t('history.versionSaved') });
    },
    onError: (cause) =>
      toast({ title: t('history.saveVersionFailed'), description: getErrorMessage(cause), variant: 'destructive' }),
  });

  return {
    id,
    stored: storedResume,
    versions: data,
    hasFailed: error !== null,
    retry: () => void refetch(),
    restore: restoreMutation.mutate,
    restoringId: restoreMutation.isPending ? restoreMutation.variables.id : undefined,
    createVersion: createMutation.mutateAsync,
    isCreating: createMutation.isPending,
  };
}
export type VersionHistory = ReturnType<typeof useVersionHistory>;
