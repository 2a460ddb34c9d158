import type { ResumeVersion } from '@shortlist/contracts/builder/saved-resume';
import { messageOf } from '@shortlist/shared-ui/api';
import { useToast } from '@shortlist/shared-ui/area';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMutation, useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { useEditor, useEditorActions } from '../../shared/editor/editor';
import { keepVersion, restoreVersion, versionsQuery } from './calls';
import { momentOf } from './moment';

export function useHistory() {
  const t = useMessages();
  const toast = useToast();
  const language = useLanguage();
  const saved = useEditor((state) => state.saved);
  const { flush, get, replace } = useEditorActions();
  const id = saved?.id ?? '';
  const { data, error, refetch } = useQuery({
    ...versionsQuery(id, saved?.draftVersion ?? 0),
    enabled: saved !== null,
    placeholderData: (before) => before,
  });

  const restoring = useMutation({
    mutationFn: async (version: ResumeVersion) => {
      // Saves pending input first, so that it is not lost.
      if (!(await flush())) throw new Error('The latest changes are not saved yet');
      return await restoreVersion(id, version, get().saved?.draftVersion);
    },
    onSuccess: (resume, version) => {
      replace(resume);
      toast({
        title: t('history.restored', { time: momentOf(version.createdAt, language) }),
        description: t('history.restoredText'),
      });
    },
    onError: (cause) =>
      toast({ title: t('history.restoreFailed'), description: messageOf(cause), variant: 'destructive' }),
  });
  const keeping = useMutation({
    mutationFn: async (name: string) => {
      if (!(await flush())) throw new Error('The latest changes are not saved yet');
      return await keepVersion(id, name);
    },
    onSuccess: async () => {
      await refetch();
      toast({ title: t('history.kept') });
    },
    onError: (cause) =>
      toast({ title: t('history.keepFailed'), description: messageOf(cause), variant: 'destructive' }),
  });

  return {
    id,
    saved,
    versions: data,
    failed: error !== null,
    retry: () => void refetch(),
    restore: restoring.mutate,
    restoring: restoring.isPending ? restoring.variables.id : undefined,
    keep: keeping.mutateAsync,
    keeping: keeping.isPending,
  };
}
export type History = ReturnType<typeof useHistory>;
