import * as z from '@shortlist/contracts/z';
import { api, getErrorMessage } from '@shortlist/shared-ui/api';
import { useHasRoute, useToast } from '@shortlist/shared-ui/area';
import { useLocalizedNavigate } from '@shortlist/shared-ui/navigation/use-language';
import { useMutation } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import type { DocumentName } from '@shortlist/contracts/generator/generation';

const editorRoutes = {
  resume: { draftsPath: '/api/resumes/draft', editorPath: '/resume-builder' },
  coverLetter: { draftsPath: '/api/cover-letters/draft', editorPath: '/cover-letter' },
} as const;
/** Contains only the id, because the editor loads the full document. */
const createdDocumentSchema = z.object({ id: z.string() });

interface OpenRequest {
  document: DocumentName;
  /** Runs first, to save the latest fills. */
  beforeOpen: () => Promise<unknown>;
}

/** Creates an independent document from the generation and opens it in its editor. */
export function useOpenInBuilder(generationId: string) {
  const t = useMessages();
  const toast = useToast();
  const navigate = useLocalizedNavigate();
  const hasRoute = useHasRoute();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ document, beforeOpen }: OpenRequest) => {
      await beforeOpen();
      const { draftsPath, editorPath } = editorRoutes[document];
      const { id } = await api.post(draftsPath, createdDocumentSchema, { generationId });
      return `${editorPath}/${encodeURIComponent(id)}`;
    },
    onSuccess: (path) => navigate(path),
    onError: (error) => {
      console.error('The document could not be opened', error);
      toast({
        title: t('open.failed'),
        description: getErrorMessage(error) ?? t('open.failedText'),
        variant: 'destructive',
      });
    },
  });
  return {
    canOpen: (document: DocumentName) => hasRoute(editorRoutes[document].editorPath),
    open: (document: DocumentName, beforeOpen: () => Promise<unknown>) => mutate({ document, beforeOpen }),
    isOpening: (document: DocumentName) => isPending && variables.document === document,
  };
}
