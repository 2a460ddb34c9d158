import * as z from '@shortlist/contracts/z';
import { api, messageOf } from '@shortlist/shared-ui/api';
import { useIsMounted, useToast } from '@shortlist/shared-ui/area';
import { useGo } from '@shortlist/shared-ui/navigation/use-language';
import { useMutation } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import type { DocumentName } from '../../shared/document-name';

const places = {
  resume: { drafts: '/api/resumes/draft', editor: '/resume-builder' },
  coverLetter: { drafts: '/api/cover-letters/draft', editor: '/cover-letter' },
} as const;
/** The editor loads the full document. */
const madeSchema = z.object({ id: z.string() });

interface Wish {
  document: DocumentName;
  /** Runs first, so that the document contains the latest fills. */
  before: () => Promise<unknown>;
}

/** Creates an independent document from a generation and opens it in its editor. */
export function useOpenInBuilder(generationId: string) {
  const t = useMessages();
  const toast = useToast();
  const go = useGo();
  const isMounted = useIsMounted();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ document, before }: Wish) => {
      await before();
      const { drafts, editor } = places[document];
      const { id } = await api.post(drafts, madeSchema, { generationId });
      return `${editor}/${encodeURIComponent(id)}`;
    },
    onSuccess: (address) => go(address),
    onError: (error) => {
      console.error('Could not open the document', error);
      toast({
        title: t('open.failed'),
        description: messageOf(error) ?? t('open.failedText'),
        variant: 'destructive',
      });
    },
  });
  return {
    canOpen: (document: DocumentName) => isMounted(places[document].editor),
    open: (document: DocumentName, before: () => Promise<unknown>) => mutate({ document, before }),
    opening: (document: DocumentName) => isPending && variables.document === document,
  };
}
